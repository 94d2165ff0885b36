/** Reads verses of editions, and the words of the original that they have, a segment at a time: whole editions take much memory. */
import { placeOf } from '#core/canonical'
import { fittingBooks } from '#core/content/words/word-places'
import type { BookText } from '#core/contract/editions/chapter'
import { segmentSchema } from '#core/contract/editions/segment'
import { unpackBook, unpackChapter, unpackTables } from '#core/originals/pack-words'
import type { WordRun } from '#core/originals/word-run'
import type { StoredEdition } from '../stored-edition'
import type { TextVerse } from './align/learn-words'
import type { NumberedEdition } from './words-to-learn'

/** A verse with its words. */
export interface NumberedVerse extends TextVerse {
  runs: readonly WordRun[]
}

type IsIn = (book: number) => boolean

/** The verses of the books that are wanted. Throws file-damaged. */
export async function versesIn(edition: StoredEdition, isIn: IsIn): Promise<TextVerse[]> {
  const found: TextVerse[] = []
  for await (const { chapters } of booksOf(edition, isIn))
    for (const { canonical, verses } of chapters)
      for (const { verse, content } of verses) found.push({ canonical: canonical + verse, content })
  return found
}

/** Verses with words, of wanted books whose text is the one the layer was made for. Throws file-damaged. */
export async function* numberedVerses(
  { edition, pack, layer }: NumberedEdition,
  isIn: IsIn,
): AsyncGenerator<NumberedVerse> {
  const fitting = fittingBooks(layer, edition.manifest.bookList)
  const tables = unpackTables(await segmentText(pack, 'tables'))
  for await (const book of booksOf(edition, (number) => isIn(number) && fitting.has(number))) {
    const packed = unpackBook(await segmentText(pack, 'words', String(book.number)))
    for (const { canonical, verses } of book.chapters) {
      const chapter = packed.find((one) => one.chapter === placeOf(canonical).chapter)
      if (!chapter) continue
      const contents = new Map(verses.map(({ verse, content }) => [verse, content]))
      for (const [verse, runs] of unpackChapter(chapter, tables, (_, number) => contents.get(number)))
        yield { canonical: canonical + verse, content: contents.get(verse) ?? '', runs }
    }
  }
}

async function* booksOf({ manifest, segment }: StoredEdition, isIn: IsIn): AsyncGenerator<BookText> {
  for (const { hash, books } of manifest.segments) {
    if (!books.some(isIn)) continue
    const text = (await segment(hash, 'identity'))?.toString() ?? ''
    yield* segmentSchema.parse(JSON.parse(text)).books.filter(({ number }) => isIn(number))
  }
}

async function segmentText(
  { manifest, segment }: NumberedEdition['pack'],
  role: 'tables' | 'words',
  scope?: string,
): Promise<string> {
  const found = manifest.segments.find((one) => one.role === role && one.scope === scope)
  return (found && (await segment(found.hash, 'identity')))?.toString() ?? ''
}
