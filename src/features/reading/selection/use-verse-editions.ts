/** A passage in all available editions: those open behind, those on this device, and with a network those of the library. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { RequestOutcome, WantedChapter } from '#core/contract/browser/worker'
import type { PageData } from '#core/contract/page-data'
import { type EditionVerses, readVerses } from '#core/scripture/selection/read-verses'
import { useRequest } from '../../../model/asking/use-requests'
import { useEditions } from '../../../model/library/use-editions'
import { useCurrentReading } from '../../../model/place/current-reading'
import { workerClient } from '../../../platform/client/worker-client'
import { readerLanguages } from '../../../platform/language/reader-languages'
import { pageSource } from '../../../platform/local/page-source'
import { type AtHand, editionsAtHand } from './editions-at-hand'

/** By language; undefined until the database has answered. */
export function useEditionsAtHand(): readonly AtHand[] | undefined {
  const { i18n } = useTranslation()
  const open = useCurrentReading().data?.address?.abbreviations ?? []
  const editions = useEditions(i18n.language)
  return editions && editionsAtHand(editions, { open, languages: readerLanguages(i18n.language) })
}

/**
 * The verses in each of these editions, live. Missing text is requested, again when the network is back; `isWanting` is
 * true until the worker has answered.
 */
export function useVerseEditions(
  data: PageData | undefined,
  canonicals: readonly number[],
  abbreviations: readonly string[],
): { read: readonly EditionVerses[]; isWanting: boolean } {
  const numbering = data?.manifests[0]?.numbering
  const key = `${abbreviations.join('.')} ${canonicals.join('.')} ${JSON.stringify(numbering)}`
  const read =
    useLiveQuery(
      async () => (numbering ? await readVerses(pageSource, abbreviations, canonicals, numbering) : []),
      [key],
    ) ?? []
  const unknown = read.flatMap(({ summary, manifest }) => (manifest ? [] : summary.abbreviation))
  const missing = read.flatMap((one) => one.missing)
  const { isWanting } = useRequest(
    unknown.length + missing.length > 0
      ? { key: JSON.stringify([unknown, missing]), ask: () => askFor(unknown, missing) }
      : undefined,
  )
  return { read, isWanting }
}

async function askFor(
  unknown: readonly string[],
  missing: readonly WantedChapter[],
): Promise<readonly RequestOutcome[]> {
  const worker = workerClient()
  const [chapters, editions] = await Promise.all([
    missing.length > 0 ? worker.wantChapters(missing) : [],
    Promise.all(unknown.map((abbreviation) => worker.wantEdition(abbreviation))),
  ])
  return [...chapters, ...editions]
}
