// Colyseus' server with a room for two who add 1 by turns, kept in memory; every move is told at once.
import { Room, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const Total = schema({ total: t.number() })

class Adding extends Room {
  maxClients = 2
  patchRate = null

  onCreate() {
    this.state = new Total()
    this.state.total = 0
    this.onMessage('add', (client) => {
      if (this.clients[this.state.total % 2] !== client) return
      this.state.total += 1
      this.broadcastPatch()
    })
  }
}

const transport = new WebSocketTransport()
const server = new Server({ transport, greet: false })
server.define('adding', Adding)
await server.listen(0, '127.0.0.1')
console.log(`Colyseus is at http://127.0.0.1:${transport.server.address().port}/`)
