/** Chapters in Roman numerals, as older books print them: `Matthew xvii. 19-21`, `Ps. cxix`. */
import { isNumber, isSign, type Source, skipSign, tokenAt } from '../naming/source'

/**
 * The value of a word after a name, up to 199; 0 for any other. A word of few letters may be ordinary: one
 * letter needs a verse after it, and in running text two letters do, with a sign between.
 */
export function romanAt(source: Source, at: number): number {
  const { text } = tokenAt(source, at)
  if (!/^c?(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(text)) return 0
  const next = skipSign(source, at + 1, source.isProse ? '.:' : '.:,')
  const hasVerse = isNumber(source, next) && (next > at + 1 || !source.isProse)
  const isRange = isSign(source, next, '-') && romanAt(source, next + 1) > 0
  return hasVerse || isRange || text.length > (source.isProse ? 2 : 1) ? valueOf(text) : 0
}

/** A smaller value before a greater one is subtracted. */
function valueOf(text: string): number {
  const values = Array.from(text, (letter) => letters[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

const letters: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
