// The same closed loop for every server: at each table two seats move by turns, and the next move is sent as soon as
// the other seat has seen the last one. A seat has `move()`; whoever opened it calls `seat.onSeen()` when it learns of
// a move of the other seat.
import { createInterface } from 'node:readline'

const LONGEST = 300_000

function play(table, moves, waited) {
  return new Promise((resolve) => {
    let sent = 0
    let unsent = moves
    const move = (seat) => {
      unsent -= 1
      sent = performance.now()
      seat.move()
    }
    table.seats.forEach((seat, index) => {
      seat.onSeen = () => {
        waited.push(performance.now() - sent)
        table.next = index
        if (unsent > 0) move(seat)
        else resolve()
      }
    })
    move(table.seats[table.next])
  })
}

// Says "ready" when all tables are open, then for each line of its input plays so many moves at each table.
export async function measure(open) {
  setTimeout(() => process.exit(1), LONGEST).unref() // whatever happens, this ends
  const [address, count] = [process.argv[2], Number(process.argv[3])]
  const tables = []
  for (let number = 0; number < count; number++) tables.push({ seats: await open(address, number), next: 0 })
  console.log('ready')
  for await (const line of createInterface({ input: process.stdin })) {
    const waited = []
    const started = performance.now()
    await Promise.all(tables.map((table) => play(table, Number(line), waited)))
    const seconds = (performance.now() - started) / 1000
    waited.sort((a, b) => a - b)
    const [p50_ms, p99_ms] = [waited[waited.length >> 1], waited[Math.floor(waited.length * 0.99)]]
    console.log(JSON.stringify({ moves: waited.length, seconds, p50_ms, p99_ms }))
  }
  process.exit(0)
}
