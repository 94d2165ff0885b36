/**
 * The reading of a view: read live from the local database; what is missing there is asked of the worker, and arrives by the same
 * live query. The first view starts from the data its answer carried.
 */
import { useState } from 'react'
import type { ErrorWire } from '#core/errors'
import type { CodeMissing, PageReading } from '#core/scripture/reading/read-page'
import { showsSame } from '#core/scripture/reading/same-reading'
import { useWishes } from '../../../model/asking/use-wishes'
import { useEditionsVersion } from '../../../model/library/editions-version'
import { useReadingCode } from '../../../model/place/reading-code'
import { useEarlyQuery } from '../../../platform/local/early-query'
import { firstPage } from '../../../platform/page/first-page'
import { preparedReadings } from '../turning/reading-cache'
import { type LoaderStatus, loaderStatus } from './loader-status'

export interface ReadingState {
  reading: PageReading | CodeMissing | undefined
  status: LoaderStatus
  /** Why something asked for did not come; cleared by `retry`. */
  error: ErrorWire | undefined
  retry: () => void
}

interface Wanted {
  abbreviations: readonly string[]
  passage: string | undefined
  locale: string
}

/** The live reading of some translations at a passage as it stands in the address. */
export function useReading({ abbreviations, passage, locale }: Wanted): ReadingState {
  const key = `${abbreviations.join('.')}/${passage ?? ''}`
  const code = useReadingCode()
  const version = useEditionsVersion()
  const answer = useEarlyQuery<PageReading | CodeMissing>(
    ({ readPage, pageSource }) => readPage(pageSource, { abbreviations, passage, locale }, code),
    [key, locale, code, version],
    firstReading(key) ?? preparedReadings.get(key),
  )
  const live = useSettled(answer)
  const { isWanting, error, retry } = useWishes(key, live)
  // Nothing is said of a passage before all languages were asked; who cannot ask is told what the languages here say.
  const reading = live?.kind === 'passage-unknown' && live.locales && !error ? undefined : live
  return { reading, status: loaderStatus(reading, isWanting), error, retry }
}

/** The reading drawn already for as long as the database answers the same. */
function useSettled(answer: PageReading | CodeMissing | undefined): PageReading | CodeMissing | undefined {
  const [settled, setSettled] = useState(answer)
  const isSame = settled?.kind === 'found' && answer?.kind === 'found' && showsSame(settled, answer)
  if (!isSame && settled !== answer) setSettled(answer)
  return isSame ? settled : answer
}

function firstReading(key: string): PageReading | undefined {
  const data = firstPage()
  if (!data?.address || decodeURIComponent(data.address.path) !== `/${key}`) return undefined
  return { kind: 'found', data, missing: [], absent: [] }
}
