/** Notices that an open database no longer works: its reads fail, or are not answered any more. */

/** Errors of a disk or a file that is broken; others are mistakes of ours, or a want of space. */
const broken: ReadonlySet<string> = new Set([
  'UnknownError',
  'NotReadableError',
  'SecurityError',
  'EncodingError',
])

export interface Watching {
  /** No answer for this long, and the browser does not answer elsewhere either: it never will. */
  patienceMs: number
  /** Whether IndexedDB answers at all; may never resolve. */
  isAlive: () => Promise<unknown>
  lose: () => void
}

/**
 * Calls `lose` before whoever asked hears of the failure: Dexie's live queries are then asked again, and show
 * no error.
 */
export function watchConnection(database: IDBDatabase, watching: Watching): void {
  const { lose } = watching
  const patience = new Patience(watching)
  const begin = database.transaction.bind(database)
  database.transaction = (...input) => {
    try {
      const transaction = begin(...input)
      patience.wait(transaction)
      return transaction
    } catch (error) {
      if (isBroken(error)) lose()
      throw error
    }
  }
  const hear = ({ target }: Event) => {
    const error = target && 'error' in target ? target.error : undefined
    if (isBroken(error)) lose()
  }
  for (const kind of ['error', 'abort']) database.addEventListener(kind, hear, { capture: true })
  for (const kind of ['success', 'complete', 'error', 'abort'])
    database.addEventListener(kind, () => patience.answered(), { capture: true })
  const close = database.close.bind(database)
  database.close = () => {
    patience.end()
    close()
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof DOMException && broken.has(error.name)
}

/** Counts what waits on one connection. */
class Patience {
  readonly #watching: Watching
  readonly #waiting = new Set<IDBTransaction>()
  #answeredAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(watching: Watching) {
    this.#watching = watching
  }

  wait(transaction: IDBTransaction): void {
    if (this.#waiting.size === 0) this.answered()
    this.#waiting.add(transaction)
    const done = () => this.#waiting.delete(transaction)
    transaction.addEventListener('complete', done)
    transaction.addEventListener('abort', done)
    this.#timer ??= setTimeout(() => void this.#look(), this.#watching.patienceMs)
  }

  answered(): void {
    this.#answeredAt = Date.now()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  async #look(): Promise<void> {
    this.#timer = undefined
    if (this.#waiting.size === 0) return
    const { patienceMs, isAlive, lose } = this.#watching
    const askedAt = Date.now()
    if (askedAt - this.#answeredAt >= patienceMs) {
      // A long write of another tab holds up readers too: then IndexedDB answers elsewhere.
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs))
      const isThere = await Promise.race([isAlive().then(() => true), late])
      if (!isThere && this.#answeredAt < askedAt) {
        lose()
        return
      }
    }
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => void this.#look(), patienceMs)
  }
}
