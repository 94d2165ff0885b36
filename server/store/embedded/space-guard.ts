/**
 * Stops writing before the disk is full: PostgreSQL gives up when it cannot write its log, and when embedded
 * that stops the whole server, including reading.
 */
import { statfs } from 'node:fs/promises'
import type { Need } from '../store'

/** Files of the log have 16 MB. Signing in, reading and deleting stay possible longer than adding. */
const reserveBytes: Readonly<Record<Need, number>> = {
  reads: 0,
  little: 32 * 1024 * 1024,
  grows: 64 * 1024 * 1024,
}
const everyMs = 1_000

/** PostgreSQL's code for it (disk_full). */
const diskFull = '53100'

/**
 * Throws while the disk of `directory` has too little space for it; checks once a
 * second at most. `free` returns bytes.
 */
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
