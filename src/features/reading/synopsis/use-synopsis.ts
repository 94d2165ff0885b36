/** A pericope in an edition, read live from the local database; what is missing there is asked of the worker. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { ErrorWire } from '#core/errors'
import type { Pericope } from '#core/scripture/pericopes/pericopes'
import { readSynopsis, type SynopsisReading } from '#core/scripture/pericopes/read-synopsis'
import { useWishes } from '../../../model/asking/use-wishes'
import { useEditionsVersion } from '../../../model/library/editions-version'
import { pageSource } from '../../../platform/local/page-source'

interface SynopsisState {
  reading: SynopsisReading | undefined
  /** Why something did not come; cleared by `retry`. */
  error: ErrorWire | undefined
  retry: () => void
}

export function useSynopsis(abbreviation: string, pericope: Pericope): SynopsisState {
  const { i18n } = useTranslation()
  const version = useEditionsVersion()
  const reading = useLiveQuery(
    // Dexie follows the awaits of a query only where the function it is given is an async one.
    async () => await readSynopsis(pageSource, abbreviation, pericope, i18n.language),
    [abbreviation, pericope, i18n.language, version],
  )
  const { error, retry } = useWishes(`${abbreviation} ${pericope.id}`, reading)
  return { reading, error, retry }
}
