/**
 * A planted mistake: facts of a transaction are stored in a separate one, before
 * everything else (SYNC 3.14 P10).
 */
import type { ClientStore, StoreSteps } from '../../client/client-store'
import { type Effect, perform } from '../../steps'
import type { MapClientStore } from './map-client-store'

const writes: readonly (keyof ClientStore)[] = [
  'putRows',
  'putIncoming',
  'clearIncoming',
  'swapIncoming',
  'putOp',
  'removeOps',
  'putThings',
  'removeThings',
]

/** For a page it stores the facts, and `rest` the rows; every other transaction stays whole. */
export function splitTransaction(
  store: MapClientStore,
  body: () => StoreSteps<unknown>,
): { result: unknown; rest: () => void } {
  const mark = store.journal.mark
  const cursor = store.facts()?.cursor
  const written: Effect<ClientStore>[] = []
  const steps = body()
  let step = steps.next()
  while (!step.done) {
    if (writes.includes(step.value.name)) written.push(step.value)
    step = steps.next(perform(step.value, store))
  }
  const facts = store.facts()
  if (facts?.cursor === cursor) return { result: step.value, rest: () => undefined }
  store.journal.backTo(mark)
  if (facts) store.putFacts(facts)
  return {
    result: step.value,
    rest: () => {
      for (const effect of written) perform(effect, store)
    },
  }
}
