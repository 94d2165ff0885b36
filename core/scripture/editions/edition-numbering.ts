/** Determines the numbering of an imported edition: by the last verse of each chapter, then by the lengths of its verses. */
import type { Numbering } from '../../contract/editions/edition'
import { canonicalOf, placeOf } from '../canonical'
import { findOwnCuts } from '../lengths/own-cuts'
import { defaultBase, detectNumbering } from '../numbering/detect-numbering'
import { isUnused, layoutOf } from '../numbering/standing/layout'
import { verseTable } from '../numbering/verse-table'
import type { ImportedBook } from './edition'
import type { ReportEntry, ReportKind } from './sink'

/** The numbering of an edition. */
export interface FoundNumbering {
  numbering: Numbering
  /** An assumed base, chapters that end before their last verse, chapters of a division of their own, and those like no known text. */
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
  const counted = detectNumbering(counts, asked ?? defaultBase(locale))
  const isOther = asked !== undefined && counted.base !== asked
  const base = isOther ? { base: asked, corrections: [] } : counted
  const isAssumed =
    asked === undefined && detectNumbering(counts, base.base === 'eng' ? 'org' : 'eng').base !== base.base
  const { numbering, corrected, unlike } = findOwnCuts(books, base)
  return {
    numbering,
    entries: [
      ...(isAssumed ? [entry('numbering-assumed', { base: base.base })] : []),
      ...corrected.map((chapter) => entry('numbering-own', chapterDetails(chapter))),
      ...unlike.map((chapter) =>
        entry('numbering-unlike', { ...chapterDetails(chapter), share: shareOf(unlike, books) }),
      ),
      ...missingEnds(books, numbering),
    ],
  }
}

function chapterDetails(canonical: number): { book: number; chapter: number } {
  const { book, chapter } = placeOf(canonical)
  return { book, chapter }
}

/** How much of the edition stands in some chapters, in percent of its verses. */
function shareOf(chapters: readonly number[], books: readonly ImportedBook[]): string {
  const all = books.flatMap((book) => book.chapters)
  const count = (some: typeof all) => some.reduce((sum, { verses }) => sum + verses.length, 0)
  const some = all.filter(({ canonical }) => chapters.includes(canonical))
  return `${((100 * count(some)) / Math.max(1, count(all))).toFixed(1)} %`
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
      entries.push(entry('verse-absent', { book, chapter, verse }))
    }
  }
  return entries
}

function entry(
  kind: Extract<ReportKind, `numbering-${string}` | 'verse-absent'>,
  details: ReportEntry['details'],
): ReportEntry {
  return { kind, file: '', line: 0, count: 1, details }
}
