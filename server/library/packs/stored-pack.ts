/** One revision of one content pack on disk, with reads for requests. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackArticles } from '#core/content/model/wire'
import type { OpenPack } from '#core/content/reading/content-source'
import { openPack } from '#core/content/reading/open-pack'
import { type StoredManifest, storedManifestSchema } from '#core/contract/content/answers'
import type { Article } from '#core/contract/content/article'
import { AppError } from '#core/errors'
import { type Memory, type Recent, roughBytes } from '#core/memory'
import { sha256 } from '../../bytes/canonical-json'
import type { Encoding } from '../../bytes/encodings'
import { onceEach } from '../damaged-mark'
import { segmentReader } from '../whole-segments'
import { readArticleIndex } from './article-index-file'

/** A revision on disk. */
export interface StoredPack extends OpenPack {
  manifest: StoredManifest
  /** Name of its directory: changes with every change of the pack. */
  key: string
  /** Bytes of a text segment; undefined if this revision has no such segment, or none that is whole. */
  segment(hash: string, encoding: Encoding): Promise<Buffer | undefined>
  /** An image with its MIME type; undefined also where it is damaged. */
  media(hash: string): Promise<{ type: string; bytes: Buffer } | undefined>
  /** The stored word index of its articles (article-indexes.ts); undefined if there is none that is whole. */
  articleIndex(): Promise<Uint8Array | undefined>
}

/** Articles of recently read segments, parsed; packs share a memory of them. */
export type ArticleMemory = Recent<Articles>
type Articles = ReadonlyMap<number, Article>

/** The options for opening a pack. */
export interface PackOpening {
  /** Called once for each damaged file; what `isLost` is as good as missing. */
  onDamaged?: (file: string, isLost?: boolean) => void
  /** Articles are parsed each time without one. */
  memory?: ArticleMemory
}

/** A memory of articles within another one. */
export function articleMemory(memory: Memory): ArticleMemory {
  return memory.recent((articles) => roughBytes([...articles.values()]))
}

/** Opens the pack in `directory`. Throws file-damaged when its manifest cannot be read. */
export function openStoredPack(
  directory: string,
  key: string,
  { onDamaged = () => undefined, memory }: PackOpening = {},
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
  const readArticles = async (hash: string): Promise<Articles> => {
    const text = await textOf(hash)
    return new Map(text === undefined ? [] : unpackArticles(text).map((article) => [article.id, article]))
  }
  const articlesIn = async (hash: string) =>
    memory ? await memory.get(hash, async () => await readArticles(hash)) : await readArticles(hash)
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
    articleIndex: async () => (await readArticleIndex(directory, onDamage))?.bytes,
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

function readManifest(file: string): StoredManifest {
  try {
    return storedManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new AppError('file-damaged', { file }, { cause })
  }
}
