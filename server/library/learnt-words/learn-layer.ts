/** Learns the words of the original of one edition, a testament after the other, and stores them as its layer. */
import { addSeeds, type LearningText, learnWords } from '#core/originals/align/learn-words'
import { wordSplitter } from '#core/originals/align/text-words'
import { type Testament, testamentOf } from '#core/originals/strongs-number'
import type { WordsOfBooks } from '#core/originals/word-run'
import { languageOf } from '#core/words/language'
import { addLayer } from '../packs/layer-pack'
import { textOf, wordsIn } from './read-numbered'
import type { LearningPlan, NumberedEdition } from './words-to-learn'

export interface LearntLayer {
  /** Undefined where nothing was sure, or the edition is too short to learn from. */
  abbreviation: string | undefined
  words: number
  /** Verses that it was learnt from. */
  verses: number
}

/** `onStep` hears what is done, and 0..1. Throws file-damaged and library-locked. */
export async function learnLayer(
  directory: string,
  { edition, originals, seeds }: LearningPlan,
  onStep: (step: string, share: number) => void,
): Promise<LearntLayer> {
  const { manifest } = edition
  const books = await edition.books()
  const words: WordsOfBooks = new Map()
  const used: NumberedEdition[] = []
  let verses = 0
  for (const [at, original] of originals.entries()) {
    const testament: Testament = languagesOfHebrew.has(languageOf(original.edition.summary.locale))
      ? 'H'
      : 'G'
    const isIn = (book: number) => testamentOf(book) === testament
    const step = `Learning the words of the original of ${manifest.abbreviation}`
    const tell = (share: number) => onStep(step, (at + share) / originals.length)
    tell(0)
    const read = {
      text: textOf(
        edition,
        books.filter(({ number }) => isIn(number)),
      ),
      original,
      seeds,
      isIn,
    }
    const learnt = await learnTestament(read, tell)
    if (learnt.words.size > 0) used.push(original)
    for (const [book, ofBook] of learnt.words) words.set(book, ofBook)
    verses += learnt.verses
  }
  if (words.size === 0) return { abbreviation: undefined, words: 0, verses }
  const credits = [manifest, ...used.map(({ edition: { manifest: own } }) => own)]
  const change = await addLayer(directory, manifest, books, {
    words,
    found: countOf(words),
    origin: 'learnt',
    verses,
    format: 'learnt',
    licence: joined(credits.map(({ licence }) => licence)),
    attribution: joined(credits.map(({ attribution }) => attribution)),
  })
  return { abbreviation: change.manifest.abbr, words: countOf(words), verses }
}

const languagesOfHebrew: ReadonlySet<string> = new Set(['hbo', 'he'])

interface Read {
  text: LearningText
  original: NumberedEdition
  seeds: readonly NumberedEdition[]
  isIn: (book: number) => boolean
}

async function learnTestament(
  { text, original, seeds, isIn }: Read,
  tell: (share: number) => void,
): Promise<{ words: WordsOfBooks; verses: number }> {
  const table = new Map<string, Map<string, number>>()
  for (const seed of seeds) {
    const verses = await wordsIn(seed, isIn)
    const contents = [...verses.values()].map(({ content }) => content)
    const split = await wordSplitter(seed.edition.summary.locale, contents)
    for (const { content, runs } of verses.values()) addSeeds(table, split, content, runs)
  }
  const found = await wordsIn(original, isIn)
  const words = new Map([...found].map(([verse, { runs }]) => [verse, runs]))
  const { numbering } = original.edition.summary
  return await learnWords(text, { numbering, words }, table.size > 0 ? table : undefined, tell)
}

function countOf(words: WordsOfBooks): number {
  let count = 0
  for (const book of words.values())
    for (const chapter of book.values()) for (const runs of chapter.values()) count += runs.length
  return count
}

/** Each once, what says nothing left out. */
function joined(texts: readonly string[]): string {
  return [...new Set(texts.filter((text) => text !== ''))].join('; ')
}
