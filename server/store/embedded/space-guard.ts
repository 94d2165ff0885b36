/**
 * Stops writing before the disk is full: PostgreSQL gives up where it cannot write its log, and embedded that stops the whole server,
 * reading too.
 */
import { statfs } from 'node:fs/promises'
import type { Need } from '../store'

/** Files of the log have 16 MB. Who signs in, reads or deletes can do so longer than who adds. */
const reserveBytes: Readonly<Record<Need, number>> = {
  reads: 0,
  little: 32 * 1024 * 1024,
  grows: 64 * 1024 * 1024,
}
const everyMs = 1_000

/** PostgreSQL's own word for it (disk_full). */
const diskFull = '53100'

/** Throws while the disk of `directory` has too little for it; looks once a second at most. `free` answers bytes. */
export function spaceGuard(directory: string, free = freeBytes): (need: Need) => Promise<void> {
  let left = Number.POSITIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  return async (need) => {
    const now = performance.now()
    if (now - lookedAt > everyMs) {
      lookedAt = now
      left = await free(directory)
    }
    if (left < reserveBytes[need])
      throw Object.assign(new Error(`The disk of ${directory} is full`), { code: diskFull })
  }
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
