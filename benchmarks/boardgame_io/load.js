// Plays many matches for two at once, each as quickly as the server tells of the last move.
// Usage: node load.js ADDRESS MATCHES. Says "ready", then for each line on its input plays so many moves at each match.
import { createInterface } from 'node:readline'
import { io } from 'socket.io-client'

const [address, matches] = [process.argv[2], Number(process.argv[3])]
let waited = []

// Whatever happens, this ends.
setTimeout(() => process.exit(1), 300_000).unref()

// Only what the protocol needs: boardgame.io's own client would compute every move a second time.
function sit(match, player) {
  const socket = io(`${address}/adding`, { transports: ['websocket'], forceNew: true })
  const seat = { socket, stateID: 0, isOurs: player === 0, onUpdate: () => {} }
  const update = (_, state) => {
    seat.stateID = state._stateID
    seat.isOurs = state.ctx.currentPlayer === String(player)
    seat.onUpdate()
  }
  socket.on('update', update)
  const ready = new Promise((resolve) => socket.once('sync', resolve))
  socket.on('connect', () => socket.emit('sync', match, String(player), undefined, 2))
  seat.ready = ready
  seat.move = () => {
    seat.sent = performance.now()
    const payload = { type: 'add', args: [], playerID: String(player) }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, seat.stateID, match, String(player))
  }
  return seat
}

async function open(match) {
  const first = sit(match, 0)
  await first.ready
  const second = sit(match, 1)
  await second.ready
  return [first, second]
}

function play(seats, moves) {
  return new Promise((resolve) => {
    let [unsent, unheard] = [moves, moves]
    const move = (seat) => {
      unsent -= 1
      seat.move()
    }
    for (const seat of seats) {
      seat.onUpdate = () => {
        if (seat.sent !== undefined) {
          waited.push(performance.now() - seat.sent)
          seat.sent = undefined
          unheard -= 1
        }
        if (seat.isOurs && unsent > 0) move(seat)
        if (unheard === 0) resolve()
      }
    }
    move(seats.find((seat) => seat.isOurs))
  })
}

const tables = []
for (let match = 0; match < matches; match++) tables.push(await open(`match-${match}`))
console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  waited = []
  const started = performance.now()
  await Promise.all(tables.map((seats) => play(seats, Number(line))))
  const seconds = (performance.now() - started) / 1000
  waited.sort((a, b) => a - b)
  const [p50_ms, p99_ms] = [waited[waited.length >> 1], waited[Math.floor(waited.length * 0.99)]]
  console.log(JSON.stringify({ moves: waited.length, seconds, p50_ms, p99_ms }))
}
process.exit(0)
