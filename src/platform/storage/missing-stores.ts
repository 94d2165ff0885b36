/** The stores that this browser does not let the app keep, for the one notice that says so. */
import { createStore } from '../../ui/store/store'

/**
 * `database`: nothing is kept. `room`: nothing new is kept. `shell`: the app does not open without a network.
 * `session`: a reload forgets places. The gravest first: without the database the others are small matters.
 */
export const missingKinds = ['database', 'room', 'shell', 'session'] as const
export type MissingStore = (typeof missingKinds)[number]

/** Stores that have refused since the page was opened. */
export const missingStores = createStore<ReadonlySet<MissingStore>>(new Set())

export function noteMissing(store: MissingStore): void {
  missingStores.update((known) => (known.has(store) ? known : new Set([...known, store])))
}
