/** On a full disk, cached data is deleted for what a person asked for (SERVICE-WORKER rule 12). */
import { asAppError } from './storage-error'

/**
 * Runs a write; if the disk is full, frees space and tries once more. Throws quota-exceeded when that was not
 * enough.
 */
export async function withSpace<Result>(
  freeSpace: () => Promise<void>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (cause) {
    const error = asAppError(cause)
    if (error.code !== 'quota-exceeded') throw error
    await freeSpace()
  }
  try {
    return await write()
  } catch (cause) {
    throw asAppError(cause)
  }
}
