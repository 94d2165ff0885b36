/** The name of the chapter on the screen: "Johannes 1". */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'

/**
 * Empty while nothing is known. `readable` is for fields that parse the name again: a name that only the
 * edition's file has cannot be parsed.
 */
export function useChapterHeading(data: PageData | undefined, use: 'shown' | 'readable' = 'shown'): string {
  const { i18n } = useTranslation()
  const naming = data && namingOf(data, i18n.language)
  if (!naming || !data.address) return ''
  return placeLabel(data.address.chapter, undefined, use === 'shown' ? naming : { ...naming, own: undefined })
}
