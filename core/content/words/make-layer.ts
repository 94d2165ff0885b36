/** A layer of words of the original as segments of a pack, with what is counted of it. */

import { placeOf } from '../../canonical'
import type { Layer, LayerOrigin } from '../../contract/content/manifest'
import type { BookText } from '../../contract/editions/chapter'
import type { ManifestBook } from '../../contract/editions/edition'
import { packOccurrences } from '../../originals/occurrences'
import { packWords, type VerseText } from '../../originals/pack-words'
import type { WordsOfBooks } from '../../originals/word-run'
import type { TextSegment } from '../model/segments'

/** The text that words belong to. */
export interface LayerText {
  edition: string
  books: readonly BookText[]
  /** Of the stored edition: names the hash of each book. */
  bookList: readonly ManifestBook[]
}

/** The segments, and the facts for the manifest. Words of books that the text lacks are left out. */
export function makeLayer(
  all: WordsOfBooks,
  { edition, books, bookList }: LayerText,
  origin: LayerOrigin,
): { texts: TextSegment[]; layer: Layer } {
  const hashes = new Map(bookList.map(({ number, hash }) => [number, hash]))
  const words: WordsOfBooks = new Map([...all].filter(([book]) => hashes.has(book)))
  const textOf = versesOf(books)
  const { tables, books: packed } = packWords(words, textOf)
  const runs = [...words.values()].flatMap((ofBook) =>
    [...ofBook.values()].flatMap((verses) => [...verses.values()].flat()),
  )
  return {
    texts: [
      ['tables', undefined, tables],
      ['occurrences', undefined, packOccurrences(words, textOf)],
      ...[...packed].map(([book, text]): TextSegment => ['words', String(book), text]),
    ],
    layer: {
      edition,
      origin,
      books: [...words.keys()].map((book) => [book, hashes.get(book) ?? '']),
      runs: runs.length,
      numbered: runs.filter(({ numbers }) => numbers.length > 0).length,
      distinct: new Set(runs.flatMap(({ numbers }) => numbers)).size,
    },
  }
}

/** Verses by book, chapter and number. */
export function versesOf(books: readonly BookText[]): (book: number) => VerseText {
  const byBook = new Map(
    books.map((book) => [
      book.number,
      new Map(
        book.chapters.map(({ canonical, verses }) => [
          placeOf(canonical).chapter,
          new Map(verses.map(({ verse, content }) => [verse, content])),
        ]),
      ),
    ]),
  )
  return (book) => (chapter, verse) => byBook.get(book)?.get(chapter)?.get(verse)
}
