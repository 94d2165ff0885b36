/** A small load on one server: a few kept connections, each asking again as soon as it was answered. */
import { connect, type Socket } from 'node:net'

export interface Load {
  origin: string
  paths: readonly string[]
  headers?: Readonly<Record<string, string>>
  expectedStatus?: number
}

const connections = 4
const requestsPerConnection = 250

/** Milliseconds per answered request. Throws at the first answer with another status. */
export async function msPerRequest({
  origin,
  paths,
  headers = {},
  expectedStatus = 200,
}: Load): Promise<number> {
  const { hostname, port } = new URL(origin)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${lines.join('')}\r\n`)
  const from = performance.now()
  await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      const own = Array.from(
        { length: requestsPerConnection },
        (_, count) => requests[(index * requestsPerConnection + count) % requests.length] ?? '',
      )
      return askInTurn(connect(Number(port), hostname), own, expectedStatus)
    }),
  )
  return (performance.now() - from) / (connections * requestsPerConnection)
}

function askInTurn(socket: Socket, requests: readonly string[], status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = 0
    let missing = 0
    let head = ''
    const next = () => {
      const request = requests[asked]
      asked += 1
      if (request !== undefined) {
        socket.write(request)
        return
      }
      socket.destroy()
      resolve()
    }
    socket.on('error', reject)
    socket.on('connect', next)
    socket.on('data', (part: Buffer) => {
      if (missing > 0) missing -= part.length
      else {
        head += part.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith(`HTTP/1.1 ${status} `)) {
          reject(new Error(head.slice(0, 100)))
          return
        }
        missing = bodyLength(head, status) - (head.length - end - 4)
        head = ''
      }
      if (missing <= 0) next()
    })
  })
}

function bodyLength(head: string, status: number): number {
  return status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
}
