// Many tables at which everybody adds every two seconds, all seats spread evenly over that time.
// Usage: node crowd.js ADDRESS TABLES SEATS. Says "gathered" when all sit, then takes lines of input:
// "connect FIRST LAST" opens the sockets of these seats, "play SECONDS" plays. Each is answered with a line of JSON.
import { createInterface } from 'node:readline'
import { Person, gather } from './people.js'

const LONGEST = 900_000
const EVERY = 2000
const AT_ONCE = 16

setTimeout(() => process.exit(1), LONGEST).unref() // whatever happens, this ends

const [address, count, seats] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const numbers = (length) => Array.from({ length }, (_, number) => number)
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const tables = []
const [acknowledged, seen] = [[], []]
let sent = 0

async function many(things, act) {
  const left = things.values()
  const work = async () => {
    for (const thing of left) await act(thing)
  }
  await Promise.all(numbers(AT_ONCE).map(work))
}

async function open() {
  const people = await Promise.all(numbers(seats).map(() => Person.arrive(address)))
  const id = await gather(people, { game: 'adding', options: { together: true } })
  tables.push({ id, people, sockets: [], sent: [] })
}

async function connect([table, seat]) {
  table.sockets[seat] = await table.people[seat].visit(table.id, (message) => {
    const now = performance.now()
    if (message.type === 'ack') acknowledged.push(now - table.sent[seat])
    else if (message.type === 'update')
      for (const step of message.steps) if (step.seat !== seat) seen.push(now - table.sent[step.seat])
  })
}

function add(table, seat) {
  table.sent[seat] = performance.now()
  sent += 1
  table.sockets[seat].send(`{"type":"command","id":${sent},"seq":${sent},"command":{"do":"add"}}`)
}

// What is due is sent every few milliseconds: a late timer delays a command and drops none.
async function play(seconds) {
  const turns = numbers(seats).flatMap((seat) => tables.map((table) => [table, seat]))
  const due = Math.floor((seconds * 1000 * turns.length) / EVERY)
  for (const began = performance.now(); sent < due; await pause(2)) {
    const now = ((performance.now() - began) * turns.length) / EVERY
    while (sent < Math.min(now, due)) add(...turns[sent % turns.length])
  }
  await pause(EVERY)
}

function percentiles(waited) {
  waited.sort((a, b) => a - b)
  const at = (share) => waited[Math.floor((waited.length - 1) * share)]
  return { count: waited.length, p50_ms: at(0.5), p99_ms: at(0.99), most_ms: at(1) }
}

await many(numbers(count), open)
console.log('gathered')
for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...figures] = line.split(' ')
  if (what === 'connect') {
    const [first, last] = figures.map(Number)
    const visits = tables.flatMap((table) => numbers(last - first + 1).map((index) => [table, first + index]))
    await many(visits, connect)
    console.log(JSON.stringify({ connected: visits.length }))
  } else {
    await play(Number(figures[0]))
    console.log(JSON.stringify({ sent, acknowledged: percentiles(acknowledged), seen: percentiles(seen) }))
  }
}
process.exit(0)
