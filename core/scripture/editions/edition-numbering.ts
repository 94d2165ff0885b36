/** Determines the numbering of an imported edition: by the last verse of each chapter, then by the lengths of its verses. */

import { type Canonical, canonicalOf, chapterOf, placeOf } from '../../canonical'
import type { Numbering, NumberingBase } from '../../contract/editions/edition'
import type { ReportEntry, ReportKind } from '../../contract/editions/import-report'
import { findOwnCuts } from '../lengths/own-cuts'
import { convert } from '../numbering/convert'
import { defaultBase, detectNumbering } from '../numbering/detect-numbering'
import { isUnused, lastVerseIn, layoutOf, piecesOf, standingOn } from '../numbering/standing/layout'
import { verseTable } from '../numbering/verse-table'
import type { ImportedBook } from './edition'

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
  const { numbering, corrected, unlike, lost } = findOwnCuts(books, base)
  return {
    numbering,
    entries: [
      ...(isAssumed ? [entry('numbering-assumed', { base: base.base })] : []),
      ...corrected.map((chapter) => entry('numbering-own', chapterDetails(chapter))),
      ...unlike.map((chapter) =>
        entry('numbering-unlike', { ...chapterDetails(chapter), share: shareOf(unlike, books) }),
      ),
      ...usuallyCounted(lost, numbering.base).map((verse) => entry('numbering-hole', { ...placeOf(verse) })),
      ...missingEnds(books, numbering),
    ],
  }
}

/** Hebrew verses as a base counts them. */
function usuallyCounted(anchors: readonly Canonical[], base: NumberingBase): Canonical[] {
  const usual = { base, corrections: [] }
  const org = { base: 'org' as const, corrections: [] }
  return [
    ...new Set(anchors.flatMap((anchor) => convert(anchor, org, usual).map(({ canonical }) => canonical))),
  ]
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
 * Report lines without those of verses that lack nothing: a psalm that begins with 10, a number that is empty because its words stand
 * under another one.
 */
export function withoutUnused(entries: readonly ReportEntry[], numbering: Numbering): ReportEntry[] {
  const layout = layoutOf(numbering)
  return entries.filter(({ kind, details: { book, chapter, verse } }) => {
    if (kind !== 'verse-absent' && kind !== 'verse-empty') return true
    const canonical = canonicalOf(Number(book), Number(chapter), Number(verse))
    return !isUnused(layout, canonical) && !standsElsewhere(canonical, numbering)
  })
}

/**
 * True for a number after the end of its chapter when other numbers have all that is usually counted so. A chapter that only ends
 * earlier may as well lack its last verse: what is said to stand in it then is a guess.
 */
function standsElsewhere(canonical: Canonical, numbering: Numbering): boolean {
  const [layout, usual] = [layoutOf(numbering), layoutOf({ base: numbering.base, corrections: [] })]
  const own = chapterOf(canonical)
  if (canonical <= own + lastVerseIn(layout, own)) return false
  const isGuess = numbering.corrections.some(
    ({ chapter, like, mapping }) => chapter === own && like === undefined && mapping === undefined,
  )
  const isFound = (verse: number) => !isGuess || chapterOf(verse) !== own
  const pieces = piecesOf(usual, canonical)
  return (
    pieces.length > 0 &&
    pieces.every(({ anchor }) => standingOn(layout, anchor).some(({ verse }) => isFound(verse)))
  )
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
