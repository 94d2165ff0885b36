/** Writes what somebody is about to read: a full disk must not keep it from them. */
import { carriedRows } from '#db/store/browser-store'
import { freeSpace } from './platform'
import { asAppError } from './storage-error'
import { withSpace } from './with-space'

/**
 * Runs a write of what can be fetched again. Where the disk has no room even without the cached texts, its rows
 * are carried in memory (db/store/carried-rows.ts).
 */
export async function evenIfFull<Result>(write: () => Promise<Result>): Promise<Result> {
  if (carriedRows.isFull) return await carriedRows.instead(write)
  try {
    return await withSpace(freeSpace, write)
  } catch (error) {
    if (asAppError(error).code !== 'quota-exceeded') throw error
    return await carriedRows.instead(write)
  }
}
