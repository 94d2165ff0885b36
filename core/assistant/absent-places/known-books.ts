/** Tells places that do not exist from words that name no book: by reading them as if every chapter and verse existed. */
import { bookOf } from '../../canonical'
import { extractPassages } from '../../scripture/passages/extract-passages'
import type { PassageContext, PassageRef } from '../../scripture/passages/reference'

/** More than any book has. */
const anyChapter = 199
const anyVerse = 199

export type Chapter = 'exists' | 'absent' | 'no-book'

export class KnownBooks {
  private readonly open: PassageContext

  constructor(readonly context: PassageContext) {
    const { table } = context
    this.open = {
      ...context,
      table: {
        // Of a book with one chapter a number is a verse.
        lastChapter: (book) => (table.lastChapter(book) > 1 ? anyChapter : table.lastChapter(book)),
        lastVerse: (book, chapter) =>
          table.lastChapter(book) > 1 || table.lastVerse(book, chapter) > 0 ? anyVerse : 0,
      },
    }
  }

  /** The places that `text` would name if they existed. */
  namedIn(text: string): readonly PassageRef[] {
    return extractPassages(text, this.open)
  }

  /** Whether a book of this name has a chapter, or a verse if it has but one chapter; `number` in any digits, or Roman. */
  chapterOf(name: string, number: string): { state: Chapter; book: number } {
    // With a verse short names and everyday words count too.
    const found = this.first(`${name} ${number}:1`, this.open) ?? this.first(`${name} 1:${number}`, this.open)
    if (!found) return { state: 'no-book', book: 0 }
    const book = bookOf(found.from)
    const isOne = this.context.table.lastChapter(book) === 1
    const written = isOne ? `${name} 1:${number}` : `${name} ${number}:1`
    return { state: this.first(written, this.context) ? 'exists' : 'absent', book }
  }

  hasVerse(name: string, chapter: string, verse: string): boolean {
    return this.first(`${name} ${chapter}:${verse}`, this.context) !== undefined
  }

  isName(word: string): boolean {
    return this.chapterOf(word, '1').state !== 'no-book'
  }

  private first(text: string, context: PassageContext): PassageRef | undefined {
    const [found] = extractPassages(text, context)
    return found?.start === 0 && found.end === text.length ? found : undefined
  }
}
