/** The books whose names an input may be the beginning of, best first (PASSAGES ). */
import { distance } from 'fastest-levenshtein'
import type { NamePack } from '../names/name-pack'
import type { NameKey } from '../passages/naming/name-keys'
import { termsOf } from './input-language'
import { type NameTerm, type TermKeys, termKeys } from './name-terms'

export interface FoundBook {
  book: number
  /** Whose name it is. */
  pack: NamePack
  /** 1 equal, 2 to 4 beginnings, 5 within one edit. */
  tier: 1 | 2 | 3 | 4 | 5
}

/** The three numbers of A-5: an input and a term of fewer letters are not forgiven a slip, nor is a second edit. */
const minInput = 3
const minTerm = 5
const maxEdits = 1
/** From so many letters on, a slip is forgiven in the beginning of a term too. */
const minBeginning = 5

/** Every book once; `raw` is the input the keys were made of. */
export function findBooks(keys: readonly NameKey[], raw: string, packs: readonly NamePack[]): FoundBook[] {
  const typed = keys.map(termKeys)
  const begun = rank(packs, (term) => beginningOf(term, typed))
  if (begun.length > 0 || [...raw.trim()].length < minInput) return begun
  return rank(packs, ({ keys: [, expanded, plain] }) =>
    typed.some((key) => isSlip(key[1], expanded) || isSlip(key[2], plain)) ? { tier: 5, key: 0 } : undefined,
  )
}

interface Hit {
  tier: FoundBook['tier']
  /** 0 to 2 for K1 to K3. */
  key: number
}

/**
 * The interface's language before others, then tier, then key, then the book whose own name it is, then the order of the
 * books.
 */
function rank(packs: readonly NamePack[], hitOf: (term: NameTerm) => Hit | undefined): FoundBook[] {
  const best = new Map<number, FoundBook & { order: number }>()
  for (const [list, pack] of packs.entries()) {
    for (const term of termsOf(pack)) {
      const hit = hitOf(term)
      if (!hit) continue
      const { book } = term
      const isSecond = hit.tier === 1 && !term.isOwn ? 1 : 0
      const order = (((list * 10 + hit.tier) * 10 + hit.key) * 2 + isSecond) * 1000 + book
      const known = best.get(book)
      if (!known || order < known.order) best.set(book, { book, pack, tier: hit.tier, order })
    }
  }
  return [...best.values()].sort((a, b) => a.order - b.order)
}

function beginningOf({ keys, tier }: NameTerm, typed: readonly TermKeys[]): Hit | undefined {
  let found: Hit | undefined
  for (const wanted of typed) {
    for (let key = 0; key < keys.length; key += 1) {
      const [term, beginning] = [keys[key] ?? '', wanted[key] ?? '']
      if (!term.startsWith(beginning)) continue
      const hit: Hit = { tier: tier < 4 && term === beginning ? 1 : tier, key }
      if (!found || hit.tier < found.tier || (hit.tier === found.tier && key < found.key)) found = hit
    }
  }
  return found
}

/** One edit between an input and a term, or its beginning; the ordinal has to be right. */
function isSlip(typed: string, term: string): boolean {
  const [letters, termLetters] = [withoutOrdinal(typed), withoutOrdinal(term)]
  if (termLetters.length < minTerm || typed.length - letters.length !== term.length - termLetters.length)
    return false
  if (typed.length !== letters.length && typed[0] !== term[0]) return false
  if (isOneEdit(letters, termLetters)) return true
  return letters.length >= minBeginning && isOneEdit(letters, termLetters.slice(0, letters.length))
}

/** Of insertion, deletion, replacement, or a swap of neighbours. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > maxEdits) return false
  return isSwap(a, b) || distance(a, b) <= maxEdits
}

function isSwap(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function withoutOrdinal(key: string): string {
  return /^[1-5]/.test(key) ? key.slice(1) : key
}
