/**
 * Identifies the book of a draft in files that only number their books (Zefania): numbers are often wrong,
 * and from 67 on every program counts differently. A clear name overrides the number; an unknown name, with
 * chapters that do not fit the number, is no book of ours. Every uncertain case is reported as a doubt.
 */
import { books as allBooks, bookByNumber } from '../../../books'
import type { BuilderOptions } from '../builder-options'
import type { BookDraft, BuilderState } from '../builder-state'

type Log = BuilderState['log']

/** The drafts with the books their names mean, in the order given. */
export function settleNames(drafts: readonly BookDraft[], log: Log): BookDraft[] {
  const claimed = new Set(
    drafts.filter(({ found, named }) => named === found.book).map(({ found }) => found.book),
  )
  return drafts.map((draft) => {
    const { found, named, name, position, id } = draft
    if (named === undefined || (named === found.book && found.part === undefined && numberOf(id) === named))
      return draft
    // Two books with one name: in the Vulgate's numbering the books of Samuel are the first two of Kings.
    const isTaken = named !== found.book && claimed.has(named)
    const book = isTaken ? found.book : named
    log.add('book-assumed', position, { book, number: id.slice(1), name })
    claimed.add(book)
    return isTaken ? draft : { ...draft, found: { book } }
  })
}

/** Keeps the drafts whose names and chapters fit their books; the others are reported and left out. */
export function judgeBooks(
  drafts: readonly BookDraft[],
  { knowsNames }: Pick<BuilderOptions, 'knowsNames'>,
  log: Log,
): BookDraft[] {
  const named = new Set(drafts.filter((draft) => draft.named !== undefined).map(({ found }) => found.book))
  return drafts.flatMap((draft) => {
    const judged =
      draft.id.startsWith('#') && draft.named === undefined ? judge(draft, knowsNames, named, log) : draft
    if (!judged) log.add('book-unknown', draft.position, { book: draft.id, name: draft.name })
    else doubtChapters(judged, log)
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
  named: ReadonlySet<number>,
  log: Log,
): BookDraft | undefined {
  const { found, name, position, id } = draft
  const isNameless = name === '' || isDamaged(name)
  if (!isNameless && knowsNames && found.part === undefined && !hasItsChapters(draft)) return undefined
  if (numberOf(id) <= lastCommon || !isNameless) return draft
  const book = exceeds(draft) ? onlyFitting(draft, named) : found.book
  if (book === undefined) return undefined
  log.add('book-assumed', position, { book, number: id.slice(1) })
  return book === found.book ? draft : { ...draft, found: { book } }
}

/** Up to this book all programs number alike. */
const lastCommon = 66

/** The one deuterocanonical book that has exactly as many chapters and is not present under its own name. */
function onlyFitting(draft: BookDraft, named: ReadonlySet<number>): number | undefined {
  const fitting = allBooks.filter(
    ({ testament, chapters, number }) =>
      testament === 'ak' && chapters === chapterCount(draft) && !named.has(number),
  )
  return fitting.length === 1 ? fitting[0]?.number : undefined
}

/** At least half of the chapters of the book with this number, and none beyond its last. */
function hasItsChapters(draft: BookDraft): boolean {
  return !exceeds(draft) && chapterCount(draft) * 2 >= (bookByNumber(draft.found.book)?.chapters ?? 0)
}

/** Names in a wrong encoding ("2 K?nige") say nothing about the book. */
function isDamaged(name: string): boolean {
  return /[?\uFFFD\p{Cc}]/u.test(name) || !/\p{L}{2}/u.test(name)
}

/** A book with chapters beyond its last is doubtful, whatever its name. */
function doubtChapters(draft: BookDraft, log: Log): void {
  const { found, position, name } = draft
  if (found.part === undefined && exceeds(draft)) {
    log.add('book-assumed', position, { book: found.book, name, chapters: lastChapter(draft) })
  }
}

function exceeds(draft: BookDraft): boolean {
  const { book } = draft.found
  return lastChapter(draft) > (mostChapters[book] ?? bookByNumber(book)?.chapters ?? 0)
}

/** Books that have more chapters in another numbering, or with their Greek additions. */
const mostChapters: Readonly<Record<number, number>> = { 17: 16, 19: 151, 27: 14, 29: 4 }

function lastChapter({ chapters }: BookDraft): number {
  return chapters.reduce((last, { number }) => Math.max(last, number), 0)
}

function chapterCount({ chapters }: BookDraft): number {
  return new Set(chapters.map(({ number }) => number)).size
}
