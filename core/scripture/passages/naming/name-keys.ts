/** A name in several words, and the keys under which it is looked up (PASSAGES N-9, N-11). */
import { expandedOf, plainOf } from '../lexing/fold'

/** Which key: 0 is K1 (with accents), 1 is K2 (umlauts written out), 2 is K3 (without accents). */
export type KeyLevel = 0 | 1 | 2

/** In the order they are tried. */
export const keyLevels: readonly KeyLevel[] = [0, 1, 2]

/** The keys of a name by their levels. */
export type NameKeys = readonly [exact: string, expanded: string, plain: string]

/** The name of a numbered book; 0 is no number. */
export function withOrdinal(name: string, ordinal: number): string {
  return (ordinal || '') + name
}

/**
 * A key of a name. Spaces have no meaning, except next to a single letter: `Joh a` is
 * not `Joha` and `n Am` not `NAM`; but a list with `שמואל א` finds it with its space
 * and also `שמואלא`, because the index stores both.
 */
export function keyOf(name: string, level: KeyLevel): string {
  return forms[level](name).replace(/(?<!^\d?\D) (?=\S\S)/g, '')
}

/** All keys of a name. */
export function keysOf(name: string): NameKeys {
  return [keyOf(name, 0), keyOf(name, 1), keyOf(name, 2)]
}

const forms = [(name: string) => name, expandedOf, plainOf] as const
