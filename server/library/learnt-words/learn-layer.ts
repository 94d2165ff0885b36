/** Learns the words of the original of one edition, a testament after the other, and stores them as its layer. */
import { type Canonical, isCanonical } from '#core/canonical'
import { testamentOf } from '#core/originals/strongs-number'
import type { WordsOfBooks } from '#core/originals/word-run'
import { addLayer } from '../packs/layer-pack'
import type { StoredEdition } from '../stored-edition'
import { addSeeds, learnWords } from './align/learn-words'
import { type OriginalWord, originalReader } from './align/original-words'
import { wordSplitter } from './align/text-words'
import { numberedVerses, versesIn } from './read-numbered'
import type { LearningPlan, NumberedEdition, Original } from './words-to-learn'

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
  const words: WordsOfBooks = new Map()
  const used: NumberedEdition[] = []
  let verses = 0
  for (const [at, original] of originals.entries()) {
    const step = `Learning the words of the original of ${manifest.abbreviation}`
    const tell = (share: number) => onStep(step, (at + share) / originals.length)
    tell(0)
    const learnt = await learnTestament(edition, original, seeds, tell)
    if (learnt.words.size > 0) used.push(original)
    for (const [book, ofBook] of learnt.words) words.set(book, ofBook)
    verses += learnt.verses
  }
  if (words.size === 0) return { abbreviation: undefined, words: 0, verses }
  const credits = [manifest, ...used.map(({ edition: { manifest: own } }) => own)]
  const change = await addLayer(directory, manifest, await edition.books(), {
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

async function learnTestament(
  edition: StoredEdition,
  original: Original,
  seeds: readonly NumberedEdition[],
  tell: (share: number) => void,
): Promise<{ words: WordsOfBooks; verses: number }> {
  const { locale, numbering } = edition.summary
  const isIn = (book: number) => testamentOf(book) === original.testament
  const verses = await versesIn(edition, isIn)
  const split = await wordSplitter(
    locale,
    verses.map(({ content }) => content),
  )
  const table = new Map<string, Map<string, number>>()
  for (const seed of seeds)
    for await (const { content, runs } of numberedVerses(seed, isIn)) addSeeds(table, split, content, runs)
  const read = originalReader()
  const words = new Map<Canonical, readonly OriginalWord[]>()
  for await (const { canonical, runs } of numberedVerses(original, isIn))
    if (isCanonical(canonical)) words.set(canonical, read(runs))
  return learnWords(
    { numbering, verses, split },
    { numbering: original.edition.summary.numbering, words },
    table.size > 0 ? table : undefined,
    tell,
  )
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
