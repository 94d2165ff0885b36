/** Finds the longest book name that begins at a token (PASSAGES B-1 to B-3, N-11, N-12). */
import { maxWordsAround } from '../../../limits'

import { exactly, type LookUp } from './find-name'
import { matchWords, type NameMatch } from './match-words'
import { ordinalsAt, ordinalWord } from './ordinals'
import { isAround, isNumber, isOfList, isRole, isSign, isWord, type Source, tokenAt } from './source'

/** Which book is meant when its name is followed by another book's name, that of its author. */
const writers: ReadonlyMap<string, number> = new Map([
  ['25 24', 25],
  ['66 43', 66],
  ['44 42', 44],
  ['94 95', 95],
])

/** The longest name beginning at token `at`, after articles and the like; undefined if there is none. */
export function matchName(source: Source, at: number, lookUp: LookUp = exactly): NameMatch | undefined {
  const match = longestAfterAround(source, at, (start) => {
    let best = matchWords(source, lookUp, start, start, 0)
    for (const { value, end } of ordinalsAt(source, start)) {
      const found = longestAfterAround(source, end, (base) => matchWords(source, lookUp, start, base, value))
      if (found && found.end > (best?.end ?? 0)) best = found
    }
    return best
  })
  return match && withTail(source, match)
}

/**
 * The longest match at token `from` or after words without meaning; signs belong to
 * such words only after one. Some of these words are short names too (`de`, `la`,
 * `os`): then a name after one, which is longer, wins.
 */
function longestAfterAround(
  source: Source,
  from: number,
  match: (at: number) => NameMatch | undefined,
): NameMatch | undefined {
  let best: NameMatch | undefined
  for (let at = from; at < from + maxWordsAround; at += 1) {
    const found = match(at)
    if (found && best && isPreposition(source, best, found)) best = { ...found, other: best }
    else if (found && found.end > (best?.end ?? 0)) best = found
    const mayGoOn =
      isAround(source, at) || (at > from && (isSign(source, at, ".'") || (!best && isJoined(source, at))))
    if (!mayGoOn) break
  }
  return best
}

/** `אל-הרומים`: a hyphen or maqaf after a word; after a letter it is the sign of a range. */
function isJoined(source: Source, at: number): boolean {
  return isSign(source, at, '-') && tokenAt(source, at - 1).text.length > 1
}

/**
 * `secondo Giovanni`: an ordinal that also means "according to" does so before a name that needs no ordinal.
 */
function isPreposition(source: Source, best: NameMatch, found: NameMatch): boolean {
  if (found.end < best.end || !isAround(source, best.start) || !ordinalWord(source, best.start)) return false
  return !isOfLaterList(source, found, best)
}

/** True when a name was found in a list that is tried after that of another (PASSAGES B-3). */
export function isOfLaterList({ names }: Source, { index }: NameMatch, other: NameMatch): boolean {
  return names.indexOf(index) > names.indexOf(other.index)
}

/**
 * Words after the name of a book that belong to it: its author, and the author's title. A match extended by
 * `of Jeremiah`, `di san Giovanni apostolo`, `the Apostle` after it.
 */
function withTail(source: Source, match: NameMatch): NameMatch {
  let tail = match
  if (!isWord(source, match.end)) return match
  for (let at = match.end; ; ) {
    const person = matchWords(source, exactly, at, at, 0)
    const book = person && writers.get(`${tail.books[0]} ${person.books[0]}`)
    if (book) tail = { ...tail, books: [book], end: person.end }
    else if (isOfList(source, at, 'titles') && !source.isProse && isNumber(source, at + 1))
      tail = { ...tail, end: at + 1 }
    else if (!isAround(source, at) && !(at > match.end && isSign(source, at, ".'"))) return tail
    else if (isRole(source, at, 'to', 'and')) return tail
    at = Math.max(at + 1, tail.end)
  }
}
