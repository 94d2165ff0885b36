/** Names of verses in the interface language: "Johannes 3,16". */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import { placeLabel } from '#core/scripture/reading/addresses/addresses'
import { pageSource } from '../../platform/local/page-source'

/** The name of a canonical number; empty while the names are loading. */
export function useVerseName(): (canonical: number) => string {
  const { i18n } = useTranslation()
  const pack = useLiveQuery(() => pageSource.names(i18n.language), [i18n.language])
  return (canonical) => (pack ? placeLabel(canonical, undefined, { ...pack, locale: i18n.language }) : '')
}
