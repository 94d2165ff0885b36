/** Finds the longest book name that begins at a token (PASSAGES B-1 to B-3, N-11, N-12). */
import type { Token } from '../lexing/tokenise'
import { firstIn, type NameIndex } from './name-index'
import { emptyKey, extendKey, keyOf, mapKey, type NameKey, withOrdinal } from './name-keys'
import { ordinalsAt, ordinalWord } from './ordinals'

export interface NameMatch {
  /** Books that have the name, best first; never empty. */
  books: readonly number[]
  /** The list it was found in. */
  index: NameIndex
  /** First token of the name with its ordinal, after articles and the like. */
  start: number
  /** First token after the name. */
  end: number
  /** The name without ordinal and words around it, as it was looked up. */
  key: NameKey
  /** First token of the name itself, after ordinal and words around it. */
  base: number
  isNumbered: boolean
}

/** Looks up a key; the way names are matched, as they are or by their beginning, is this function. */
export type LookUp = (key: NameKey, index: NameIndex) => readonly number[] | undefined

/** The longest name beginning at token `at`, after articles and the like; undefined if there is none. */
export function matchName(
  tokens: readonly Token[],
  at: number,
  names: readonly NameIndex[],
  lookUp: LookUp = exactly,
): NameMatch | undefined {
  const search = { tokens, names, lookUp }
  return firstAfterAround(search, at, (start) => {
    let best = matchWords(search, start, start, 0)
    for (const { value, end } of ordinalsAt(tokens, start, names)) {
      const match = firstAfterAround(search, end, (base) => matchWords(search, start, base, value))
      if (match && match.end > (best?.end ?? 0)) best = match
    }
    return best
  })
}

/** The keys in their order: a hit on an earlier one hides the later. */
export const exactly: LookUp = ([exact, expanded, plain], { tables: [exacts, expandeds, plains] }) =>
  exacts.get(exact) ?? expandeds.get(expanded) ?? exacts.get(expanded) ?? plains.get(plain)

/** The books of the first list that has a key, also within a compound. */
export function findIn(
  names: readonly NameIndex[],
  key: NameKey,
  lookUp: LookUp,
): Pick<NameMatch, 'books' | 'index'> | undefined {
  return firstIn(names, (index) => {
    const books = lookUp(key, index) ?? lookUpCompound(key, index, lookUp)
    return books && { books, index }
  })
}

/** True for a word without meaning, such as an article. */
export function isAround(names: readonly NameIndex[], token: Token | undefined): boolean {
  return names.some(({ around }) => around.has(token?.plain ?? ''))
}

interface Search {
  tokens: readonly Token[]
  names: readonly NameIndex[]
  lookUp: LookUp
}

/** Words without meaning that may stand before a name or between its ordinal and the name. */
const maxAround = 7

/** The first match at token `from` or after words without meaning; signs only belong to them after one. */
function firstAfterAround(
  { tokens, names }: Search,
  from: number,
  match: (at: number) => NameMatch | undefined,
): NameMatch | undefined {
  for (let at = from; at < from + maxAround; at += 1) {
    const found = match(at)
    if (found) return found
    const isSign = at > from && /^[.']$/.test(tokens[at]?.text ?? '')
    if (!isSign && !isAround(names, tokens[at])) return undefined
  }
  return undefined
}

/** The longest run of words that is a name with this ordinal (0 = none); the ordinal may also follow the words. */
function matchWords(
  { tokens, names, lookUp }: Search,
  start: number,
  base: number,
  ordinal: number,
): NameMatch | undefined {
  let best: NameMatch | undefined
  let key = emptyKey
  let at = base
  const find = (value: number, end: number): NameMatch | undefined => {
    const found = findIn(names, withOrdinal(key, value), lookUp)
    return found && { ...found, start, end, base, key, isNumbered: value !== 0 }
  }
  for (let count = 0; names.some(({ maxWords }) => count < maxWords); count += 1) {
    const word = tokens[at]
    if (word?.kind !== 'word') break
    key = extendKey(key, word)
    at += 1
    best = find(ordinal, at) ?? best
    const after = ordinal === 0 ? ordinalWord(tokens[at], names) : 0
    if (after !== 0) best = find(after, at + 1) ?? best
    if (isRangeSign(tokens, at, names, best?.end === at)) break
    if (/^[.'-]$/.test(tokens[at]?.text ?? '')) at += 1
  }
  return best
}

/** `Korintherbrief`, `Johannesevangelium`. */
function lookUpCompound(key: NameKey, index: NameIndex, lookUp: LookUp): readonly number[] | undefined {
  const ending = index.endings.find((end) => key[2].endsWith(end))
  const whole = ending && mapKey(key, (part) => part.slice(0, -ending.length))
  return whole ? lookUp(whole, index) : undefined
}

/** Between two names, or after the letter of a part of a verse, a hyphen joins no words: `1S-Am`, `1c-Ro`. */
function isRangeSign(
  tokens: readonly Token[],
  at: number,
  names: readonly NameIndex[],
  isAfterName: boolean,
): boolean {
  if (tokens[at]?.text !== '-') return false
  if (tokens[at - 1]?.text.length === 1) return true
  const next = tokens[at + 1]
  return isAfterName && next?.kind === 'word' && findIn(names, keyOf([next]), exactly) !== undefined
}
