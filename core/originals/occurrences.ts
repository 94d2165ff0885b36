/**
 * Where each number stands in an edition, and how it is rendered there: made with the layer, read without it. The verses of
 * a number are steps between canonical numbers, told as chapters and verses; a rendering is a word of the text.
 */
import * as z from 'zod/mini'
import { canonicalOf, placeOf } from '../canonical'
import { AppError } from '../errors'
import { packColumn, unpackColumn } from './column'
import type { VerseText } from './pack-words'
import { bareNumber } from './strongs-number'
import type { WordsOfBooks } from './word-run'
import { tokensOf } from './word-tokens'

export interface Occurrence {
  /** Canonical of the verse, in the numbering of the edition. */
  verse: number
  /** The last word of the run in small letters; empty where nothing renders it. */
  rendering: string
}

const schema = z.object({
  /** Chapters with words, canonical, ascending. */
  chapters: z.array(z.int()),
  /** Renderings, the commonest first. */
  renderings: z.array(z.string()),
  /** Each number with the steps over chapters, the verses, and the rows of renderings. */
  numbers: z.record(z.string(), z.tuple([z.string(), z.string(), z.string()])),
})

export type OccurrenceIndex = z.infer<typeof schema>

/** The index as text. `textOf`: verses of a book by chapter and number. */
export function packOccurrences(words: WordsOfBooks, textOf: (book: number) => VerseText): string {
  const found = new Map<string, { chapter: number; verse: number; rendering: string }[]>()
  const counts = new Map<string, number>()
  const chapters = new Set<number>()
  for (const [book, ofBook] of [...words].sort(byKey))
    for (const [chapter, verses] of [...ofBook].sort(byKey))
      for (const [verse, runs] of [...verses].sort(byKey)) {
        const text = textOf(book)(chapter, verse) ?? ''
        chapters.add(canonicalOf(book, chapter))
        for (const { from, to, numbers } of runs) {
          const rendering = renderingOf(text, from, to)
          counts.set(rendering, (counts.get(rendering) ?? 0) + 1)
          for (const number of numbers) {
            const own = found.get(number) ?? []
            found.set(number, own)
            own.push({ chapter: canonicalOf(book, chapter), verse, rendering })
          }
        }
      }
  const renderings = [...counts]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([rendering]) => rendering)
  const rowOf = new Map(renderings.map((rendering, row) => [rendering, row]))
  const ordered = [...chapters]
  const placeOfChapter = new Map(ordered.map((chapter, place) => [chapter, place]))
  const numbers = [...found].map(([number, places]): [string, [string, string, string]] => {
    let before = 0
    const steps = places.map(({ chapter }) => {
      const place = placeOfChapter.get(chapter) ?? 0
      const step = place - before
      before = place
      return step
    })
    return [
      number,
      [
        packColumn(steps),
        packColumn(places.map(({ verse }) => verse)),
        packColumn(places.map(({ rendering }) => rowOf.get(rendering) ?? 0)),
      ],
    ]
  })
  return JSON.stringify({ chapters: ordered, renderings, numbers: Object.fromEntries(numbers.sort(byKey)) })
}

/** How a run renders a word: its last word in small letters, for the others are mostly helpers. */
export function renderingOf(text: string, from: number, to: number): string {
  const last = tokensOf(text.slice(from, to)).at(-1)
  return last ? text.slice(from + last.from, from + last.to).toLowerCase() : ''
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
  const own = Object.entries(index.numbers).filter(
    ([number]) => number === wanted || bareNumber(number) === wanted,
  )
  const found = own.flatMap(([, [steps, verses, rows]]) => {
    const verseOf = unpackColumn(verses)
    const rowOf = unpackColumn(rows)
    let place = 0
    return unpackColumn(steps).map((step, at): Occurrence => {
      place += step
      const { book, chapter } = placeOf(index.chapters[place] ?? 0)
      return {
        verse: canonicalOf(book, chapter, verseOf[at] ?? 0),
        rendering: index.renderings[rowOf[at] ?? -1] ?? '',
      }
    })
  })
  return own.length > 1 ? found.sort((one, other) => one.verse - other.verse) : found
}

function byKey<Key extends string | number>(
  [one]: readonly [Key, unknown],
  [other]: readonly [Key, unknown],
): number {
  return one < other ? -1 : 1
}
