/** The keys of a name written in several words (PASSAGES N-9, N-11). */
import { expandedOf } from '../lexing/fold'
import type { Token } from '../lexing/tokenise'

/** The words of a name, joined, as the three keys K1 (with accents), K2 (umlauts written out) and K3 (without accents). */
export type NameKey = readonly [exact: string, expanded: string, plain: string]

export const emptyKey: NameKey = ['', '', '']

/**
 * The key of a name with one more word. Spaces mean nothing, except beside a single letter: `Joh a` is not `Joha` and `n Am`
 * not `NAM` (the number of a book is none), but a list that has `שמואל א` with its space finds it, and finds `שמואלא` too because the index stores both.
 */
export function extendKey(key: NameKey, { text, plain, isSpaced }: Token): NameKey {
  const isLetter = text.length === 1 || key[0].length === 1
  const gap = isLetter && isSpaced && /\D/.test(key[0]) ? ' ' : ''
  return keyFrom(key[0] + gap + text, key[2] + gap + plain)
}

/** The key of several words. */
export function keyOf(words: readonly Token[]): NameKey {
  return words.reduce(extendKey, emptyKey)
}

/** The key of a numbered book; 0 is no number. */
export function withOrdinal(key: NameKey, ordinal: number): NameKey {
  return ordinal === 0 ? key : mapKey(key, (part) => ordinal + part)
}

/** A key changed in all its forms. */
export function mapKey(key: NameKey, change: (part: string) => string): NameKey {
  return keyFrom(change(key[0]), change(key[2]))
}

function keyFrom(exact: string, plain: string): NameKey {
  return [exact, expandedOf(exact), plain]
}
