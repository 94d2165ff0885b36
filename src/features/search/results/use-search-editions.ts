/** Language, direction and separators of the searched editions: from the page until the database answers. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import type { EditionSummary } from '#core/contract/editions/edition'
import type { BookTitles } from '#core/contract/editions/names'
import type { Naming } from '#core/scripture/reading/addresses/addresses'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { database } from '../../../platform/local/database'
import { firstPage } from '../../../platform/page/first-page'

export type SearchEditions = ReadonlyMap<string, EditionSummary>

/** By abbreviation; the same map until an edition changes. */
export function useSearchEditions(abbreviations: readonly string[]): SearchEditions {
  const key = abbreviations.join('.')
  const stored = useLiveQuery(async () => {
    const rows = await database.editions.bulkGet(key.split('.'))
    return rows.flatMap((row) => (row ? [row.summary] : []))
  }, [key])
  return useMemo(() => {
    const known = stored && stored.length > 0 ? stored : (firstPage()?.editions ?? [])
    return new Map(known.map((summary) => [summary.abbreviation, summary]))
  }, [stored])
}

/** Naming for places of an edition, from the names that came with the results. */
export function namingOfResults(
  names: BookTitles,
  edition: EditionSummary | undefined,
  locale: string,
): Naming {
  const separators = edition?.separators ?? { book: ';', chapter: ',', verse: '.', range: '-' }
  return { names, separators, locale: nameLocale(edition?.locale ?? locale, locale) }
}
