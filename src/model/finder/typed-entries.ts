/** Entries that what is typed names, with the place that each opens. Late code of the combined input. */
import type { Manifest } from '#core/contract/editions/edition'
import type { Locale } from '#core/contract/locales'
import type { EntryPassage } from '#core/finder/entry'
import { type Finder, findEntries, titleOf } from '#core/finder/finder'
import { chapterOf } from '#core/scripture/canonical'
import { type CanonicalRange, convertRange } from '#core/scripture/numbering/convert-range'
import { tableNumbering } from '#core/scripture/pericopes/parallels-of'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { hasChapter } from '#core/scripture/reading/neighbours'
import { languageOf } from '#core/search/text/language'
import type { ShownEdition } from '../study/shown-edition'
import { pageFinder } from './page-finder'

export interface TypedEntry {
  id: string
  title: string
  /** "Lukas 15,11-32". */
  place: string
  path: string
}

const most = 3
/** Loads what `typedEntries` needs, for the reader and an edition. */
export async function loadTyped(locale: Locale, { manifest }: ShownEdition): Promise<Finder> {
  return await pageFinder.finder(locale, [languageOf(manifest.locale)])
}

/** Best first; those of which the edition has a passage. */
export function typedEntries(
  finder: Finder,
  words: string,
  { manifest, naming }: ShownEdition,
): TypedEntry[] {
  return findEntries(finder, words, true)
    .slice(0, most)
    .flatMap(({ id }) => {
      const named = titleOf(finder, id)
      const range = firstIn(finder.entries.get(id)?.passages ?? [], manifest)
      if (!named || !range) return []
      return [
        {
          id,
          title: named.title,
          place: placeLabel(range.from, range.to, naming),
          path: addressPath([manifest.abbreviation], range.from, range.to, naming),
        },
      ]
    })
}

/** The best passage that the edition has. */
function firstIn(
  passages: readonly EntryPassage[],
  { bookList, numbering }: Manifest,
): CanonicalRange | undefined {
  return passages
    .flatMap(({ from, to }) => convertRange(from, to, tableNumbering, numbering).slice(0, 1))
    .find(({ from }) => hasChapter(bookList, chapterOf(from)))
}
