/** Sentences without quotation marks that read as words of a passage: of a source of the answer, or of a place that is named. */
import type { AnswerLibrary, NewSource } from '../../answer-library'
import { passageSource } from '../../passage-source'
import type { PlaceRange } from '../markup/draft'
import { isEcho, isNearQuotation, type SaidWords, saidWords } from './near-quotation'
import { foldedWords } from './words'

/** As many words in a row are no chance. */
const tellingRun = 8

export interface Compared {
  text: string
  /** Those of the answer. */
  sources: readonly NewSource[]
  /** Places that the sentence names. */
  named: readonly PlaceRange[]
  /** Places that were named shortly before: a quotation may go on over several sentences. */
  before: readonly PlaceRange[]
}

/** Whether the sentence is a passage with words altered, or gives words of a passage to another place. */
export async function isFalseRepeat(
  { text, sources, named, before }: Compared,
  library: AnswerLibrary,
): Promise<boolean> {
  const words = foldedWords(text)
  const own = await passagesAt(named, library)
  const others = sources.flatMap((source) => passageOf(source))
  if (isNearQuotation(words, [...others, ...own, ...(await passagesAt(before, library))])) return true
  if (named.length === 0) return false
  return others.some(
    (source) =>
      !overlapsAny(source.range, named) &&
      runsIn(words, source).some((run) => own.every((passage) => !hasRun(passage, run))),
  )
}

/** How words that stand for those of places compare with them: `echo` is partly theirs, or too short to tell. */
export async function compareEcho(
  text: string,
  places: readonly PlaceRange[],
  library: AnswerLibrary,
): Promise<'equal' | 'echo' | 'other'> {
  const words = foldedWords(text)
  const passages = await passagesAt(places, library)
  if (words.length > 0 && passages.some((one) => hasRun(one, words))) return 'equal'
  return passages.some((passage) => isEcho(words, passage)) ? 'echo' : 'other'
}

/** Two ranges of verses, whole chapters or books have something in common. */
export function overlapsAny({ from, to }: PlaceRange, places: readonly PlaceRange[]): boolean {
  return places.some((place) => place.from <= endOf(to) && from <= endOf(place.to))
}

function endOf(to: number): number {
  if (to % 1_000_000 === 0) return to + 999_999
  return to % 1_000 === 0 ? to + 999 : to
}

interface Passage extends SaidWords {
  range: PlaceRange
}

async function passagesAt(places: readonly PlaceRange[], library: AnswerLibrary): Promise<Passage[]> {
  const found = await Promise.all(places.map(({ from, to }) => passageSource(library, from, to)))
  return found.flatMap((source) => (source ? passageOf(source) : []))
}

function passageOf({ verses = [] }: NewSource): Passage[] {
  const [first, last] = [verses[0], verses.at(-1)]
  if (!first || !last) return []
  const words = verses.flatMap(({ text }) => foldedWords(text))
  return [{ ...saidWords(words), range: { from: first.canonical, to: last.canonical } }]
}

function hasRun({ words }: SaidWords, run: readonly string[]): boolean {
  return ` ${words.join(' ')} `.includes(` ${run.join(' ')} `)
}

/** The long runs of a sentence that a passage has. */
function runsIn(words: readonly string[], passage: SaidWords): string[][] {
  return words
    .map((_, at) => words.slice(at, at + tellingRun))
    .filter((run) => run.length === tellingRun && hasRun(passage, run))
}
