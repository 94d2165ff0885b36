/** Finds the longest book name that begins at a token (PASSAGES B-1 to B-3, N-11, N-12). */
import { maxWordsAround } from '../../../limits'
import { type Books, firstIn, type NameIndex } from './name-index'
import { keyLevels, keysOf, type NameKeys, withOrdinal } from './name-keys'
import { ordinalsAt, ordinalWord } from './ordinals'
import { isAround, isSign, isWord, type Source, skipSign, tokenAt, withWord } from './source'

export interface NameMatch {
  /** The books that have the name. */
  books: Books
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
  /** 1-5 for a numbered book, else 0. */
  ordinal: number
}

/** Looks up the keys of a name; the way names are matched, as they are or by their beginning, is this function. */
export type LookUp = (keys: NameKeys, index: NameIndex) => Books | undefined

/** The longest name beginning at token `at`, after articles and the like; undefined if there is none. */
export function matchName(source: Source, at: number, lookUp: LookUp = exactly): NameMatch | undefined {
  return firstAfterAround(source, at, (start) => {
    let best = matchWords(source, lookUp, start, start, 0)
    for (const { value, end } of ordinalsAt(source, start)) {
      const match = firstAfterAround(source, end, (base) => matchWords(source, lookUp, start, base, value))
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
  const [, , plain] = keys
  return firstIn(names, (index) => {
    // `Korintherbrief`, `Johannesevangelium`.
    const ending = index.endings.find((end) => plain.endsWith(end))
    const books = lookUp(keys, index) ?? (ending && lookUp(keysOf(plain.slice(0, -ending.length)), index))
    return books ? { books, index } : undefined
  })
}

/** The first match at token `from` or after words without meaning; signs only belong to them after one. */
function firstAfterAround(
  source: Source,
  from: number,
  match: (at: number) => NameMatch | undefined,
): NameMatch | undefined {
  for (let at = from; at < from + maxWordsAround; at += 1) {
    const found = match(at)
    if (found) return found
    const mayGoOn = isAround(source, at) || (at > from && isSign(source, at, ".'"))
    if (!mayGoOn) return undefined
  }
  return undefined
}

/** The longest run of words that is a name with this ordinal (0 = none); the ordinal may also follow the words. */
function matchWords(
  source: Source,
  lookUp: LookUp,
  start: number,
  base: number,
  ordinal: number,
): NameMatch | undefined {
  const { names } = source
  let best: NameMatch | undefined
  let name = ''
  let at = base
  const find = (value: number, end: number): NameMatch | undefined => {
    const found = findIn(names, withOrdinal(name, value), lookUp)
    return found && { ...found, start, end, base, name, ordinal: value }
  }
  for (let count = 0; names.some(({ maxWords }) => count < maxWords); count += 1) {
    if (!isWord(source, at)) break
    name = withWord(name, source, at)
    at += 1
    best = find(ordinal, at) ?? best
    const after = ordinal ? 0 : ordinalWord(source, at)
    if (after) best = find(after, at + 1) ?? best
    if (isRangeSign(source, at, best?.end === at)) break
    at = skipSign(source, at, ".'-")
  }
  return best
}

/** Between two names, or after the letter of a part of a verse, a hyphen joins no words: `1S-Am`, `1c-Ro`. */
function isRangeSign(source: Source, at: number, isAfterName: boolean): boolean {
  if (!isSign(source, at, '-')) return false
  if (tokenAt(source, at - 1).text.length === 1) return true
  return (
    isAfterName && isWord(source, at + 1) && !!findIn(source.names, tokenAt(source, at + 1).text, exactly)
  )
}
