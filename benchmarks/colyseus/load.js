// Colyseus' seats, with its own client. Usage: node load.js ADDRESS TABLES
import { Client } from '@colyseus/sdk'
import { measure } from '../closed_loop.js'

function sit(room, player) {
  const seat = { onSeen: () => {}, move: () => room.send('add') }
  return new Promise((resolve) => {
    room.onStateChange.once(() => resolve(seat))
    room.onStateChange((state) => {
      if (state.total % 2 === player) seat.onSeen()
    })
  })
}

await measure(async (address) => {
  const client = new Client(address)
  const room = await client.create('adding')
  return [await sit(room, 0), await sit(await client.joinById(room.roomId), 1)]
})
