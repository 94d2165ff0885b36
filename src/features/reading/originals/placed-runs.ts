/** Words of the original in the verses of an edition, and those of the same text in another edition. */
import type { ChapterWords } from '#core/contract/content/answers'
import type { Verse } from '#core/contract/editions/chapter'
import type { Numbering } from '#core/contract/editions/edition'
import type { ChapterRecord } from '#core/contract/page-data'
import { convert } from '#core/scripture/numbering/convert'

export type Run = ChapterWords[number]['runs'][number]

/** An edition with the chapters that are read and their words. */
export interface WordsOfText {
  abbreviation: string
  locale: string
  direction: 'ltr' | 'rtl'
  numbering: Numbering
  chapters: readonly { record: ChapterRecord; words: ChapterWords }[]
}

export interface PlacedRun {
  numbers: readonly string[]
  run: Run
  /** As it is read: without the stars of footnotes. */
  text: string
  verse: Verse
  /** Canonical of the verse in the numbering of its edition. */
  canonical: number
}

/** Those that a word of the text stands for, in its order. */
export function placedRuns(canonical: number, verse: Verse, runs: readonly Run[]): PlacedRun[] {
  return runs
    .filter(({ from, to, numbers, lemma }) => to > from && (numbers.length > 0 || lemma !== undefined))
    .map((run) => ({
      numbers: run.numbers,
      run,
      text: verse.content.slice(run.from, run.to).replaceAll('*', ''),
      verse,
      canonical,
    }))
}

/** Those of the verses that are the same text as `verse`, which is counted like `numbering`. */
export function runsAt(verse: number, numbering: Numbering, other: WordsOfText): PlacedRun[] {
  return convert(verse, numbering, other.numbering)
    .filter(({ part }) => part !== 'title')
    .flatMap(({ canonical }) =>
      other.chapters.flatMap(({ record: { chapter }, words }) => {
        const at = canonical - chapter.canonical
        const found = chapter.verses.find((one) => one.verse === at)
        const runs = words.find((one) => one.verse === at)?.runs
        return found && runs ? placedRuns(canonical, found, runs) : []
      }),
    )
}
