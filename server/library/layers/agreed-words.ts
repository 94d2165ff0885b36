/**
 * What a file says of its words, judged by the originals of the library. Some files put a number at every word of a verse,
 * helpers too ("In" is said to be Elohim): then a number stands more often than in the original, and of its places
 * those count whose word renders it elsewhere.
 */
import { canonicalOf } from '#core/canonical'
import { versesOf } from '#core/content/words/make-layer'
import type { BookText } from '#core/contract/editions/chapter'
import type { Numbering } from '#core/contract/editions/edition'
import { renderingOf } from '#core/originals/occurrences'
import { bareNumber } from '#core/originals/strongs-number'
import type { WordRun, WordsOfBooks } from '#core/originals/word-run'
import { convert } from '#core/scripture/numbering/convert'
import { readOriginals } from './read-originals'

export interface AgreedNumbers {
  /** Numbers in verses that an original has. */
  compared: number
  /** Of those the ones that stand in that verse of the original, each as often as there. */
  agreed: number
  /** Abbreviations of the originals. */
  originals: readonly string[]
}

/** The words of a file as far as they are to be believed. */
export interface AgreedWords {
  words: WordsOfBooks
  /** Undefined where the library has no original with words, or the edition is one itself. */
  agreed: AgreedNumbers | undefined
  /** Words left out, since a number at them is too many in its verse. */
  surplus: number
}

/** Where fewer numbers stand in the original's verse, those too many are left out. */
const enoughAgreed = 0.85
/** Where still fewer do, they are numbers of something else. */
const leastAgreed = 0.4

/** Whether numbers are those of the verses they stand in, as far as originals show it. */
export function areOfTheirVerses(agreed: AgreedNumbers | undefined): boolean {
  return !agreed || agreed.agreed >= agreed.compared * leastAgreed
}

interface Judged {
  locale: string
  numbering: Numbering
  books: readonly BookText[]
}

export async function agreedWords(
  directory: string,
  { locale, numbering, books }: Judged,
  words: WordsOfBooks,
): Promise<AgreedWords> {
  const originals = await readOriginals(directory, locale)
  if (originals.length === 0) return { words, agreed: undefined, surplus: 0 }
  const standing = (verse: number) =>
    originals.map(({ manifest, numbers }) =>
      convert(verse, numbering, manifest.numbering).flatMap(({ canonical }) => numbers.get(canonical) ?? []),
    )
  const agreed = { compared: 0, agreed: 0, originals: originals.map(({ manifest }) => manifest.abbreviation) }
  forEachVerse(words, (verse, runs) => {
    const said = runs.flatMap(({ numbers }) => numbers)
    const all = said.length > 0 ? standing(verse).filter((one) => one.length > 0) : []
    if (all.length === 0) return
    agreed.compared += said.length
    agreed.agreed += Math.max(...all.map((one) => shared(said, one)))
  })
  if (agreed.agreed >= agreed.compared * enoughAgreed) return { words, agreed, surplus: 0 }
  return { ...withoutSurplus(words, books, standing), agreed }
}

function forEachVerse(words: WordsOfBooks, see: (verse: number, runs: readonly WordRun[]) => void): void {
  for (const [book, ofBook] of words)
    for (const [chapter, verses] of ofBook)
      for (const [verse, runs] of verses) see(canonicalOf(book, chapter, verse), runs)
}

/** How many of `said` have a partner among `stands`, each only one. */
function shared(said: readonly string[], stands: readonly string[]): number {
  const left = counted(stands)
  return said.filter((number) => take(left, number)).length
}

function counted(numbers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const number of numbers) counts.set(bareNumber(number), (counts.get(bareNumber(number)) ?? 0) + 1)
  return counts
}

function take(left: Map<string, number>, number: string): boolean {
  const count = left.get(bareNumber(number)) ?? 0
  if (count > 0) left.set(bareNumber(number), count - 1)
  return count > 0
}

/** Each number as often as the original has it that has it most often. */
function mostOf(stands: readonly (readonly string[])[]): Map<string, number> {
  const most = new Map<string, number>()
  for (const one of stands)
    for (const [number, count] of counted(one)) most.set(number, Math.max(count, most.get(number) ?? 0))
  return most
}

/** In each verse the places of a number that render it best, as many as the original has. */
function withoutSurplus(
  words: WordsOfBooks,
  books: readonly BookText[],
  standing: (verse: number) => readonly (readonly string[])[],
): Pick<AgreedWords, 'words' | 'surplus'> {
  const textOf = versesOf(books)
  const keyOf = (book: number, chapter: number, verse: number, { from, to }: WordRun) =>
    renderingOf(textOf(book)(chapter, verse) ?? '', from, to)
  const renders = countRenderings(words, keyOf)
  let surplus = 0
  const kept: WordsOfBooks = new Map()
  for (const [book, ofBook] of words) {
    const chapters = new Map<number, ReadonlyMap<number, readonly WordRun[]>>()
    for (const [chapter, verses] of ofBook) {
      const own = new Map<number, readonly WordRun[]>()
      for (const [verse, runs] of verses) {
        const stands = mostOf(standing(canonicalOf(book, chapter, verse)))
        // Nothing is known of a verse that no original has.
        if (stands.size === 0) {
          own.set(verse, runs)
          continue
        }
        const left = new Map(stands)
        const best = runs
          .map((run) => ({ run, share: renders(keyOf(book, chapter, verse, run), run.numbers) }))
          .toSorted((one, other) => other.share - one.share)
          .filter(({ run }) => run.numbers.some((number) => take(left, number)))
        const stays = new Set(best.map(({ run }) => run))
        surplus += runs.length - stays.size
        if (stays.size > 0)
          own.set(
            verse,
            runs.filter((run) => stays.has(run)),
          )
      }
      if (own.size > 0) chapters.set(chapter, own)
    }
    if (chapters.size > 0) kept.set(book, chapters)
  }
  return { words: kept, surplus }
}

/** How much a word and a number belong together, 0 to 1 (Dice). */
function countRenderings(
  words: WordsOfBooks,
  keyOf: (book: number, chapter: number, verse: number, run: WordRun) => string,
): (key: string, numbers: readonly string[]) => number {
  const pairs = new Map<string, number>()
  const add = (key: string) => pairs.set(key, (pairs.get(key) ?? 0) + 1)
  for (const [book, ofBook] of words)
    for (const [chapter, verses] of ofBook)
      for (const [verse, runs] of verses)
        for (const run of runs) {
          const key = keyOf(book, chapter, verse, run)
          add(` ${key}`)
          for (const number of run.numbers) {
            add(number)
            add(`${key} ${number}`)
          }
        }
  const count = (key: string) => pairs.get(key) ?? 0
  return (key, numbers) =>
    Math.max(
      0,
      ...numbers.map((number) => (2 * count(`${key} ${number}`)) / (count(` ${key}`) + count(number))),
    )
}
