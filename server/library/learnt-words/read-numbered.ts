/** Reads the verses of an edition, and the words of the original that it has. */
import { type Canonical, canonicalOf, placeOf } from '#core/canonical'
import { fittingBooks } from '#core/content/words/word-places'
import type { BookText } from '#core/contract/editions/chapter'
import type { LearningText, TextVerse } from '#core/originals/align/learn-words'
import { unpackBook, unpackChapter, unpackTables } from '#core/originals/pack-words'
import type { WordRun } from '#core/originals/word-run'
import type { StoredEdition } from '../stored-edition'
import type { NumberedEdition } from './words-to-learn'

/** The verses of some books. */
export function textOf({ summary }: StoredEdition, books: readonly BookText[]): LearningText {
  return { locale: summary.locale, numbering: summary.numbering, verses: books.flatMap(versesOf) }
}

function versesOf({ chapters }: BookText): TextVerse[] {
  return chapters.flatMap(({ canonical, verses }) =>
    verses.map(({ verse, content }) => ({ canonical: canonical + verse, content })),
  )
}

/** Words by verse, of books that `isIn` wants and whose text is the one the layer was made for. Throws file-damaged. */
export async function wordsIn(
  { edition, pack, layer }: NumberedEdition,
  isIn: (book: number) => boolean,
): Promise<Map<Canonical, { content: string; runs: readonly WordRun[] }>> {
  const fitting = fittingBooks(layer, edition.manifest.bookList)
  const wanted = (await edition.books()).filter(({ number }) => isIn(number) && fitting.has(number))
  const tables = unpackTables(await segmentText(pack, 'tables'))
  const found = new Map<Canonical, { content: string; runs: readonly WordRun[] }>()
  for (const book of wanted) {
    const chapters = new Map(
      book.chapters.map(({ canonical, verses }) => [
        placeOf(canonical).chapter,
        { canonical, verses: new Map(verses.map(({ verse, content }) => [verse, content])) },
      ]),
    )
    for (const packed of unpackBook(await segmentText(pack, 'words', String(book.number)))) {
      const chapter = chapters.get(packed.chapter)
      if (!chapter) continue
      const words = unpackChapter(packed, tables, (_, verse) => chapter.verses.get(verse))
      for (const [verse, runs] of words)
        found.set(canonicalOf(book.number, packed.chapter, verse), {
          content: chapter.verses.get(verse) ?? '',
          runs,
        })
    }
  }
  return found
}

async function segmentText(
  { manifest, segment }: NumberedEdition['pack'],
  role: 'tables' | 'words',
  scope?: string,
): Promise<string> {
  const found = manifest.segments.find((one) => one.role === role && one.scope === scope)
  return (found && (await segment(found.hash, 'identity')))?.toString() ?? ''
}
