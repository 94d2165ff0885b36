/** Finds the longest book name that begins at a token (PASSAGES B-1 to B-3, N-11, N-12). */
import type { Token } from '../lexing/tokenise'
import { firstIn, type NameIndex } from './name-index'
import { keyLevels, keysOf, type NameKeys, withOrdinal, withWord } from './name-keys'
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
  name: string
  /** First token of the name itself, after ordinal and words around it. */
  base: number
  isNumbered: boolean
}

/** Looks up the keys of a name; the way names are matched, as they are or by their beginning, is this function. */
export type LookUp = (keys: NameKeys, index: NameIndex) => readonly number[] | undefined

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
export const exactly: LookUp = (keys, { tables }) =>
  firstIn(keyLevels, (level) => tables(level).get(keys[level]))

/** The books of the first list that has a name, also within a compound. */
export function findIn(
  names: readonly NameIndex[],
  name: string,
  lookUp: LookUp,
): Pick<NameMatch, 'books' | 'index'> | undefined {
  const keys = keysOf(name)
  return firstIn(names, (index) => {
    const books = lookUp(keys, index) ?? lookUpCompound(keys[2], index, lookUp)
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
  let name = ''
  let at = base
  const find = (value: number, end: number): NameMatch | undefined => {
    const found = findIn(names, withOrdinal(name, value), lookUp)
    return found && { ...found, start, end, base, name, isNumbered: value !== 0 }
  }
  for (let count = 0; names.some(({ maxWords }) => count < maxWords); count += 1) {
    const word = tokens[at]
    if (word?.kind !== 'word') break
    name = withWord(name, word)
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
function lookUpCompound(plain: string, index: NameIndex, lookUp: LookUp): readonly number[] | undefined {
  const ending = index.endings.find((end) => plain.endsWith(end))
  return ending ? lookUp(keysOf(plain.slice(0, -ending.length)), index) : undefined
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
  return isAfterName && next?.kind === 'word' && findIn(names, next.text, exactly) !== undefined
}
