/**
 * The store of a server whose reading works without it (SECURITY E2): opened in the
 * background; only calls of members wait for it. When it cannot be opened those calls
 * fail with `unavailable`, and a later one tries again.
 */
import { AppError } from '#core/errors'
import type { Store } from './store'

const retryAfterMs = 5_000

/** A store that is being opened. */
export interface LateStore {
  /** The open store. Throws unavailable. */
  get(): Promise<Store>
  close(): Promise<void>
}

/** For a server without members. */
export const noStore: LateStore = {
  async get() {
    throw new AppError('unavailable')
  },
  async close() {},
}

/** Starts to open the store at once. */
export function lateStore(open: () => Promise<Store>, onFailure: (error: unknown) => void): LateStore {
  let failedAt: number | undefined
  let isClosed = false
  let opening = begin()

  function begin(): Promise<Store> {
    failedAt = undefined
    const started = open()
    started.catch((error: unknown) => {
      failedAt = performance.now()
      onFailure(error)
    })
    return started
  }

  return {
    async get() {
      if (isClosed) throw new AppError('unavailable')
      if (failedAt !== undefined && performance.now() - failedAt > retryAfterMs) opening = begin()
      try {
        return await opening
      } catch (error) {
        throw new AppError('unavailable', {}, { cause: error })
      }
    },
    async close() {
      isClosed = true
      const store = await opening.catch(() => undefined)
      await store?.close()
    },
  }
}
