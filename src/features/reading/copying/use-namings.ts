/** Names and separators with which each edition writes its own places; missing names of a language are requested. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditionSummary } from '#core/contract/editions/edition'
import type { Naming } from '#core/scripture/reading/addresses/addresses'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { pageSource } from '../../../platform/local/page-source'

type Named = Pick<EditionSummary, 'locale' | 'separators'>

/** Returns undefined for an edition whose names are still loading. */
export function useNamings(editions: readonly Named[]): (edition: Named) => Naming | undefined {
  const { i18n } = useTranslation()
  const key = [...new Set(editions.map(({ locale }) => nameLocale(locale, i18n.language)))].join(' ')
  const packs = useLiveQuery(
    async () => {
      const locales = key.split(' ')
      const found = await Promise.all(locales.map((locale) => pageSource.names(locale)))
      return new Map(found.flatMap((pack) => (pack ? [[pack.locale, pack]] : [])))
    },
    [key],
    new Map(),
  )
  useEffect(() => {
    for (const locale of key.split(' ').filter(Boolean)) byTheWay(workerClient().wantNames(locale))
  }, [key])
  return ({ locale, separators }) => {
    const language = nameLocale(locale, i18n.language)
    const pack = packs.get(language)
    return pack && { names: pack.names, separators, locale: language }
  }
}
