/** A pack over its segments, wherever they lie: files on the server, rows on a device. */

import { bookOf, placeOf } from '../../canonical'
import type { ChapterReferences, PackSummary, StoredManifest } from '../../contract/content/answers'
import type { Article } from '../../contract/content/article'
import { kindTable } from '../../contract/content/kinds'
import type { PackSegment } from '../../contract/content/manifest'
import { lemmasOf } from '../../originals/layer-lemmas'
import { unpackOccurrences } from '../../originals/occurrences'
import { type PackedChapter, unpackBook, unpackChapter, unpackTables } from '../../originals/pack-words'
import { type ChapterIndex, unpackChapters } from '../model/chapters'
import type { HeadRow } from '../model/head-key'
import { unpackReferences } from '../model/references'
import { unpackHeads } from '../model/wire'
import type { OpenPack } from './content-source'

/** The segments of one version, as reading needs them; each is undefined where the segment is not here. */
export interface PackSegments {
  manifest: StoredManifest
  /** Of all but articles and media. */
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
  const textOf = async (role: PackSegment['role']) => await textIn(source, role)
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
    ...wordsOf(source),
  }
}

/** Of packs of words of the original; others have none. */
function wordsOf(source: PackSegments): Pick<OpenPack, 'words' | 'lemmas' | 'occurrences'> {
  const tables = once(async () => {
    const text = await textIn(source, 'tables')
    return text === undefined ? undefined : unpackTables(text)
  })
  const bookOfWords = lately(async (chapter): Promise<readonly PackedChapter[] | undefined> => {
    const text = await bookText(source, 'words', chapter)
    return text ? unpackBook(text) : text === '' ? [] : undefined
  })
  return {
    async words(chapter, textOf) {
      const book = await bookOfWords(chapter)
      const found = book && (await tables())
      if (!book || !found) return book?.length === 0 ? new Map() : undefined
      const { chapter: number } = placeOf(chapter)
      const packed = book.find((one) => one.chapter === number)
      return packed ? unpackChapter(packed, found, textOf) : new Map()
    },
    lemmas: once(async () => {
      const found = await tables()
      return found ? lemmasOf(found) : []
    }),
    occurrences: once(async () => {
      const text = await textIn(source, 'occurrences')
      return text === undefined ? undefined : unpackOccurrences(text)
    }),
  }
}

/** The text of the one segment of a role; undefined where it is not here. */
async function textIn(
  { manifest, text }: PackSegments,
  role: PackSegment['role'],
): Promise<string | undefined> {
  const segment = manifest.segments.find((one) => one.role === role)
  return segment && (await text(segment.hash))
}

async function referencesOf(source: PackSegments, chapter: number): Promise<ChapterReferences | undefined> {
  const text = await bookText(source, 'references', chapter)
  return text ? unpackReferences(text, placeOf(chapter).chapter) : text === '' ? [] : undefined
}

/** The text of the segment of a book; empty where the pack has nothing on it, undefined where it is not here. */
async function bookText(
  { manifest, text }: PackSegments,
  role: 'references' | 'words',
  chapter: number,
): Promise<string | undefined> {
  const scope = String(bookOf(chapter))
  const segment = manifest.segments.find((one) => one.role === role && one.scope === scope)
  return segment ? await text(segment.hash) : ''
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

/** Keeps what was read of a book until another one is read: chapters in a row read it once. */
function lately<Value>(
  read: (chapter: number) => Promise<Value | undefined>,
): (chapter: number) => Promise<Value | undefined> {
  let last: { book: number; reading: Promise<Value | undefined> } | undefined
  return async (chapter) => {
    const own = last?.book === bookOf(chapter) ? last : { book: bookOf(chapter), reading: read(chapter) }
    last = own
    const forget = () => {
      if (last === own) last = undefined
    }
    try {
      const value = await own.reading
      if (value === undefined) forget()
      return value
    } catch (error) {
      forget()
      throw error
    }
  }
}
