/** Finds the longest run of words that is a book name with a given ordinal, or with the ordinal after it. */
import { exactly, type FoundName, findGlued, findIn, type LookUp } from './find-name'
import { withOrdinal } from './name-keys'
import { ordinalsAt, ordinalWord } from './ordinals'
import {
  isAround,
  isNumber,
  isOfList,
  isSign,
  isSpaced,
  isWord,
  type Source,
  skipSign,
  tokenAt,
  withWord,
} from './source'

/** A name found in an input. */
export interface NameMatch extends FoundName {
  /** First token of the name with its ordinal, after articles and the like. */
  start: number
  /** First token after the name. */
  end: number
  /** The name as it was looked up, without ordinal and words around it. */
  name: string
  /** First token of the name itself, after ordinal and words around it. */
  base: number
  /** 1-5 for a numbered book, else 0. */
  ordinal: number
  /** Another reading of the same words, for the case that the book of this reading has no such place. */
  other?: NameMatch | undefined
}

/**
 * The longest run of words from token `base` that is a name with this ordinal; with 0 (none) the ordinal may
 * also follow the words.
 */
export function matchWords(
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
  const glued = (end: number): NameMatch | undefined => {
    const mayBe = ordinal ? isTouching(source, base) : /^[iv]/.test(name)
    const found =
      mayBe && end === base + 1 && lookUp === exactly ? findGlued(names, name, ordinal) : undefined
    return found && { ...found, start, end, base, name, ordinal }
  }
  for (let count = 0; names.some(({ maxWords }) => count < maxWords); count += 1) {
    if (!isWord(source, at)) break
    name = withWord(name, source, at)
    at += 1
    const alone = find(ordinal, at) ?? glued(at)
    const found = (ordinal ? undefined : numberedBehind(source, base, at, alone, find)) ?? alone
    // `יוחנן ג 16`: the letter may be the chapter.
    const isLetter = found?.index.numbers.has(tokenAt(source, at - 1).text)
    if (found) best = isLetter && best ? { ...found, other: best.end < found.end ? best : best.other } : found
    if (isRangeSign(source, at, best?.end === at)) break
    at = skipSign(source, at, ".'-")
  }
  return best
}

/**
 * `كورنثوس الأولى`, `رسالة بطرس 1`, `Samuel II`: the ordinal follows the name. A number does so only if the
 * name alone is no book, or if a word for an epistle chose the epistle of two books with one name.
 */
function numberedBehind(
  source: Source,
  base: number,
  end: number,
  alone: NameMatch | undefined,
  find: (value: number, end: number) => NameMatch | undefined,
): NameMatch | undefined {
  let at = end
  while (isOfList(source, at, 'titles')) at += 1
  const ordinals = ordinalsAt(source, at)
  if (ordinals.length === 0) return undefined
  if (!ordinalWord(source, at)) {
    if (tokenAt(source, end - 1).text.length < minNumbered) return undefined
    if (alone && !(alone.books.includes(john) && isBefore(source, base, isLetter))) return undefined
    if (isChapterWithVerse(source, at) || isBefore(source, base, ordinalWord)) return undefined
  }
  for (const { value, end: behind } of ordinals) {
    const match = find(value, behind)
    if (match) return { ...match, other: alone }
  }
  return undefined
}

/** Fewest letters of a name that a number may follow: `S 1` is no book of Samuel. */
const minNumbered = 3

/** True for a word without meaning that precedes a name. */
function isBefore(source: Source, base: number, is: (source: Source, at: number) => unknown): boolean {
  const before = base - 1
  return isAround(source, before) && (!!is(source, before) || isBefore(source, before, is))
}

/** A word touches a number, or its dot. */
function isTouching(source: Source, at: number): boolean {
  return (
    !isSpaced(source, at) &&
    (isNumber(source, at - 1) || (isSign(source, at - 1, '.') && isTouching(source, at - 1)))
  )
}

/** The gospel that has the same name as his epistles. */
const john = 43

function isLetter(source: Source, at: number): boolean {
  return isOfList(source, at, 'letters')
}

/** `1,3`: a number, a sign, a number, without a space. */
function isChapterWithVerse(source: Source, at: number): boolean {
  return isNumber(source, at + 2) && !isSpaced(source, at + 1) && !isSpaced(source, at + 2)
}

/**
 * Between two names, or after the letter of a part of a verse, a hyphen does not join
 * words: `1S-Am`, `1c-Ro`.
 */
function isRangeSign(source: Source, at: number, isAfterName: boolean): boolean {
  if (!isSign(source, at, '-')) return false
  if (tokenAt(source, at - 1).text.length === 1) return true
  return (
    isAfterName && isWord(source, at + 1) && !!findIn(source.names, tokenAt(source, at + 1).text, exactly)
  )
}
