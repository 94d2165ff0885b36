/**
 * The page's connection to the worker: one worker, one proxy. Errors arrive as AppError (Comlink alone would
 * lose their code).
 */
import { type Remote, transferHandlers, wrap } from 'comlink'
import type { WorkerApi } from '#core/contract/browser/worker'
import { type ErrorWire, fromErrorWire } from '#core/errors'
import { once } from '#core/once'
import workerUrl from '../../../worker/main?worker&url'
import { trustedScriptUrl } from './trusted-url'

const retryMs = 3000

const connection = once((): { client: Remote<WorkerApi>; changes: MessagePort } => {
  restoreErrors()
  const calls = new MessageChannel()
  const changes = new MessageChannel()
  startWorker([calls.port2, changes.port2])
  return { client: wrap<WorkerApi>(calls.port1), changes: changes.port1 }
})

/** The worker, started at first use. */
export const workerClient = (): Remote<WorkerApi> => connection().client

/** The worker's changes where nothing can be kept (db/store/mirror.ts). */
export const workerChanges = (): MessagePort => connection().changes

/**
 * Calls wait in the channel until the worker runs. Its file may fail to load, on a first visit whose network
 * breaks off: then it is loaded again.
 */
function startWorker(channels: MessagePort[]): void {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'perikope' })
  worker.addEventListener('message', () => worker.postMessage(0, channels))
  worker.addEventListener('error', (event) => {
    // A script that was loaded and throws would throw again.
    if (!('message' in event)) setTimeout(startWorker, retryMs, channels)
  })
}

function restoreErrors(): void {
  const original = transferHandlers.get('throw')
  if (!original) return
  transferHandlers.set('throw', {
    ...original,
    deserialize: (wire: ErrorWire) => {
      throw fromErrorWire(wire)
    },
  })
}
