/** Determines the numbering of an imported edition from the last verse of each of its chapters. */
import type { Numbering } from '../../contract/editions/edition'
import { canonicalOf, placeOf } from '../canonical'
import { defaultBase, detectNumbering } from '../numbering/detect-numbering'
import { isUnused, layoutOf } from '../numbering/standing/layout'
import { verseTable } from '../numbering/verse-table'
import type { ImportedBook } from './edition'
import type { ReportEntry } from './sink'

/** The numbering of an edition. */
export interface FoundNumbering {
  numbering: Numbering
  /** Doubts: an assumed base, chapters that end before their last verse. */
  entries: ReportEntry[]
}

/** From this book on verses are counted too differently to report a missing one. */
const firstDeuterocanonical = 90

/**
 * Finds the numbering; `asked` is the base a person chose, `locale` (BCP 47) decides when the counts do not.
 */
export function findNumbering(
  books: readonly ImportedBook[],
  locale: string,
  asked: Numbering['base'] | undefined,
): FoundNumbering {
  const counts = lastVerses(books)
  const found = detectNumbering(counts, asked ?? defaultBase(locale))
  if (asked !== undefined) {
    const numbering = found.base === asked ? found : { base: asked, corrections: [] }
    return { numbering, entries: missingEnds(books, numbering) }
  }
  const other = detectNumbering(counts, found.base === 'eng' ? 'org' : 'eng')
  const isAssumed = other.base !== found.base
  return {
    numbering: found,
    entries: [
      ...(isAssumed ? [doubt('numbering-assumed', { base: found.base })] : []),
      ...missingEnds(books, found),
    ],
  }
}

/**
 * Report lines without those of verses that a numbering does not use: a psalm that
 * begins with 10 lacks nothing.
 */
export function withoutUnused(entries: readonly ReportEntry[], numbering: Numbering): ReportEntry[] {
  const layout = layoutOf(numbering)
  return entries.filter(({ kind, details: { book, chapter, verse } }) => {
    if (kind !== 'verse-absent') return true
    return !isUnused(layout, canonicalOf(Number(book), Number(chapter), Number(verse)))
  })
}

/** Last verse with text of every chapter, by the chapter's canonical. */
function lastVerses(books: readonly ImportedBook[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { canonical, verses } of books.flatMap((book) => book.chapters)) {
    let last = 0
    for (const { verse, verse_end, content } of verses) {
      // Some files fill the place of a missing verse with punctuation.
      if (/[\p{L}\p{N}]/u.test(content)) last = Math.max(last, verse_end ?? verse)
    }
    counts.set(canonical, last)
  }
  return counts
}

/**
 * Last verses that the numbering has and the edition lacks. The builder reports gaps before the last verse.
 */
function missingEnds(books: readonly ImportedBook[], numbering: Numbering): ReportEntry[] {
  const table = verseTable(numbering)
  const entries: ReportEntry[] = []
  for (const { canonical, verses } of books.flatMap((book) => book.chapters)) {
    const { book, chapter } = placeOf(canonical)
    if (book >= firstDeuterocanonical) continue
    const last = verses.reduce((most, { verse, verse_end }) => Math.max(most, verse_end ?? verse), 0)
    const usual = table.lastVerse(book, chapter)
    for (let verse = last + 1; verse <= usual; verse++) {
      entries.push(doubt('verse-absent', { book, chapter, verse }))
    }
  }
  return entries
}

function doubt(kind: 'numbering-assumed' | 'verse-absent', details: ReportEntry['details']): ReportEntry {
  return { kind, file: '', line: 0, count: 1, details }
}
