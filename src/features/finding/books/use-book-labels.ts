/** The books of the first translation with their names in the interface's language. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import type { Naming } from '#core/scripture/reading/addresses/addresses'
import { pageSource } from '../../../platform/local/page-source'
import { bookLabels, type LabelledBook } from './book-labels'

/** Uses the names that came with the page at first, then all spellings that are on this device. */
export function useBookLabels(data: PageData, naming: Naming | undefined): readonly LabelledBook[] {
  const { i18n } = useTranslation()
  const { language } = i18n
  const editionLanguage = naming?.locale ?? language
  const packs = useLiveQuery(
    () => Promise.all([pageSource.names(language), pageSource.names(editionLanguage)]),
    [language, editionLanguage],
  )
  return useMemo(() => {
    const [ofInterface, ofEdition] = packs ?? []
    return bookLabels(
      data.manifests[0]?.bookList ?? [],
      ofInterface?.names ?? data.names[language],
      ofEdition?.names ?? naming?.names ?? {},
      language,
    )
  }, [data, naming?.names, packs, language])
}
