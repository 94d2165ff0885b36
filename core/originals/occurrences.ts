/**
 * Where each number stands in an edition, and how it is rendered there: made with the layer, read without it. The verses of
 * a number are steps from one to the next over all verses of the edition; a rendering is a word of the text.
 */
import * as z from 'zod/mini'
import { canonicalOf } from '../canonical'
import { AppError } from '../errors'
import { packColumn, unpackColumn } from './column'
import type { VerseText } from './pack-words'
import { bareNumber } from './strongs-number'
import { valueTable } from './value-tables'
import type { WordsOfBooks } from './word-run'
import { tokensOf, wordKey } from './word-tokens'

export interface Occurrence {
  /** Canonical of the verse, in the numbering of the edition. */
  verse: number
  /** `renderingOf` its run; empty where nothing renders it. */
  rendering: string
}

const schema = z.object({
  /** Chapters with words, canonical, ascending, and the number of the last verse with words. */
  chapters: z.array(z.int()),
  lasts: z.array(z.int()),
  /** Renderings, the commonest first. */
  renderings: z.array(z.string()),
  /**
   * Each number with the steps over verses, the rows of its own renderings, the commonest first, and for each place one of
   * them.
   */
  numbers: z.record(z.string(), z.tuple([z.string(), z.array(z.int()), z.string()])),
})

export type OccurrenceIndex = z.infer<typeof schema>

/** The index as text. `textOf`: verses of a book by chapter and number. */
export function packOccurrences(words: WordsOfBooks, textOf: (book: number) => VerseText): string {
  const found = new Map<string, { at: number; rendering: string }[]>()
  const all: string[] = []
  const chapters: number[] = []
  const lasts: number[] = []
  let before = 0
  for (const [book, ofBook] of [...words].sort(byKey))
    for (const [chapter, verses] of [...ofBook].sort(byKey)) {
      const last = Math.max(...verses.keys())
      chapters.push(canonicalOf(book, chapter))
      lasts.push(last)
      for (const [verse, runs] of [...verses].sort(byKey)) {
        const text = textOf(book)(chapter, verse) ?? ''
        for (const { from, to, numbers } of runs) {
          const rendering = renderingOf(text, from, to)
          all.push(rendering)
          for (const number of numbers) {
            const own = found.get(number) ?? []
            found.set(number, own)
            own.push({ at: before + verse, rendering })
          }
        }
      }
      before += last
    }
  const { values: renderings, row } = valueTable(all)
  const numbers = [...found].map(([number, places]): [string, [string, number[], string]] => {
    const rows = places.map(({ rendering }) => row(rendering))
    const own = valueTable(rows)
    const steps = places.map(({ at }, index) => at - (places[index - 1]?.at ?? 0))
    return [number, [packColumn(steps), own.values, packColumn(rows.map(own.row))]]
  })
  return JSON.stringify({ chapters, lasts, renderings, numbers: Object.fromEntries(numbers.sort(byKey)) })
}

/** How a run renders a word: its last word in small letters and without marks, for the others are mostly helpers. */
export function renderingOf(text: string, from: number, to: number): string {
  const last = tokensOf(text.slice(from, to)).at(-1)
  return last ? wordKey(text.slice(from + last.from, from + last.to)) : ''
}

/** Throws file-damaged for other texts. */
export function unpackOccurrences(text: string): OccurrenceIndex {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : ''
    throw new AppError('file-damaged', { file: 'occurrences', line: 0, reason })
  }
}

/** Where a number stands, in the order of the text; a number without a letter stands for its refinements too. */
export function occurrencesOf(index: OccurrenceIndex, wanted: string): Occurrence[] {
  const own = numbersFor(index, wanted)
  const found = own.flatMap((number) => {
    const [steps, renderings, chosen] = index.numbers[number] ?? nowhere
    const rows = unpackColumn(chosen)
    return versesAt(index, steps).map(
      (verse, at): Occurrence => ({
        verse,
        rendering: index.renderings[renderings[rows[at] ?? -1] ?? -1] ?? '',
      }),
    )
  })
  return own.length > 1 ? found.sort((one, other) => one.verse - other.verse) : found
}

/** The numbers of an index that a search for `wanted` finds (`isFoundBy`). */
export function numbersFor(index: OccurrenceIndex, wanted: string): string[] {
  const found = wanted === bareNumber(wanted) ? refinements.map((letter) => wanted + letter) : [wanted]
  return found.filter((number) => Object.hasOwn(index.numbers, number))
}

const refinements = ['', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const nowhere: OccurrenceIndex['numbers'][string] = ['', [], '']

/** Verses with exactly one of these numbers, canonical, ascending, each once. */
export function versesWith(index: OccurrenceIndex, numbers: readonly string[]): Int32Array {
  const lists = numbers.map((number) => versesAt(index, (index.numbers[number] ?? nowhere)[0]))
  const verses = Int32Array.from(lists.flat())
  if (lists.length > 1) verses.sort()
  return verses.filter((verse, at) => verse !== verses[at - 1])
}

/** How often each number has a rendering that passes, and of how many places; without those that have none. */
export function renderedBy(
  index: OccurrenceIndex,
  passes: (rendering: string) => boolean,
): Map<string, { count: number; all: number }> {
  const wanted = new Set(index.renderings.flatMap((rendering, row) => (passes(rendering) ? [row] : [])))
  const counts = new Map<string, { count: number; all: number }>()
  for (const [number, [, own, chosen]] of Object.entries(index.numbers)) {
    const rows = new Set(own.flatMap((row, at) => (wanted.has(row) ? [at] : [])))
    if (rows.size === 0) continue
    const all = unpackColumn(chosen)
    counts.set(number, { count: all.filter((row) => rows.has(row)).length, all: all.length })
  }
  return counts
}

/** The verse of each step. */
function versesAt({ chapters, lasts }: OccurrenceIndex, steps: string): number[] {
  let verse = 0
  let at = 0
  let before = 0
  return unpackColumn(steps).map((step) => {
    verse += step
    while (verse > before + (lasts[at] ?? Infinity)) {
      before += lasts[at] ?? 0
      at += 1
    }
    return (chapters[at] ?? 0) + verse - before
  })
}

function byKey<Key extends string | number>(
  [one]: readonly [Key, unknown],
  [other]: readonly [Key, unknown],
): number {
  return one < other ? -1 : 1
}
