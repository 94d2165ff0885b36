/**
 * The edition in which members' places are named and quoted: the first one on the screen, else the one read
 * last.
 */

import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { standardWord } from '#core/contract/address/standard-word'
import type { Manifest } from '#core/contract/editions/edition'
import { type Naming, namingOf } from '#core/scripture/reading/addresses/addresses'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { pageSource } from '../../platform/local/page-source'
import { useEditionsVersion } from '../library/editions-version'
import { selectedTranslations } from '../options/selected-translations'
import { useCurrentReading } from '../place/current-reading'

export interface ShownEdition {
  manifest: Manifest
  naming: Naming
}

/** Undefined until it is known, and while nothing was ever read on this device. */
export function useShownEdition(): ShownEdition | undefined {
  const { i18n } = useTranslation()
  const { data } = useCurrentReading()
  const locale = i18n.language
  const [open] = data?.manifests ?? []
  const openNaming = data && namingOf(data, locale)
  const found = useFound(async () => {
    if (open) return undefined
    const [abbreviation = standardWord] = await selectedTranslations()
    return await namedEdition(abbreviation, locale)
  }, [locale, open?.abbreviation])
  return open && openNaming ? { manifest: open, naming: openNaming } : found
}

/** The edition of an abbreviation; undefined until it is known. */
export function useNamedEdition(abbreviation: string): ShownEdition | undefined {
  const { i18n } = useTranslation()
  const locale = i18n.language
  return useFound(async () => await namedEdition(abbreviation, locale), [abbreviation, locale])
}

/** What a query finds; the worker is asked for what it misses. */
function useFound(
  query: () => Promise<Awaited<ReturnType<typeof namedEdition>> | undefined>,
  dependencies: readonly unknown[],
): ShownEdition | undefined {
  const found = useLiveQuery(query, [...dependencies, useEditionsVersion()])
  const missing = found?.missing
  useEffect(() => {
    if (missing === undefined) return
    const [abbreviation = '', names = ''] = missing.split(' ')
    byTheWay(names ? workerClient().wantNames(names) : workerClient().wantEdition(abbreviation))
  }, [missing])
  return found?.edition
}

/** `missing`: an abbreviation or, after a blank, a language of names. */
async function namedEdition(
  abbreviation: string,
  locale: string,
): Promise<{ edition?: ShownEdition; missing?: string }> {
  const known = await pageSource.edition(abbreviation)
  const manifest = known?.manifest
  if (!manifest) return { missing: known?.summary.abbreviation ?? abbreviation }
  const language = nameLocale(manifest.locale, locale)
  const names = (await pageSource.names(language))?.names
  if (!names) return { missing: ` ${language}` }
  return { edition: { manifest, naming: { names, separators: manifest.separators, locale: language } } }
}
