/** Ordinals before the name of a numbered book: `1`, `1.`, `1st`, `I.`, `erste` (PASSAGES N-12). */
import { firstIn } from './name-index'
import { isSpaced, type Source, skipSign, tokenAt } from './source'

/** An ordinal that was read. */
export interface Ordinal {
  /** 1-5. */
  value: number
  /** First token after it. */
  end: number
}

/** All readings of an ordinal at a token; it does not check whether a name follows. */
export function ordinalsAt(source: Source, at: number): Ordinal[] {
  const { text, value: digits } = tokenAt(source, at)
  const value = digits > 0 ? digits : romanOrdinal(text) || ordinalWord(source, at)
  if (!romans[value - 1]) return []
  const end = skipDot(source, at + 1)
  const ends = new Set([end, skipDot(source, skipEnding(source, end))])
  return Array.from(ends, (end) => ({ value, end }))
}

const romans = ['i', 'ii', 'iii', 'iv', 'v']

/** 1-5 for a Roman number, 0 for any other text. */
export function romanOrdinal(text: string): number {
  return romans.indexOf(text) + 1
}

/** First token after the ending of an ordinal, such as `rd` in `23rd`, or `at` itself. */
export function skipEnding(source: Source, at: number): number {
  return !isSpaced(source, at) && isOrdinalEnding(tokenAt(source, at).text) ? at + 1 : at
}

/** Those of all languages: 1st, 2nd, 1ste, 1er, 2e, 1ª, 1º, 3ra. */
export function isOrdinalEnding(text: string): boolean {
  return /^(st|[nr]d|th|s?te[nrs]?|e|er|[eè]?re|[eè]me|nde|[rd]?[ao]|er[ao])$/.test(text)
}

/** The number a word means (`erste`, `الأولى`); 0 for any other. */
export function ordinalWord(source: Source, at: number): number {
  return firstIn(source.names, ({ ordinals }) => ordinals.get(tokenAt(source, at).plain)) ?? 0
}

/** First token after a dot, or `at` itself. */
export function skipDot(source: Source, at: number): number {
  return skipSign(source, at, '.')
}
