/** References that do not begin with a name: canonical numbers, `23. Psalm`, `chapter 3 of John`, `V. 4` (PASSAGES G-10, C-9). */
import { type Canonical, isCanonical, placeOf } from '../../canonical'
import { matchName } from '../naming/match-name'
import { skipEnding } from '../naming/ordinals'
import { emit } from '../numbers/emit'
import { readNumbers, readNumbersFrom } from '../numbers/number-list'
import { type ReadPlace, readChapter } from '../numbers/place'
import { hasVerseSign } from '../numbers/verse-sign'
import { hasNumberAfter, isBeforeProse } from './begins-name'
import type { Reader } from './reader'

/** `43003016`, `43003016-43003018`: numbers as the program writes them. */
export function readCanonical(reader: Reader): boolean {
  const { state } = reader
  const first = state.at
  const from = canonicalAt(reader, first)
  if (!from) return false
  const to = reader.roleAt(first + 1) === 'to' ? canonicalAt(reader, first + 2) : undefined
  state.at = to ? first + 3 : first + 1
  emit(reader, { from, to }, undefined, reader.range(first, state.at))
  return true
}

/** `23. Psalm`, `the 46th psalm`; only psalms are counted so. */
export function readNumberedPsalm(reader: Reader): boolean {
  const { state, tokens, context } = reader
  const first = state.at
  const isArticle = context.names.some(({ around }) => around.has(tokens[first]?.plain ?? ''))
  const at = isArticle ? first + 1 : first
  const number = tokens[at]?.value ?? -1
  if (number < 1) return false
  const ending = skipEnding(tokens, at + 1)
  const name = matchName(tokens, tokens[ending]?.text === '.' ? ending + 1 : ending, context.names)
  if (name?.books[0] !== psalms || tokens[name.end]?.kind === 'number') return false
  reader.enterBook(psalms, name.end, name.index.hasLetterNumbers)
  readNumbersFrom(reader, first, readChapter(reader, number, name.end))
  return true
}

/** `chapter 3 of John`. */
export function readChapterOfBook(reader: Reader): boolean {
  const { state, tokens, context } = reader
  const first = state.at
  if (reader.roleAt(first) !== 'chapter') return false
  const at = tokens[first + 1]?.text === '.' ? first + 2 : first + 1
  const number = tokens[at]?.value ?? -1
  const name = number < 1 ? undefined : matchName(tokens, at + 1, context.names)
  const [book] = name?.books ?? []
  if (!name || book === undefined || hasNumberAfter(reader, name)) return false
  reader.enterBook(book, name.end, name.index.hasLetterNumbers)
  readNumbersFrom(reader, first, readChapter(reader, number, name.end))
  return true
}

/** `V. 16`, `4,2`, `16` against the place of the context; in running text not a bare number. */
export function readWithoutName(reader: Reader): boolean {
  const { context, state, mode } = reader
  const { place } = context
  if (!place || (mode === 'extract' && !isClearPlace(reader, state.at))) return false
  reader.enterBook(place.book, state.at, false, place.chapter)
  return readNumbers(reader, state.at, 'verse')
}

const psalms = 19

/** A word for chapter or verse with its number, or chapter and verse with a sign and no prose after them. */
function isClearPlace(reader: Reader, at: number): boolean {
  const role = reader.roleAt(at)
  if (role === 'chapter' || role === 'verse') return true
  const { tokens } = reader
  if (tokens[at]?.kind !== 'number') return false
  return hasVerseSign(reader, at + 1) && !isBeforeProse(reader, at + 2)
}

function canonicalAt({ tokens }: Reader, at: number): ReadPlace | undefined {
  const value = tokens[at]?.value ?? -1
  if (!isPlausible(value)) return undefined
  return { ...placeOf(value), isVoid: false }
}

/** A verse needs a chapter. */
function isPlausible(value: number): value is Canonical {
  const { chapter, verse } = placeOf(value)
  return isCanonical(value) && (chapter !== 0 || verse === 0)
}
