/** Calls that need neither store nor queue: the worker sends them and hands the answer back. */
import type { CallAnswer } from '#core/contract/api'
import type { DirectCall } from '#core/contract/browser/members'
import { workerClient } from './worker-client'

/** Throws what the worker throws: network, signed-out, too-many-requests ... */
export function askServer<N extends DirectCall>(
  name: N,
  input: { params?: unknown; query?: unknown; body?: unknown } = {},
): Promise<CallAnswer<N>> {
  // Comlink's types forget that the answer belongs to the name; the worker has checked it against the table.
  return workerClient().ask(name, input) as Promise<CallAnswer<N>>
}
