/**
 * The passage that Enter opens for an input (PASSAGES I-3, I-6, I-7); the first
 * suggestion is made from it too.
 */
import { isSingleChapter } from '../../book-chapters'
import { bookOf, type Canonical, canonicalOf } from '../../canonical'
import { matchName } from '../passages/naming/match-name'
import { isSign, sourceOf } from '../passages/naming/source'
import type { PassageRef } from '../passages/reference'
import { type InputLanguage, parseInput, passageContext } from './input-language'
import { firstOfName } from './read-name'

/** A phrase in quotation marks. */
export const quoted = /^["„“«»‚].*["“”»«‘]$/su

/**
 * The places of an input that is a passage as a whole, then its other readings; none
 * when it is no passage, or when Enter runs a suggestion. A bare name opens its text
 * only as it is in a list (I-7); `jesus` alone is in none.
 */
export function openedPassage(raw: string, language: InputLanguage): readonly (readonly PassageRef[])[] {
  const input = raw.trim()
  if (quoted.test(input)) return []
  const { refs, alternatives } = parseInput(input, language)
  const [first, second] = refs
  if (!first || isMissingChapter(bookOf(first.from), input.slice(first.start))) return []
  const isBareName = first.unit === 'book' && first.from === first.to && !second
  return !isBareName || isWholeName(input, language) ? [refs, ...alternatives] : []
}

/** Where the text of places opens: at the first place, in a whole book at its first chapter. */
export function openedAt([first]: readonly PassageRef[]): Canonical {
  const from = first?.from ?? canonicalOf(1, 1)
  return first?.unit === 'book' ? canonicalOf(bookOf(from), 1) : from
}

/**
 * `2Joh 3,1`: in a book of one chapter nobody names two verses in descending order; a
 * chapter that does not exist is meant.
 */
export function isMissingChapter(book: number, typed: string): boolean {
  const [, chapter = 0, verse = 0] = /(?<!\p{Nd})(\p{Nd}+) ?[,:] ?(\p{Nd}+)\P{Nd}*$/u.exec(typed) ?? []
  return isSingleChapter(book) && Number(chapter) > Math.max(Number(verse), 1)
}

function isWholeName(input: string, language: InputLanguage): boolean {
  const source = sourceOf(input, passageContext(language).names)
  let end = matchName(source, firstOfName(source))?.end
  while (end && isSign(source, end, '.)]}')) end += 1
  return end === source.tokens.length
}
