/** A planted mistake: facts of a transaction are stored in one of its own, before everything else (SYNC 3.14 P10). */
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

/** Stores the facts; `rest` stores what else was written. */
export function splitTransaction(
  store: MapClientStore,
  body: () => StoreSteps<unknown>,
): { result: unknown; rest: () => void } {
  const mark = store.journal.mark
  const written: Effect<ClientStore>[] = []
  const steps = body()
  let step = steps.next()
  while (!step.done) {
    if (writes.includes(step.value.name)) written.push(step.value)
    step = steps.next(perform(step.value, store))
  }
  const facts = store.facts()
  store.journal.backTo(mark)
  if (facts) store.putFacts(facts)
  return {
    result: step.value,
    rest: () => {
      for (const effect of written) perform(effect, store)
    },
  }
}
