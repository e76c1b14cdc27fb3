// Our seats: every table has two people with an identity each. Usage: node load.js ADDRESS TABLES
import { measure } from '../closed_loop.js'
import { Person, gather } from './people.js'

async function sit(person, table, player) {
  const seat = { onSeen: () => {} }
  let version = 0
  const socket = await person.visit(table, (message) => {
    if (message.type !== 'update') return
    version = message.ply
    if (version % 2 === player) seat.onSeen()
  })
  seat.move = () =>
    socket.send(`{"type":"command","id":${version},"ply":${version},"seq":${version + 1},"command":{"do":"add"}}`)
  return seat
}

await measure(async (address) => {
  const people = [await Person.arrive(address), await Person.arrive(address)]
  const table = await gather(people, { game: 'adding' })
  return Promise.all(people.map((person, player) => sit(person, table, player)))
})
