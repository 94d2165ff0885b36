/**
 * A read or write during which the browser's database breaks, or falls silent, is asked once more, of the
 * database in memory that takes its place: whoever waits for it sees no error and does not wait for ever.
 */
import Dexie from 'dexie'

/** The state of a store as a waiting request sees it. */
export interface Losable {
  readonly isForgetful: boolean
  /** Called when the store is lost, once its databases are closed. */
  readonly waiting: Set<() => void>
}

/** The part of Dexie's tables through which every read and write of a table goes. */
interface Asking {
  db: Dexie
  _trans: (...input: unknown[]) => PromiseLike<unknown>
}

const stores = new WeakMap<Dexie, Losable>()
const changed = new WeakSet<object>()

/** Call for each database that is made, before it is opened. */
export function askAgainOnLoss(database: Dexie, store: Losable): void {
  stores.set(database, store)
  // Dexie has no hook for it: a middleware cannot begin another transaction.
  const prototype = Reflect.get(database, 'Table').prototype as unknown as Asking
  if (changed.has(prototype)) return
  changed.add(prototype)
  const ask = prototype._trans
  prototype._trans = function (this: Asking, ...input) {
    const store = stores.get(this.db)
    // Inside a transaction the whole of it fails.
    if (!store || store.isForgetful || Dexie.currentTransaction) return ask.apply(this, input)
    return new Dexie.Promise((resolve, reject) => {
      const askAgain = () => {
        store.waiting.delete(askAgain)
        resolve(Dexie.ignoreTransaction(() => ask.apply(this, input)))
      }
      store.waiting.add(askAgain)
      ask.apply(this, input).then(
        (answer) => {
          store.waiting.delete(askAgain)
          resolve(answer)
        },
        (error: unknown) => {
          if (store.isForgetful) return askAgain()
          store.waiting.delete(askAgain)
          reject(error)
        },
      )
    })
  }
}
