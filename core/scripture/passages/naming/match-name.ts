/** Finds the longest book name that begins at a token (PASSAGES B-1 to B-3, N-11, N-12). */
import { expandedOf } from '../lexing/fold'
import type { Token } from '../lexing/tokenise'
import type { NameIndex } from './name-index'
import { emptyKey, extendKey, type NameKey, withOrdinal } from './name-keys'
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
  for (let start = at; start < at + maxAround; start += 1) {
    const match = matchFrom(tokens, start, names, lookUp)
    if (match) return { ...match, start }
    if (!isAround(tokens[start], names, start > at)) return undefined
  }
  return undefined
}

/** The keys in their order: a hit on an earlier one hides the later. */
export function exactly(
  key: NameKey,
  { tables: [exact, expanded, plain] }: NameIndex,
): readonly number[] | undefined {
  return exact.get(key.exact) ?? expanded.get(expandedOf(key.exact)) ?? plain.get(key.plain)
}

/** The books of the first list that has a key, also within a compound. */
export function findIn(
  names: readonly NameIndex[],
  key: NameKey,
  lookUp: LookUp,
): Pick<NameMatch, 'books' | 'index'> | undefined {
  for (const index of names) {
    const books = lookUp(key, index) ?? lookUpCompound(key, index, lookUp)
    if (books) return { books, index }
  }
  return undefined
}

type FoundName = Omit<NameMatch, 'start'>

/** Words without meaning that may stand before a name or between its ordinal and the name. */
const maxAround = 7

function isAround(token: Token | undefined, names: readonly NameIndex[], isInside: boolean): boolean {
  if (!token) return false
  if (token.kind === 'word') return names.some(({ around }) => around.has(token.plain))
  return isInside && (token.text === '.' || token.text === "'")
}

function matchFrom(
  tokens: readonly Token[],
  start: number,
  names: readonly NameIndex[],
  lookUp: LookUp,
): FoundName | undefined {
  let best = matchBase(tokens, start, 0, names, lookUp)
  for (const { value, end } of ordinalsAt(tokens, start, names)) {
    for (let base = end; base < end + maxAround; base += 1) {
      const match = matchBase(tokens, base, value, names, lookUp)
      if (match) {
        if (!best || match.end > best.end) best = match
        break
      }
      if (!isAround(tokens[base], names, true)) break
    }
  }
  return best
}

/** The longest run of words that is a name with this ordinal (0 = none); the ordinal may also follow the words. */
function matchBase(
  tokens: readonly Token[],
  base: number,
  ordinal: number,
  names: readonly NameIndex[],
  lookUp: LookUp,
): FoundName | undefined {
  let best: FoundName | undefined
  let key = emptyKey
  let at = base
  const maxWords = Math.max(...names.map((index) => index.maxWords))
  for (let count = 0; count < maxWords; count += 1) {
    const word = tokens[at]
    if (word?.kind !== 'word') break
    key = extendKey(key, word)
    at += 1
    const found = findIn(names, withOrdinal(key, ordinal), lookUp)
    if (found) best = { ...found, end: at, base, key, isNumbered: ordinal !== 0 }
    const after = ordinal === 0 ? ordinalWord(tokens[at], names) : undefined
    const numbered = after && findIn(names, withOrdinal(key, after), lookUp)
    if (numbered) best = { ...numbered, end: at + 1, base, key, isNumbered: true }
    if (isRangeSign(tokens, at, names, best?.end === at)) break
    at = skipJoiner(tokens, at)
  }
  return best
}

/** `Korintherbrief`, `Johannesevangelium`. */
function lookUpCompound(key: NameKey, index: NameIndex, lookUp: LookUp): readonly number[] | undefined {
  const ending = index.endings.find((end) => key.plain.endsWith(end))
  if (ending === undefined) return undefined
  const { length } = ending
  return lookUp({ exact: key.exact.slice(0, -length), plain: key.plain.slice(0, -length) }, index)
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
  return (
    isAfterName && next?.kind === 'word' && findIn(names, extendKey(emptyKey, next), exactly) !== undefined
  )
}

/** Dots, hyphens and apostrophes between the words of a name mean nothing. */
function skipJoiner(tokens: readonly Token[], at: number): number {
  const sign = tokens[at]?.text
  return sign === '.' || sign === '-' || sign === "'" ? at + 1 : at
}
