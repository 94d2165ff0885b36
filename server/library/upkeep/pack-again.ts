/**
 * Packs editions again that were packed quickly when they were added, or have a damaged file: the same text under
 * the same hashes in fewer bytes, in a new directory, so that readers have one or the other.
 */
import { randomBytes } from 'node:crypto'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { buildEditionIndex, openEditionIndex } from '#core/search/index/edition-index'
import { shortHash } from '../../bytes/canonical-json'
import { decompressBrotli } from '../../bytes/encodings'
import type { PreparedChapter } from '../chapter-pack'
import { giveUp, isMarkedDamaged } from '../damaged-mark'
import { writeDirectory } from '../durable-files'
import { type IndexEntry, readIndex } from '../library-index'
import { openEdition, type StoredEdition } from '../stored-edition'
import { changing, finish, withEntry } from '../writing/change-index'
import type { PreparedEdition } from '../writing/prepare-edition'
import { bestQuality, packEdition } from '../writing/write-edition'

/** How it is done. */
export interface PackAgainOptions {
  /** Called with the abbreviation and 0..1. */
  onProgress?: (abbreviation: string, share: number) => void
  /** Milliseconds since 1970; for tests. */
  now?: () => number
}

/** Packs them one after the other; returns their abbreviations. Throws file-damaged and library-locked. */
export async function packAgain(
  directory: string,
  { onProgress = () => undefined, now = Date.now }: PackAgainOptions = {},
): Promise<string[]> {
  const packed: string[] = []
  for (const entry of readIndex(directory).editions) {
    const path = join(directory, entry.directory)
    const isDamaged = isMarkedDamaged(path)
    if (!entry.isQuick && !isDamaged) continue
    try {
      await packOne(directory, entry, (share) => onProgress(entry.abbreviation, share), now)
      packed.push(entry.abbreviation)
    } catch (error) {
      if (!isDamaged) throw error
      // An edition that has lost its text is not tried again for ever: the log has named it.
      await giveUp(path, error)
    }
  }
  return packed
}

async function packOne(
  directory: string,
  entry: IndexEntry,
  onProgress: (share: number) => void,
  now: () => number,
): Promise<void> {
  const stored = openEdition(join(directory, entry.directory), entry.directory)
  try {
    const { files } = await packEdition(await preparedFrom(stored), {
      quality: bestQuality,
      onProgress,
      width: 1,
    })
    await changing(directory, async (index) => {
      const current = index.editions.find((one) => one.directory === entry.directory)
      // Somebody changed or removed it meanwhile.
      if (!current) return
      const { isQuick: _, ...kept } = current
      const name = entry.directory.replace(/[^.]+$/, randomBytes(4).toString('hex'))
      await writeDirectory(join(directory, name), files).catch(async (error: unknown) => {
        await rm(join(directory, name), { recursive: true, force: true })
        throw error
      })
      // Its text is as old as it was.
      const textAt = new Date(stored.storedAt)
      await utimes(join(directory, name, 'manifest.json'), textAt, textAt)
      const { abbreviation } = entry
      await finish(directory, withEntry(index, 'editions', abbreviation, { ...kept, directory: name }, now()))
    })
  } finally {
    await stored.close()
  }
}

/** A stored edition as it was before it was packed. */
async function preparedFrom(stored: StoredEdition): Promise<PreparedEdition> {
  const { manifest } = stored
  const segments: PreparedEdition['segments'] = []
  for (const { hash } of manifest.segments) {
    const body = await stored.segment(hash, 'identity')
    if (body) segments.push({ hash, body })
  }
  const pack = await stored.pack()
  const chapters: PreparedChapter[] = []
  for (const canonical of pack.hashes.keys()) {
    const body = await decompressBrotli(await pack.read(canonical, 'br'))
    chapters.push({ canonical, hash: shortHash(body), body })
  }
  return { manifest, segments, chapters, searchIndex: await searchIndexOf(stored) }
}

async function searchIndexOf(stored: StoredEdition): Promise<Uint8Array> {
  const kept = await stored.searchIndex()
  if (kept && openEditionIndex(kept.bytes)) return kept.bytes
  const chapters = (await stored.books()).flatMap((book) => book.chapters)
  return buildEditionIndex(stored.manifest.locale, chapters).bytes
}
