/** Locks the library of a data directory during a backup or a restore. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '../library/lock'

/** Runs `work` while nobody changes the library of a data directory, if there is one. */
export async function withLibrary<T>(dataDirectory: string, work: () => Promise<T>): Promise<T> {
  const library = join(dataDirectory, 'library')
  const hasLibrary = await stat(library).then(
    () => true,
    () => false,
  )
  return hasLibrary ? await withLock(join(library, 'lock'), work) : await work()
}
