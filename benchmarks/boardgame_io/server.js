// boardgame.io's server as its tutorial sets it up: a game for two who add 1 by turns, kept in memory.
import { createRequire } from 'node:module'

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server')

const game = {
  name: 'adding',
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.total += 1
    },
  },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })

// It would listen to the whole world.
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, ...rest) => listen(port, '127.0.0.1', ...rest)

// Its own lines about what it does are left out; they would cost it time.
const say = console.log
console.log = console.info = () => {}
const { appServer } = await server.run({ port: 0 })
say(`boardgame.io is at http://127.0.0.1:${appServer.address().port}/`)
