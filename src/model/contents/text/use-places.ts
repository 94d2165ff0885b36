/** Places that contents name, as the edition on the screen counts and names them. */
import { useMemo } from 'react'
import { bookOf } from '#core/canonical'
import type { Range } from '#core/contract/content/article'
import type { Manifest, NumberingBase } from '#core/contract/editions/edition'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { useShownEdition } from '../../study/shown-edition'

export interface ShownPlace extends Range {
  /** "Johannes 3,16". */
  label: string
  href: string
}

export interface Places {
  edition: Manifest
  /** Canonicals of the edition; undefined where it does not have the place. */
  placeOf: (range: Range) => ShownPlace | undefined
  /** The name of a range, also where the edition does not have it. */
  labelOf: (range: Range) => string
  /** The address of a chapter of the edition. */
  hrefOf: (chapter: number) => string
}

/** `base` is how the pack counts. Undefined until an edition is known. */
export function usePlaces(base: NumberingBase): Places | undefined {
  const shown = useShownEdition()
  const edition = shown?.manifest
  return useMemo(() => {
    if (!shown) return undefined
    const { manifest, naming } = shown
    const books = new Set(manifest.bookList.map(({ number }) => number))
    return {
      edition: manifest,
      labelOf: ({ from, to }) => placeLabel(from, to, naming),
      hrefOf: (chapter) => addressPath([manifest.abbreviation], chapter, undefined, naming),
      placeOf(range) {
        const [found] = convertRange(range.from, range.to, { base, corrections: [] }, manifest.numbering)
        if (!found || !books.has(bookOf(found.from))) return undefined
        return {
          ...found,
          label: placeLabel(found.from, found.to, naming),
          href: addressPath([manifest.abbreviation], found.from, found.to, naming),
        }
      },
    }
    // The edition is a new object in every render; the manifest is not, and the naming belongs to it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [edition, shown?.naming.locale, base])
}
