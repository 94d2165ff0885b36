/** A passage in all available editions: those open behind, those on this device, and with a network those of the library. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { type EditionVerses, readVerses } from '#core/scripture/selection/read-verses'
import { useEditions } from '../../../model/library/use-editions'
import { useCurrentReading } from '../../../model/place/current-reading'
import { byTheWay } from '../../../platform/client/by-the-way'
import { workerClient } from '../../../platform/client/worker-client'
import { pageSource } from '../../../platform/local/page-source'
import { useOnline } from '../../../platform/page/online'

export interface EditionsAtHand {
  /** Open editions, then those on this device. */
  here: readonly string[]
  /** Editions that only the library has. */
  further: readonly string[]
}

/** Abbreviations; undefined until the database has answered. */
export function useEditionsAtHand(): EditionsAtHand | undefined {
  const { i18n } = useTranslation()
  const open = useCurrentReading().data?.address?.abbreviations ?? []
  const editions = useEditions(i18n.language)
  if (!editions) return undefined
  const installed = editions.filter(({ isInstalled }) => isInstalled)
  const here = new Set([...open, ...installed.map(({ abbreviation }) => abbreviation)])
  const known = editions.map(({ abbreviation }) => abbreviation)
  return { here: [...here], further: known.filter((abbreviation) => !here.has(abbreviation)) }
}

/** The verses in each of these editions, live. Missing text is requested, again when the network is back. */
export function useVerseEditions(
  data: PageData | undefined,
  canonicals: readonly number[],
  abbreviations: readonly string[],
): readonly EditionVerses[] {
  const numbering = data?.manifests[0]?.numbering
  const isOnline = useOnline()
  const key = `${abbreviations.join('.')} ${canonicals.join('.')} ${JSON.stringify(numbering)}`
  const read =
    useLiveQuery(
      async () => (numbering ? await readVerses(pageSource, abbreviations, canonicals, numbering) : []),
      [key],
    ) ?? []
  const requestKey = JSON.stringify(
    read.map(({ summary, manifest, missing }) => [summary.abbreviation, !manifest, missing]),
  )
  useEffect(() => {
    for (const { summary, manifest, missing } of read) {
      if (!manifest) byTheWay(workerClient().wantEdition(summary.abbreviation))
      if (missing.length > 0) byTheWay(workerClient().wantChapters(missing))
    }
    // `requestKey` describes the requests completely.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [requestKey, isOnline])
  return read
}
