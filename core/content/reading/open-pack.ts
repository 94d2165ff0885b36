/** A pack over its segments, wherever they lie: files on the server, rows on a device. */

import { bookOf, placeOf } from '../../canonical'
import type { ChapterReferences, PackSummary, StoredManifest } from '../../contract/content/answers'
import type { Article } from '../../contract/content/article'
import { kindTable } from '../../contract/content/kinds'
import type { PackSegment } from '../../contract/content/manifest'
import { type ChapterIndex, unpackChapters } from '../model/chapters'
import type { HeadRow } from '../model/head-key'
import { unpackReferences } from '../model/references'
import { unpackHeads } from '../model/wire'
import type { OpenPack } from './content-source'

/** The segments of one version, as reading needs them; each is undefined where the segment is not here. */
export interface PackSegments {
  manifest: StoredManifest
  /** Of heads, chapters and references. */
  text(hash: string): Promise<string | undefined>
  article(hash: string, id: number): Promise<Article | undefined>
  /** All articles of a segment, in its order. */
  articles(hash: string): Promise<readonly Article[] | undefined>
}

/** Opens a pack for reading. A reading fails as the segments fail. */
export function openPack(source: PackSegments): OpenPack {
  const { manifest } = source
  const { segments: cut } = kindTable[manifest.kind]
  const shares = manifest.segments.filter(({ role }) => role === 'articles')
  const shareOf = (scope: number | undefined) => shares.find((share) => share.scope === String(scope))
  const textOf = async (role: PackSegment['role']) => {
    const segment = manifest.segments.find((one) => one.role === role)
    return segment && (await source.text(segment.hash))
  }
  const chapters = once(async (): Promise<ChapterIndex> => {
    const text = await textOf('chapters')
    return text === undefined ? new Map() : unpackChapters(JSON.parse(text))
  })
  /** Where an article of a pack cut by book stands, as far as its chapter says. */
  const books = once(async () => {
    const found = new Map<number, number>()
    for (const [chapter, ids] of await chapters())
      for (const id of ids) if (!found.has(id)) found.set(id, bookOf(chapter))
    return found
  })
  const articleOf = async (id: number): Promise<Article | undefined> => {
    if (cut.by === 'share') {
      const share = shareOf(id % cut.count)
      return share && (await source.article(share.hash, id))
    }
    const likely = shareOf((await books()).get(id))
    for (const { hash } of likely ? [likely] : shares) {
      const article = await source.article(hash, id)
      if (article) return article
    }
    return undefined
  }
  return {
    summary: summaryOf(manifest),
    chapters,
    heads: once(async (): Promise<readonly HeadRow[]> => {
      const text = await textOf('heads')
      return text === undefined ? [] : unpackHeads(text)
    }),
    async articles(ids) {
      const found = []
      for (const id of ids) found.push(await articleOf(id))
      return found.filter((article) => article !== undefined)
    },
    async *shares() {
      for (const { hash } of shares) {
        const articles = await source.articles(hash)
        if (articles) yield articles
      }
    },
    async ofBook(book) {
      const share = cut.by === 'book' ? shareOf(book) : undefined
      return share ? await source.articles(share.hash) : []
    },
    references: async (chapter) => await referencesOf(source, chapter),
  }
}

async function referencesOf(
  { manifest, text }: PackSegments,
  chapter: number,
): Promise<ChapterReferences | undefined> {
  const scope = String(bookOf(chapter))
  const segment = manifest.segments.find((one) => one.role === 'references' && one.scope === scope)
  if (!segment) return []
  const book = await text(segment.hash)
  return book === undefined ? undefined : unpackReferences(book, placeOf(chapter).chapter)
}

/** The list entry of a pack. */
export function summaryOf({ segments, ...manifest }: StoredManifest): PackSummary {
  return { ...manifest, bytes: segments.reduce((sum, { packed }) => sum + packed, 0) }
}

/** Keeps what was read; what failed is tried again. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return async () => {
    reading ??= read()
    try {
      return await reading
    } catch (error) {
      reading = undefined
      throw error
    }
  }
}
