/**
 * Identifies the book of a draft in files that only number their books (Zefania): name, number and counts vote.
 * Numbers are often wrong, and from 67 on every program counts differently; a clear name overrides the number,
 * counts that make the name impossible override both. An unknown name, with chapters that do not fit the number, is
 * no book of ours. Every uncertain case is reported as a doubt.
 */
import { bookByNumber } from '../../../books'
import type { BuilderOptions } from '../builder-options'
import type { BookDraft, BuilderState } from '../builder-state'
import {
  bookByCounts,
  bookByVerses,
  chapterCount,
  deuterocanonicalByCounts,
  exceeds,
  hasVersesOf,
  lastChapter,
} from './counted-books'
import { fittingChapters } from './verse-counts'

type Log = BuilderState['log']

/** The drafts with the books their names mean, in the order given. */
export function settleNames(drafts: readonly BookDraft[], log: Log): BookDraft[] {
  const claimed = new Set(
    drafts
      .filter(({ found, named }) => named === found.book)
      .filter((draft) => !isImpossible(draft, draft.found.book))
      .map(({ found }) => found.book),
  )
  return drafts.map((draft) => {
    const { found, named, name, position, id } = draft
    if (named === undefined) return draft
    const counted = isImpossible(draft, named) ? bookInstead(draft, claimed) : undefined
    if (counted === undefined && named === found.book && found.part === undefined && numberOf(id) === named)
      return draft
    // Two books with one name: in the Vulgate's numbering the books of Samuel are the first two of Kings.
    const isTaken = named !== found.book && found.book > 0 && claimed.has(named)
    const book = counted ?? (isTaken ? found.book : named)
    log.add('book-assumed', position, { book, number: id.slice(1), name })
    claimed.add(book)
    return book === found.book && isTaken ? draft : { ...draft, found: { book } }
  })
}

/** A name is impossible for chapters beyond its last that have not its verses either. */
function isImpossible(draft: BookDraft, book: number): boolean {
  return exceeds(draft, book) && !hasVersesOf(draft, book)
}

/** The book of the number where it has all these chapters, else the one book that is counted so. */
function bookInstead(draft: BookDraft, claimed: ReadonlySet<number>): number | undefined {
  const { found } = draft
  const isFree = found.part === undefined && found.book > 0 && !claimed.has(found.book)
  const isNumbered = isFree && chapterCount(draft) === bookByNumber(found.book)?.chapters
  const byVerses = bookByVerses(draft, claimed)
  if (byVerses !== undefined) return byVerses
  const other = isNumbered ? found.book : bookByCounts(draft, claimed)
  return other !== undefined && fits(draft, other) >= fits(draft, draft.named ?? 0) ? other : undefined
}

function fits({ chapters }: BookDraft, book: number): number {
  return fittingChapters(chapters, book)
}

/** Keeps the drafts whose names and chapters fit their books; the others are reported and left out. */
export function judgeBooks(
  drafts: readonly BookDraft[],
  { knowsNames }: Pick<BuilderOptions, 'knowsNames'>,
  log: Log,
): BookDraft[] {
  const taken = new Set(drafts.filter((draft) => draft.named !== undefined).map(({ found }) => found.book))
  return drafts.flatMap((draft) => {
    const isUnnamed = draft.id.startsWith('#') && draft.named === undefined
    const judged = isUnnamed ? judge(draft, knowsNames, taken, log) : draft
    if (!judged) log.add('book-unknown', draft.position, { book: draft.id, name: draft.name })
    else {
      if (isUnnamed) taken.add(judged.found.book)
      doubtChapters(judged, log)
    }
    return judged ?? []
  })
}

/** The number after `#`; -1 for anything else. */
function numberOf(id: string): number {
  return /^#\d+$/.test(id) ? Number(id.slice(1)) : -1
}

function judge(
  draft: BookDraft,
  knowsNames: boolean,
  taken: ReadonlySet<number>,
  log: Log,
): BookDraft | undefined {
  const { found, name, position, id } = draft
  const isNameless = name === '' || isDamaged(name)
  const isOfNumber = found.book > 0 && (found.part !== undefined || hasVersesOf(draft, found.book))
  const counted = isOfNumber ? undefined : bookByVerses(draft, taken)
  if (counted === undefined) {
    if (!isNameless && knowsNames && found.part === undefined && !hasItsChapters(draft)) return undefined
    if (found.book > 0 && (numberOf(id) <= lastCommon || !isNameless)) return draft
  }
  const book = counted ?? (isNameless ? bookByNumberFrom67(draft, taken) : undefined)
  if (book === undefined) return undefined
  log.add('book-assumed', position, { book, number: id.slice(1), ...(isNameless ? {} : { name }) })
  return book === found.book ? draft : { ...draft, found: { book } }
}

/** Up to this book all programs number alike. */
const lastCommon = 66

/** A deuterocanonical book without a name: by its counts, else by its number, if that can be. */
function bookByNumberFrom67(draft: BookDraft, taken: ReadonlySet<number>): number | undefined {
  const { found } = draft
  const counted = found.part === undefined ? deuterocanonicalByCounts(draft, taken, found.book) : undefined
  return counted ?? (found.book === 0 || exceeds(draft, found.book) ? undefined : found.book)
}

/** At least half of the chapters of the book with this number, and none beyond its last. */
function hasItsChapters(draft: BookDraft): boolean {
  const { book } = draft.found
  return !exceeds(draft, book) && chapterCount(draft) * 2 >= (bookByNumber(book)?.chapters ?? 0)
}

/** Names in a wrong encoding ("2 K?nige") say nothing about the book. */
function isDamaged(name: string): boolean {
  return /[?\uFFFD\p{Cc}]/u.test(name) || !/\p{L}{2}/u.test(name)
}

/** A book with chapters beyond its last is doubtful, whatever its name. */
function doubtChapters(draft: BookDraft, log: Log): void {
  const { found, position, name } = draft
  if (found.part === undefined && exceeds(draft, found.book)) {
    log.add('book-assumed', position, { book: found.book, name, chapters: lastChapter(draft) })
  }
}
