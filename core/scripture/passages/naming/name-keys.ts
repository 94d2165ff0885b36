/** The keys of a name written in several words (PASSAGES N-9, N-11). */
import type { Token } from '../lexing/tokenise'

export interface NameKey {
  /** K1: words with their accents, joined. */
  exact: string
  /** K3: words without accents, joined. */
  plain: string
}

export const emptyKey: NameKey = { exact: '', plain: '' }

/**
 * The key of a name with one more word. Spaces mean nothing, except beside a single letter: `Joh a` is not `Joha` and `n Am`
 * not `NAM`, but a list that has `שמואל א` with its space finds it, and finds `שמואלא` too because the index stores both.
 */
export function extendKey(key: NameKey, word: Token): NameKey {
  const isLetter = word.text.length === 1 || key.exact.length === 1
  const gap = isLetter && word.isSpaced && key !== emptyKey ? ' ' : ''
  return { exact: key.exact + gap + word.text, plain: key.plain + gap + word.plain }
}

/** The key of a numbered book. */
export function withOrdinal(key: NameKey, ordinal: number): NameKey {
  return ordinal === 0 ? key : { exact: ordinal + key.exact, plain: ordinal + key.plain }
}
