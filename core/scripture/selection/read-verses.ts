/**
 * Verses in many editions at once, read separately: one that is not stored here does not affect the others.
 */

import { bookOf, chapterOf } from '../../canonical'
import type { WantedChapter } from '../../contract/browser/worker'
import type { Chapter } from '../../contract/editions/chapter'
import type { EditionSummary, Manifest, Numbering } from '../../contract/editions/edition'
import { convert } from '../numbering/convert'
import { hasChapter } from '../reading/neighbours'
import type { PageSource } from '../reading/page-source'
import { type SelectedVerse, versesAmong } from './selected-verses'

/** The verses in one edition. */
export interface EditionVerses {
  summary: EditionSummary
  /** Undefined if its books and numbering have to be fetched first. */
  manifest: Manifest | undefined
  /**
   * In the numbering of the edition, in text order; empty when it has none of them or
   * they are not stored here.
   */
  verses: SelectedVerse[]
  /** Chapters whose verses are not stored here. */
  missing: WantedChapter[]
}

/**
 * The verses that correspond to `canonicals` of a numbering, once for each known
 * edition; in the order of `abbreviations`.
 */
export async function readVerses(
  source: PageSource,
  abbreviations: readonly string[],
  canonicals: readonly number[],
  numbering: Numbering,
): Promise<EditionVerses[]> {
  const read = await Promise.all(
    abbreviations.map(async (abbreviation) => {
      const edition = await source.edition(abbreviation)
      if (!edition) return undefined
      const { summary, manifest } = edition
      if (!manifest) return { summary, manifest, verses: [], missing: [] }
      return { summary, manifest, ...(await readIn(source, manifest, canonicals, numbering)) }
    }),
  )
  const known = read.filter((one) => one !== undefined)
  // One may be named twice: as STANDARD, and by its own abbreviation.
  const names = known.map(({ summary }) => summary.abbreviation)
  return known.filter(({ summary }, index) => names.indexOf(summary.abbreviation) === index)
}

async function readIn(
  source: PageSource,
  { abbreviation, bookList, numbering }: Manifest,
  canonicals: readonly number[],
  from: Numbering,
): Promise<Pick<EditionVerses, 'verses' | 'missing'>> {
  const wanted = new Set(
    canonicals.flatMap((one) => convert(one, from, numbering).map(({ canonical }) => canonical)),
  )
  const chapters: Chapter[] = []
  const missing: WantedChapter[] = []
  for (const canonical of new Set([...wanted].map(chapterOf))) {
    const book = bookList.find(({ number }) => number === bookOf(canonical))
    if (!book || !hasChapter(bookList, canonical)) continue
    const record = await source.chapter(abbreviation, book, canonical)
    if (record) chapters.push(record.chapter)
    else missing.push({ abbreviation, canonical })
  }
  return { verses: versesAmong(chapters, wanted), missing }
}
