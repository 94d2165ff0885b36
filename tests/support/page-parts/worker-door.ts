/**
 * The worker as the page meets it, in the same process: `Worker` is the browser's object at the border, everything behind it is the page's own
 * door (src/platform/client/worker-client.ts), real Comlink over a real channel, and errors that cross as in worker/main.ts. A test says
 * what the worker does; what it does not say is refused, so that nothing is asked unseen.
 */
import { expose, transferHandlers } from 'comlink'
import type { WorkerApi } from '#core/contract/browser/worker'
import { toErrorWire } from '#core/errors'

type Call = [name: string, ...values: unknown[]]

/** What the tests of now have put behind the door: the page makes its one client for the life of the process. */
const behind: { api: Partial<WorkerApi>; asked: Call[] } = { api: {}, asked: [] }

const target = new Proxy({} as Record<string, (...values: unknown[]) => unknown>, {
  get:
    (_, name) =>
    (...values: unknown[]) => {
      behind.asked.push([String(name), ...values])
      const answer: unknown = Reflect.get(behind.api, name)
      if (typeof answer !== 'function') throw new Error(`The test has no answer to ${String(name)}`)
      return Reflect.apply(answer, behind.api, values)
    },
})

class InProcessWorker extends EventTarget {
  constructor(readonly address: string | URL) {
    super()
    sendErrors()
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: 0 })))
  }

  postMessage(_: unknown, [port]: MessagePort[]): void {
    if (port) expose(target, port)
  }
}

/** Stands for the worker from now on; gives what it was asked, as `[name, ...values]`. */
export function workerThat(api: Partial<WorkerApi>): readonly Call[] {
  Object.assign(globalThis, { Worker: InProcessWorker })
  behind.api = api
  behind.asked = []
  return behind.asked
}

/** As worker/main.ts sends them. */
function sendErrors(): void {
  const page = transferHandlers.get('throw')
  if (!page) return
  transferHandlers.set('throw', {
    ...page,
    serialize: (thrown: unknown) => [
      toErrorWire(typeof thrown === 'object' && thrown !== null && 'value' in thrown ? thrown.value : thrown),
      [],
    ],
  })
}
