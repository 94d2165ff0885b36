/** A way between browser and server that can be cut in the middle of an answer, as a tunnel does, and be there again. */
import { connect, createServer, type Socket } from 'node:net'

export interface BreakableWay {
  origin: string
  /** How many connections were refused so far. */
  refused: number
  /** Cuts all connections; new ones are refused until `mend`. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function startBreakableWay(target: string): Promise<BreakableWay> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      way.refused += 1
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const way: BreakableWay = {
    refused: 0,
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      isCut = true
      cutAll()
    },
    mend() {
      isCut = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cutAll()
      }),
  }
  return way
}
