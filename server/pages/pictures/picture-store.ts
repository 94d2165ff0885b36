/**
 * Drawn images as files, up to a number of bytes: the least recently used are deleted.
 * Losing them only costs drawing them again.
 */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stored images. */
export interface PictureStore {
  /** The bytes stored under `key`; undefined if there are none. */
  get(key: string): Promise<Buffer | undefined>
  set(key: string, bytes: Buffer): Promise<void>
}

interface Kept {
  sizeBytes: number
  /** Milliseconds since 1970; the file's modification time. */
  usedAt: number
}

/**
 * A store in `directory`, created with the first image. Keys are letters and digits: they become file names.
 */
export function pictureStore(directory: string, capacityBytes: number): PictureStore {
  let kept: Promise<Map<string, Kept>> | undefined
  const known = () => (kept ??= readKept(directory))
  return {
    async get(key) {
      const entry = (await known()).get(key)
      const bytes = entry && (await readFile(fileOf(directory, key)).catch(() => undefined))
      if (!entry || !bytes) return undefined
      entry.usedAt = Date.now()
      const now = new Date(entry.usedAt)
      await utimes(fileOf(directory, key), now, now).catch(() => undefined)
      return bytes
    },
    async set(key, bytes) {
      const entries = await known()
      await mkdir(directory, { recursive: true })
      await writeFile(`${fileOf(directory, key)}.new`, bytes)
      await rename(`${fileOf(directory, key)}.new`, fileOf(directory, key))
      entries.set(key, { sizeBytes: bytes.length, usedAt: Date.now() })
      for (const old of surplusOf(entries, capacityBytes)) {
        entries.delete(old)
        await rm(fileOf(directory, old), { force: true })
      }
    },
  }
}

/** The keys to delete, so that the others fit into nine tenths of the capacity; none while all fit. */
function surplusOf(entries: ReadonlyMap<string, Kept>, capacityBytes: number): string[] {
  let sizeBytes = [...entries.values()].reduce((sum, entry) => sum + entry.sizeBytes, 0)
  if (sizeBytes <= capacityBytes) return []
  const surplus: string[] = []
  for (const [key, entry] of [...entries].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
    if (sizeBytes <= capacityBytes * 0.9) break
    surplus.push(key)
    sizeBytes -= entry.sizeBytes
  }
  return surplus
}

async function readKept(directory: string): Promise<Map<string, Kept>> {
  const names = await readdir(directory).catch(() => [])
  const kept = new Map<string, Kept>()
  for (const name of names) {
    const found = await stat(join(directory, name)).catch(() => undefined)
    if (found && name.endsWith('.png'))
      kept.set(name.slice(0, -'.png'.length), { sizeBytes: found.size, usedAt: found.mtimeMs })
  }
  return kept
}

function fileOf(directory: string, key: string): string {
  return join(directory, `${key}.png`)
}
