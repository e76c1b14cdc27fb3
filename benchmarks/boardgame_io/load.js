// boardgame.io's seats. Only what its protocol needs: its own client would compute every move a second time.
// Usage: node load.js ADDRESS TABLES
import { io } from 'socket.io-client'
import { measure } from '../closed_loop.js'

function sit(address, match, player) {
  const socket = io(`${address}/adding`, { transports: ['websocket'], forceNew: true })
  const seat = { onSeen: () => {} }
  let version = 0
  socket.on('update', (_, state) => {
    version = state._stateID
    if (state.ctx.currentPlayer === player) seat.onSeen()
  })
  seat.move = () => {
    const payload = { type: 'add', args: [], playerID: player }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, version, match, player)
  }
  return new Promise((resolve) => {
    socket.once('sync', () => resolve(seat))
    socket.on('connect', () => socket.emit('sync', match, player, undefined, 2))
  })
}

// One after the other: the first of the two makes the match.
await measure(async (address, number) => [
  await sit(address, `match-${number}`, '0'),
  await sit(address, `match-${number}`, '1'),
])
