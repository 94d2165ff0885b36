/** A full disk: what is only kept to be quick makes way for what a person asked for (SERVICE-WORKER rule 12). */
import { asAppError } from '../storage-error'

/** Runs a write; when there is no room for it, frees some and tries once more. Throws quota-exceeded when that was not enough. */
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
