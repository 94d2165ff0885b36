/** The chapter on the screen as the place of a report; undefined at home and over a search. */
import { useTranslation } from 'react-i18next'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { commaOf, dotOf } from '#core/scripture/text/digits'
import { useCurrentReading } from '../../model/place/current-reading'
import type { ReportPlace } from '../../model/shell/report-dialog'

export function useCurrentPlace(): ReportPlace | undefined {
  const { i18n } = useTranslation()
  const { data } = useCurrentReading()
  const address = data?.address
  const naming = data && namingOf(data, i18n.language)
  const isReading =
    address !== undefined && location.pathname.startsWith(`/${address.abbreviations[0] ?? ' '}`)
  if (!isReading || !naming) return undefined
  const { abbreviations, chapter } = address
  return {
    name: `${placeLabel(chapter, undefined, naming)}${dotOf(i18n.language)}${abbreviations.join(commaOf(i18n.language))}`,
    path: addressPath(abbreviations, chapter, undefined, naming),
  }
}
