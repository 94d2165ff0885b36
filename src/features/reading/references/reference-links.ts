/** The links for references of a verse: their addresses, and a click handler that remembers the way back. */
import type { PageData } from '#core/contract/page-data'
import { addressPath, namingOf } from '#core/scripture/reading/addresses/addresses'
import { rememberWay } from '../../../model/place/way-back'

export interface ReferenceLinks {
  hrefOf: (from: number, to?: number) => string
  onFollow: () => void
}

/** `chapter` (canonical) and `verse`: the place the person leaves. `locale`: that of the interface. Undefined until names are known. */
export function referenceLinks(
  data: PageData,
  chapter: number,
  verse: number,
  locale: string,
): ReferenceLinks | undefined {
  const naming = namingOf(data, locale)
  if (!naming) return undefined
  return {
    hrefOf: (from, to) => addressPath(data.address?.abbreviations ?? [], from, to, naming),
    onFollow: () => rememberWay({ path: `${data.address?.path ?? ''}#v${verse}`, verse, chapter }),
  }
}
