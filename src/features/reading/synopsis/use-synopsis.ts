/** A pericope in an edition, live from the local database; missing text is requested from the worker. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { ErrorWire } from '#core/errors'
import type { Pericope } from '#core/scripture/pericopes/pericopes'
import { readSynopsis, type SynopsisReading } from '#core/scripture/pericopes/read-synopsis'
import { useRequests } from '../../../model/asking/use-requests'
import { useEditionsVersion } from '../../../model/library/editions-version'
import { pageSource } from '../../../platform/local/page-source'

interface SynopsisState {
  reading: SynopsisReading | undefined
  /** Why a request failed; cleared by `retry`. */
  error: ErrorWire | undefined
  retry: () => void
}

export function useSynopsis(abbreviation: string, pericope: Pericope): SynopsisState {
  const { i18n } = useTranslation()
  const version = useEditionsVersion()
  const reading = useLiveQuery(
    // Dexie tracks the awaits of a query only if it is given an async function.
    async () => await readSynopsis(pageSource, abbreviation, pericope, i18n.language),
    [abbreviation, pericope, i18n.language, version],
  )
  const { error, retry } = useRequests(`${abbreviation} ${pericope.id}`, reading)
  return { reading, error, retry }
}
