// People who talk to our server: one asks over HTTP, one socket per seat.
import WebSocket from 'ws'

export class Person {
  static async arrive(address) {
    const person = new Person(address, '')
    person.token = (await person.ask('/me', {})).token
    return person
  }

  constructor(address, token) {
    this.address = address
    this.token = token
  }

  async ask(path, body) {
    const response = await fetch(`${this.address}/api${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  // A socket at the table, once it has its snapshot; `onMessage` gets what comes afterwards.
  visit(table, onMessage) {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { Authorization: `Bearer ${this.token}` },
      perMessageDeflate: false,
    })
    return new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.once('open', () => socket.send('{"type":"hello","v":1,"ply":null}'))
      socket.on('message', (data) => {
        const message = JSON.parse(data)
        if (message.type === 'snapshot') resolve(socket)
        else if (message.type === 'refused') throw new Error(`refused: ${data}`)
        else onMessage(message)
      })
      socket.on('close', (code) => {
        throw new Error(`closed with ${code}`)
      })
    })
  }
}

// A table at which everybody has an identity of their own: the first makes it, the others come with its invite.
export async function gather([host, ...guests], body) {
  const open = guests.map((_, index) => index + 1)
  const made = { ...body, seats: open.length + 1, open, name: 'P0' }
  const { table, company } = await host.ask('/tables', made)
  const wish = (person, what) => person.ask(`/tables/${table}/ask`, what)
  for (const [index, guest] of guests.entries())
    await wish(guest, { do: 'sit', seat: open[index], invite: company.invite, name: `P${open[index]}` })
  for (const person of [host, ...guests]) await wish(person, { do: 'ready', ready: true })
  return table
}
