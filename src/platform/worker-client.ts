/** The page's door to the worker: one worker, one proxy; errors arrive as AppError (Comlink alone would lose their code). */
import { type Remote, transferHandlers, wrap } from 'comlink'
import type { WorkerApi } from '#core/contract/browser/worker'
import { type ErrorWire, fromErrorWire } from '#core/errors'
import workerUrl from '../../worker/main?worker&url'
import { trustedScriptUrl } from './trusted-url'

let client: Remote<WorkerApi> | undefined

/** The worker, started at first use. */
export function workerClient(): Remote<WorkerApi> {
  if (!client) {
    restoreErrors()
    client = wrap<WorkerApi>(new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'perikope' }))
  }
  return client
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
