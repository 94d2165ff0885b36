/** Entries that what is typed names, with the place that each opens. Late code of the combined input. */

import { chapterOf } from '#core/canonical'
import type { TypedName } from '#core/contract/browser/finder'
import type { Manifest } from '#core/contract/editions/edition'
import type { Locale } from '#core/contract/locales'
import { type CanonicalRange, convertRange } from '#core/scripture/numbering/convert-range'
import { tableNumbering } from '#core/scripture/pericopes/parallels-of'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { hasChapter } from '#core/scripture/reading/neighbours'
import { languageOf } from '#core/words/language'
import { workerClient } from '../../platform/client/worker-client'
import type { ShownEdition } from '../study/shown-edition'

export interface TypedEntry {
  id: string
  title: string
  /** "Lukas 15,11-32". */
  place: string
  path: string
}

/** Best first; those of which the edition has a passage. The worker matches: its names are indexed for searches already. */
export async function typedEntries(
  words: string,
  locale: Locale,
  { manifest, naming }: ShownEdition,
): Promise<TypedEntry[]> {
  const named = await workerClient().typedNames(words, locale, [languageOf(manifest.locale)])
  return named.flatMap(({ id, title, passages }) => {
    const range = firstIn(passages, manifest)
    if (!range) return []
    return [
      {
        id,
        title,
        place: placeLabel(range.from, range.to, naming),
        path: addressPath([manifest.abbreviation], range.from, range.to, naming),
      },
    ]
  })
}

/** Has the worker read its names, and the numbering of the edition, before anything is typed. */
export async function prepareTyping(locale: Locale, { manifest }: ShownEdition): Promise<void> {
  await workerClient().prepareTyping(locale, [languageOf(manifest.locale)])
  firstIn([{ from: firstVerse, to: firstVerse }], manifest)
}

const firstVerse = 1_001_001

/** The best passage that the edition has. */
function firstIn(
  passages: TypedName['passages'],
  { bookList, numbering }: Manifest,
): CanonicalRange | undefined {
  return passages
    .flatMap(({ from, to }) => convertRange(from, to, tableNumbering, numbering).slice(0, 1))
    .find(({ from }) => hasChapter(bookList, chapterOf(from)))
}
