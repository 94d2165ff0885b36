/** A translation at the beginning of an input: `LUT: Joh 3,16` (PASSAGES Q-10). */
import { parsePassage } from '../passages/parse-passage'
import type { PassageContext } from '../passages/reference'

/** An input without its prefix. */
export interface PrefixedInput {
  /** As the translation is stored; absent without a prefix. */
  translation?: string
  /** The text after the prefix, or the whole input. */
  rest: string
}

/**
 * `known` are the abbreviations that count; the names of `context` distinguish an
 * abbreviation from a book before a chapter.
 */
export function splitPrefix(raw: string, known: readonly string[], context: PassageContext): PrefixedInput {
  const [, name, rest = ''] = /^\s*([^\s:]+)\s*:(.*)$/su.exec(raw) ?? []
  const translation =
    name && known.find((one) => one.toLocaleLowerCase('und') === name.toLocaleLowerCase('und'))
  if (!name || !translation) return { rest: raw }
  const isBook = /^\s*\p{Nd}/u.test(rest) && parsePassage(name, context).refs.length > 0
  return isBook ? { rest: raw } : { translation, rest }
}
