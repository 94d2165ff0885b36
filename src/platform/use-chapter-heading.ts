/** The name of the chapter on the screen: "Johannes 1". */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses'

/** Empty while nothing is known. */
export function useChapterHeading(data: PageData | undefined): string {
  const { i18n } = useTranslation()
  const naming = data && namingOf(data, i18n.language)
  return naming && data.address ? placeLabel(data.address.chapter, undefined, naming) : ''
}
