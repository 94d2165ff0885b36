/**
 * Exposes the worker to its page: one wire form for every error, and, where nothing can be kept, no answer before
 * the page has what was changed (db/store/mirror.ts).
 */
import { expose, transferHandlers } from 'comlink'
import type { WorkerApi } from '#core/contract/browser/worker'
import { toErrorWire } from '#core/errors'
import { carriedRows, deviceStore } from '#db/store/browser-store'
import { type MirrorPort, sendChanges } from '#db/store/mirror'
import { asAppError } from './storage-error'

type Method = (...input: unknown[]) => Promise<unknown>

let openChanges: (port: MirrorPort) => void = () => undefined
const changes = sendChanges(
  deviceStore,
  carriedRows,
  new Promise((resolve) => {
    openChanges = resolve
  }),
)

/**
 * The page holds back its requests until the worker is ready, and then sends it one end of two channels
 * (platform/client/worker-client.ts).
 */
export function exposeWorker(worker: WorkerApi): void {
  sendErrorsAsWire()
  addEventListener(
    'message',
    ({ ports: [calls, forChanges] }) => {
      if (forChanges) openChanges(forChanges)
      if (calls) expose(settling(worker), calls)
    },
    { once: true },
  )
  postMessage(0)
}

function settling(worker: WorkerApi): Record<string, Method> {
  const methods = Object.entries(worker as unknown as Record<string, Method>).map(
    ([name, run]): [string, Method] => [
      name,
      async (...input) => {
        try {
          return await run(...input)
        } finally {
          await changes.settled()
        }
      },
    ],
  )
  return Object.fromEntries(methods)
}

/** Comlink alone would send only message and stack: this sends every error in its one wire form. */
function sendErrorsAsWire(): void {
  const original = transferHandlers.get('throw')
  if (!original) return
  transferHandlers.set('throw', {
    ...original,
    serialize: ({ value }: { value: unknown }) => [toErrorWire(asAppError(value)), []],
  })
}
