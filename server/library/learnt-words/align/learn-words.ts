/** Learns the words of the original behind the words of an edition without numbers, a testament at a time. */
import { type Canonical, placeOf } from '#core/canonical'
import type { Numbering } from '#core/contract/editions/edition'
import { bareNumber } from '#core/originals/strongs-number'
import type { WordRun, WordsOfBooks } from '#core/originals/word-run'
import { convert } from '#core/scripture/numbering/convert'
import { alignText, type SeedTable, type VersePair } from './align-text'
import type { OriginalWord } from './original-words'
import type { SplitWords } from './text-words'

export interface TextVerse {
  canonical: number
  content: string
}

/** An edition, or a part of one. */
export interface LearningText {
  numbering: Numbering
  verses: readonly TextVerse[]
  /** For the language of the edition. */
  split: SplitWords
}

/** An original by verse, in its own numbering. */
export interface OriginalText {
  numbering: Numbering
  words: ReadonlyMap<Canonical, readonly OriginalWord[]>
}

/** A verse whose words stand beside those of the original. */
export interface ReadVerse extends VersePair, TextVerse {
  original: readonly OriginalWord[]
}

/** A gospel has a thousand. */
export const fewestVerses = 500

/** Sure words only, and how many verses they were learnt from; of too few verses nothing is learnt. */
export function learnWords(
  text: LearningText,
  original: OriginalText,
  seeds: SeedTable | undefined,
  onProgress?: (share: number) => void,
): { words: WordsOfBooks; verses: number } {
  const verses = readVerses(text, original)
  const words: WordsOfBooks = new Map()
  if (verses.length < fewestVerses) return { words, verses: 0 }
  for (const [at, sure] of alignText(verses, seeds, onProgress).entries()) {
    const verse = verses[at]
    if (!verse || sure.length === 0) continue
    const { book, chapter, verse: number } = placeOf(verse.canonical)
    const ofBook = words.get(book) ?? new Map<number, Map<number, WordRun[]>>()
    words.set(book, ofBook)
    const ofChapter = new Map(ofBook.get(chapter))
    ofBook.set(chapter, ofChapter.set(number, runsOf(verse, text.split, sure)))
  }
  return { words, verses: verses.length }
}

/** The verses of both that say the same; those that one of them lacks are left out. */
export function readVerses({ numbering, verses, split }: LearningText, original: OriginalText): ReadVerse[] {
  return verses.flatMap(({ canonical, content }) => {
    const places = convert(canonical, numbering, original.numbering)
    const words = places.flatMap((place) => original.words.get(place.canonical) ?? [])
    if (words.length === 0) return []
    return [{ canonical, content, original: words, text: split(content).map(({ stem }) => stem) }]
  })
}

/** Words beside each other that render the same word are one run. */
function runsOf(
  { content, original }: ReadVerse,
  split: SplitWords,
  sure: readonly { word: number; partner: number }[],
): WordRun[] {
  const words = split(content)
  const runs: WordRun[] = []
  let before: { word: number; partner: number } | undefined
  for (const one of sure) {
    const { from, to } = words[one.word] ?? { from: 0, to: 0 }
    const last = runs.at(-1)
    const isSame = before?.partner === one.partner && before.word + 1 === one.word
    if (last && isSame) last.to = to
    else runs.push({ from, to, ...valuesOf(original[one.partner]) })
    before = one
  }
  return runs
}

function valuesOf(word: OriginalWord | undefined): Omit<WordRun, 'from' | 'to'> {
  if (!word) return { numbers: [] }
  const { number, form, lemma } = word
  return {
    numbers: [number],
    ...(form === undefined ? {} : { form }),
    ...(lemma === undefined ? {} : { lemma }),
  }
}

/** Adds what a verse of an edition with numbers says of its words. */
export function addSeeds(
  table: Map<string, Map<string, number>>,
  split: SplitWords,
  content: string,
  runs: readonly WordRun[],
): void {
  for (const { from, to, numbers } of runs) {
    const words = split(content.slice(from, to))
    for (const number of numbers) {
      const key = bareNumber(number)
      const own = table.get(key) ?? new Map<string, number>()
      table.set(key, own)
      for (const { stem } of words) own.set(stem, (own.get(stem) ?? 0) + 1 / words.length)
    }
  }
}
