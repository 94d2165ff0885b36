/** A server that counts visits, as Matomo does for the app: a tracker that takes the queue over, and an address for what it is told. */
import { createServer } from 'node:http'

export interface FakeMatomo {
  /** The folder of its files. */
  address: string
  /** Paths asked for, in order. */
  asked: string[]
  /** Commands the tracker was given, in order. */
  told: unknown[][]
  /** What the tracker script does: makes itself known, or not. */
  script: 'working' | 'silent'
  close(): Promise<void>
}

const working = `
  (() => {
    const waiting = window._paq || []
    let tracker = ''
    const take = (command) => {
      if (command[0] === 'setTrackerUrl') tracker = command[1]
      navigator.sendBeacon(tracker, JSON.stringify(command))
    }
    window.Piwik = {}
    window._paq = { push: take }
    waiting.forEach(take)
  })()`

export async function startFakeMatomo(): Promise<FakeMatomo> {
  const matomo: FakeMatomo = {
    address: '',
    asked: [],
    told: [],
    script: 'working',
    close: async () => undefined,
  }
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    matomo.asked.push(path)
    let body = ''
    incoming.on('data', (part: Buffer) => {
      body += part.toString()
    })
    incoming.on('end', () => {
      if (path.endsWith('.php')) matomo.told.push(JSON.parse(body))
      const isTracker = path.endsWith('/matomo.js') && matomo.script === 'working'
      const script = path.includes('/js/container_')
        ? `window.containers = [...(window.containers ?? []), 1]`
        : ''
      outgoing.writeHead(200, { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/plain' })
      outgoing.end(isTracker ? working : script)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  matomo.address = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/matomo/`
  matomo.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return matomo
}
