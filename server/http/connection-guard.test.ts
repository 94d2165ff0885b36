import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guardConnections } from './connection-guard'

let server: Server
let sockets: Socket[] = []
beforeEach(() => {
  server = createServer((_, response) => response.end('x'.repeat(1_000)))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function listen(isBehindProxy: boolean): Promise<void> {
  guardConnections(server, isBehindProxy, { perAddress: 3, all: 5, requestsAtOnce: 2 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** What a client hears: an answer, or that it was closed. */
async function speak(text: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.write(text)
  let heard = ''
  return await new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      heard += String(part)
      if (heard.includes('\r\n\r\n')) resolve(heard.slice(0, 12))
    })
    socket.on('close', () => resolve(heard === '' ? 'closed' : heard.slice(0, 12)))
  })
}

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

it('closes what one address opens beyond its share, until others of it are closed', async () => {
  await listen(false)
  for (let count = 0; count < 3; count += 1) expect(await speak(request)).toBe('HTTP/1.1 200')
  expect(await speak(request)).toBe('closed')
  const [first] = sockets
  first?.destroy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await speak(request)).toBe('HTTP/1.1 200')
})

it('takes a proxy for many, and closes what is too much for all', async () => {
  await listen(true)
  for (let count = 0; count < 5; count += 1) expect(await speak(request)).toBe('HTTP/1.1 200')
  expect(await speak(request)).toBe('closed')
})

it('closes a connection that sends many requests before it reads an answer', async () => {
  server.removeAllListeners('request')
  let answered = 0
  server.on('request', ({ socket }) => {
    if (!socket.destroyed) answered += 1
  })
  await listen(false)
  expect(await speak(request.repeat(50))).toBe('closed')
  expect(answered).toBe(2)
})
