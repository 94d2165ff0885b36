/** Entries that what is typed names, with the place that each opens. Late code of the combined input. */
import type { Locale } from '#core/contract/locales'
import { type Finder, findEntries, loadFinder, titleOf } from '#core/finder/finder'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { tableNumbering } from '#core/scripture/pericopes/parallels-of'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { languageOf } from '#core/search/text/language'
import type { ShownEdition } from '../study/shown-edition'

export interface TypedEntry {
  id: string
  title: string
  /** "Lukas 15,11-32". */
  place: string
  path: string
}

const most = 3
/** Less than this is only a part of a name. */
const leastScore = 0.62

/** Loads what `typedEntries` needs, for the reader and an edition. */
export async function loadTyped(locale: Locale, { manifest }: ShownEdition): Promise<Finder> {
  return await loadFinder(locale, [languageOf(manifest.locale)])
}

/** Best first; those whose best passage the edition has. */
export function typedEntries(
  finder: Finder,
  words: string,
  { manifest, naming }: ShownEdition,
): TypedEntry[] {
  return findEntries(finder, words, true)
    .filter(({ score }) => score >= leastScore)
    .slice(0, most)
    .flatMap(({ id }) => {
      const named = titleOf(finder, id)
      const [best] = finder.entries.get(id)?.passages ?? []
      const [range] = best ? convertRange(best.from, best.to, tableNumbering, manifest.numbering) : []
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
