/** Names that are in no list as typed: unambiguous beginnings (PASSAGES B-5) and single slips (B-6). */
import type { LookUp } from './match-name'
import type { NameIndex } from './name-index'
import type { NameKey } from './name-keys'

/** Least letters of a beginning, and of a name that a slip is forgiven in (PASSAGES B-5, A-5). */
const minBeginning = 3
const minTerm = 5

/** The one book whose default name begins so. */
export const byBeginning: LookUp = ({ plain }, { defaults, never }) => {
  if (lettersOf(plain) < minBeginning || never.has(plain)) return undefined
  return onlyBook(defaults.filter(({ key }) => key.startsWith(plain)).map(({ book }) => book))
}

/** The one book with a spelling one edit away; an ordinal has to be right. */
export const bySlip: LookUp = (key, index) => {
  if (lettersOf(key.plain) < minTerm - 1) return undefined
  return onlyBook(slips(key, index))
}

/** True when one insertion, deletion, replacement or swap of neighbours, or none, makes `a` into `b`. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (a.length > b.length) return isWithinOneEdit(b, a)
  if (b.length - a.length > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1)
  const isSwap = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  return isSwap || a.slice(at + 1) === b.slice(at + 1)
}

function* slips({ plain }: NameKey, { tables: [, expanded, all] }: NameIndex): Generator<number> {
  for (const table of [expanded, all]) {
    for (const [term, books] of table) {
      if (lettersOf(term) < minTerm || ordinalOf(term) !== ordinalOf(plain)) continue
      if (isWithinOneEdit(plain, term)) yield* books
    }
  }
}

function onlyBook(books: Iterable<number>): readonly number[] | undefined {
  const different = [...new Set(books)]
  return different.length === 1 ? different : undefined
}

function ordinalOf(key: string): string {
  const first = key.charAt(0)
  return first >= '1' && first <= '9' ? first : ''
}

function lettersOf(key: string): number {
  return key.length - ordinalOf(key).length
}
