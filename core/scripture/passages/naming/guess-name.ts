/**
 * Names that no list contains as typed: unambiguous beginnings (PASSAGES B-5) and
 * single typing errors (B-6, A-5).
 */
import { distance } from 'fastest-levenshtein'
import { maxEdits } from '../../../limits'
import type { LookUp } from './find-name'
import type { Books, NameTables } from './name-index'
import type { KeyLevel } from './name-keys'

/** The one book whose default name begins like this; a beginning has three letters (PASSAGES B-5). */
export const byBeginning: LookUp = ([, , plain], { defaults, never }) => {
  if (!/^\d?\D{3}/.test(plain) || never.includes(plain)) return undefined
  return onlyBook(defaults, (key) => key.startsWith(plain))
}

/** The one book with a spelling one edit away; an ordinal has to match exactly. */
export const bySlip: LookUp = (typed, { tables }) =>
  onlyBook(tables, (key, level) => isSlip(typed[level], key))

/** The book of all matching names, by their weaker keys; undefined for none or several. */
function onlyBook(tables: NameTables, passes: (key: string, level: KeyLevel) => boolean): Books | undefined {
  const books = new Set<number>()
  for (const level of [1, 2] as const) {
    for (const [key, found] of tables(level)) {
      if (passes(key, level)) for (const book of found) books.add(book)
    }
  }
  const [book, other] = books
  return book && !other ? [book] : undefined
}

/**
 * True when a typed key may mean a term, a key of a name of five letters, of four if two of them only
 * changed places; the ordinal has to match exactly.
 */
export function isSlip(typed: string, term: string): boolean {
  if (ordinalOf(typed) !== ordinalOf(term)) return false
  return (
    (/^\d?\D{5}/.test(term) && isWithinOneEdit(typed, term)) ||
    (/^\d?\D{4}/.test(term) && isSwap(typed, term))
  )
}

/** True when one insertion, deletion, replacement or swap of neighbours, or none, turns `a` into `b`. */
export function isWithinOneEdit(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= maxEdits && (isSwap(a, b) || distance(a, b) <= maxEdits)
}

function isSwap(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function ordinalOf(key: string): string {
  const first = key.charAt(0)
  return first <= '9' ? first : ''
}
