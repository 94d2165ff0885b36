/**
 * Limits for clients that do not read their answers or keep connections open: connections of one address and
 * of all, and concurrent requests of one connection. How long a connection may be idle is a setting of the
 * HTTP server (app.ts).
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Numbers of connections and requests. */
export interface ConnectionLimits {
  perAddress: number
  all: number
  /** Sent before the previous answer; browsers never do this. */
  requestsAtOnce: number
}

/** Limits of a normal server. */
export const usualLimits: ConnectionLimits = { perAddress: 256, all: 4_000, requestsAtOnce: 10 }

/**
 * Closes what exceeds the limits at once. Behind a proxy, which is one address, only the total limit applies.
 */
export function guardConnections(
  server: Server,
  isBehindProxy: boolean,
  { perAddress, all, requestsAtOnce }: ConnectionLimits = usualLimits,
): void {
  const ofAddress = new Map<string, number>()
  const underWay = new WeakMap<Socket, number>()
  let count = 0
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const own = ofAddress.get(address) ?? 0
    if (count >= all || (!isBehindProxy && own >= perAddress)) {
      socket.destroy()
      return
    }
    count += 1
    ofAddress.set(address, own + 1)
    socket.once('close', () => {
      count -= 1
      const left = (ofAddress.get(address) ?? 1) - 1
      if (left === 0) ofAddress.delete(address)
      else ofAddress.set(address, left)
    })
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const before = underWay.get(socket) ?? 0
    if (before >= requestsAtOnce) {
      socket.destroy()
      return
    }
    underWay.set(socket, before + 1)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  })
}
