/**
 * Stops writing before the disk is full: PostgreSQL gives up where it cannot write its log, and embedded that stops the whole server,
 * reading too.
 */
import { statfs } from 'node:fs/promises'

/** Several files of the log, 16 MB each. */
const reserveBytes = 64 * 1024 * 1024
const everyMs = 1_000

/** PostgreSQL's own word for it (disk_full). */
const diskFull = '53100'

/** Throws while the disk of `directory` is nearly full; looks once a second at most. `free` answers bytes. */
export function spaceGuard(directory: string, free = freeBytes): () => Promise<void> {
  let isEnough = true
  let lookedAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = performance.now()
    if (now - lookedAt > everyMs) {
      lookedAt = now
      isEnough = (await free(directory)) >= reserveBytes
    }
    if (!isEnough) throw Object.assign(new Error(`The disk of ${directory} is full`), { code: diskFull })
  }
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
