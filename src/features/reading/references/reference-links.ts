/** The links for references of a verse: their addresses, and a click handler that remembers the way back. */

import { chapterOf, placeOf } from '#core/canonical'
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { pathAmong, verseAmong } from '#core/scripture/references/place-among'
import { rememberWay } from '../../../model/place/way-back'

export interface ReferenceLinks {
  hrefOf: (from: number, to?: number) => string
  onFollow: () => void
}

/** Where a reference stands: the edition of its column, its chapter (canonical) and verse in that edition's numbering. */
export interface ReferencePlace {
  edition: Manifest
  chapter: number
  verse: number
}

/** `locale`: that of the interface. Undefined until names are known. */
export function referenceLinks(
  data: PageData,
  { edition, chapter, verse }: ReferencePlace,
  locale: string,
): ReferenceLinks | undefined {
  const naming = namingOf(data, locale)
  if (!naming) return undefined
  const { manifests } = data
  return {
    hrefOf: (from, to) => pathAmong({ manifests, of: edition, naming }, from, to),
    onFollow: () => {
      const left = verseAmong({ manifests, of: edition }, chapter + verse)
      const way = { verse: placeOf(left).verse, chapter: chapterOf(left) }
      rememberWay({ path: `${data.address?.path ?? ''}#v${way.verse}`, ...way })
    },
  }
}
