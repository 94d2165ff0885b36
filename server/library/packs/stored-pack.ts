/** One revision of one content pack on disk, with reads for requests. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Article } from '#core/content/model/article'
import { unpackArticles } from '#core/content/model/wire'
import type { OpenPack } from '#core/content/reading/content-source'
import { openPack } from '#core/content/reading/open-pack'
import { type StoredManifest, storedManifestSchema } from '#core/contract/content/answers'
import { AppError } from '#core/errors'
import { sha256 } from '../../bytes/canonical-json'
import type { Encoding } from '../../bytes/encodings'
import { onceEach } from '../damaged-mark'
import { segmentReader } from '../whole-segments'

/** A revision on disk. */
export interface StoredPack extends OpenPack {
  manifest: StoredManifest
  /** Name of its directory: changes with every change of the pack. */
  key: string
  /** Bytes of a text segment; undefined if this revision has no such segment, or none that is whole. */
  segment(hash: string, encoding: Encoding): Promise<Buffer | undefined>
  /** An image with its MIME type; undefined also where it is damaged. */
  media(hash: string): Promise<{ type: string; bytes: Buffer } | undefined>
}

/** The articles of this many recently read segments stay parsed. */
const keptSegments = 12

/**
 * Opens the pack in `directory`. Throws file-damaged when its manifest cannot be read;
 * `onDamaged` is called once for each other file. What is lost is as good as missing.
 */
export function openStoredPack(
  directory: string,
  key: string,
  onDamaged: (file: string, isLost?: boolean) => void = () => undefined,
): StoredPack {
  const onDamage = onceEach(onDamaged)
  const onLost = onceEach((file) => onDamaged(file, true))
  const manifest = readManifest(join(directory, 'manifest.json'))
  const segments = new Map(manifest.segments.map((segment) => [segment.hash, segment]))
  const readWhole = segmentReader(directory, onDamage)
  const read = async (hash: string, encoding: Encoding) => {
    try {
      return await readWhole(hash, encoding)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      onLost(join(directory, hash))
      return undefined
    }
  }
  const textOf = async (hash: string) => (await read(hash, 'identity'))?.toString()
  const articlesIn = keepingLast(async (hash) => {
    const text = await textOf(hash)
    return new Map(text === undefined ? [] : unpackArticles(text).map((article) => [article.id, article]))
  })
  return {
    ...openPack({
      manifest,
      text: textOf,
      article: async (hash, id) => (await articlesIn(hash)).get(id),
      articles: async (hash) => [...(await articlesIn(hash)).values()],
    }),
    manifest,
    key,
    async segment(hash, encoding) {
      const segment = segments.get(hash)
      return segment && segment.role !== 'media' ? await read(hash, encoding) : undefined
    },
    async media(hash) {
      const segment = segments.get(hash)
      if (segment?.role !== 'media') return undefined
      const file = join(directory, `${hash}.bin`)
      const bytes = await readFile(file).catch(() => undefined)
      if (!bytes || sha256(bytes) !== hash) {
        onLost(file)
        return undefined
      }
      return { type: segment.scope ?? 'application/octet-stream', bytes }
    },
  }
}

type Articles = ReadonlyMap<number, Article>

/** Keeps the most recently read segments; a damaged one is tried again. */
function keepingLast(readArticles: (hash: string) => Promise<Articles>): (hash: string) => Promise<Articles> {
  const kept = new Map<string, Promise<Articles>>()
  return async (hash) => {
    const reading = kept.get(hash) ?? readArticles(hash)
    kept.delete(hash)
    kept.set(hash, reading)
    for (const oldest of kept.keys()) {
      if (kept.size <= keptSegments) break
      kept.delete(oldest)
    }
    try {
      return await reading
    } catch (error) {
      kept.delete(hash)
      throw error
    }
  }
}

function readManifest(file: string): StoredManifest {
  try {
    return storedManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new AppError('file-damaged', { file }, { cause })
  }
}
