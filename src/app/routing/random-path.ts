/**
 * The target of "random passage": a place that the first available of some translations has (FEATURES
 * READ-15).
 */

import { chapterOf } from '#core/canonical'
import type { Numbering } from '#core/contract/editions/edition'
import { convert } from '#core/scripture/numbering/convert'
import { randomPassage } from '#core/scripture/random-passages'
import { hasChapter } from '#core/scripture/reading/neighbours'
import { pageSource } from '../../platform/local/page-source'

/** The numbering of the table of places. */
const english: Numbering = { base: 'eng', corrections: [] }

export async function randomPath(translations: readonly string[]): Promise<string> {
  const manifest = (await pageSource.edition(translations[0] ?? ''))?.manifest
  const inEdition = (passage: number) =>
    manifest ? (convert(passage, english, manifest.numbering)[0]?.canonical ?? passage) : passage
  const passage = randomPassage(
    Math.random(),
    (one) => !manifest || hasChapter(manifest.bookList, chapterOf(inEdition(one))),
  )
  return `/${translations.join('.')}/${inEdition(passage)}`
}
