/**
 * Keeps the most recently used buffers, up to a number of bytes; the least recently used are dropped first.
 */
export interface ByteCache {
  get(key: string): Buffer | undefined
  set(key: string, bytes: Buffer): void
  /** Drops everything. */
  clear(): void
}

/** A cache of at most `capacityBytes`; a single buffer over an eighth of that is not kept. */
export function byteCache(capacityBytes: number): ByteCache {
  const kept = new Map<string, Buffer>()
  let sizeBytes = 0
  const drop = (key: string, bytes: Buffer) => {
    kept.delete(key)
    sizeBytes -= bytes.length
  }
  return {
    get(key) {
      const bytes = kept.get(key)
      if (bytes) {
        kept.delete(key)
        kept.set(key, bytes)
      }
      return bytes
    },
    set(key, bytes) {
      const old = kept.get(key)
      if (old) drop(key, old)
      if (bytes.length > capacityBytes / 8) return
      kept.set(key, bytes)
      sizeBytes += bytes.length
      for (const [oldest, oldBytes] of kept) {
        if (sizeBytes <= capacityBytes) break
        drop(oldest, oldBytes)
      }
    },
    clear() {
      kept.clear()
      sizeBytes = 0
    },
  }
}
