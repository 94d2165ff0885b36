/** One change of the library at a time, over all processes. */
import { lockFile } from '../process/file-lock'

/** Reading a large edition blocks the thread for a while, and with it the touching of the lock file. */
const staleAfterMs = 120_000

/** Runs `work` while holding the lock at `path`; throws library-locked after `patienceMs` of waiting. */
export async function withLock<T>(path: string, work: () => Promise<T>, patienceMs = 60_000): Promise<T> {
  const lock = await lockFile(path, { patienceMs, staleAfterMs })
  try {
    return await work()
  } finally {
    await lock.free()
  }
}
