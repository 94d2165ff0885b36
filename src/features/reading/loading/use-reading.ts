/**
 * The reading of a view, live from the local database. Missing data is requested from the worker and arrives by the same
 * live query. The first view starts from the data that came with the page.
 */
import { useState } from 'react'
import type { PageData } from '#core/contract/page-data'
import type { ErrorWire } from '#core/errors'
import type { CodeMissing, PageReading } from '#core/scripture/reading/read-page'
import { showsSame } from '#core/scripture/reading/same-reading'
import { useRequests } from '../../../model/asking/use-requests'
import { useEditionsVersion } from '../../../model/library/editions-version'
import { useReadingCode } from '../../../model/place/reading-code'
import { useEarlyQuery } from '../../../platform/local/early-query'
import { firstPage } from '../../../platform/page/first-page'
import { type LoaderStatus, loaderStatus } from './loader-status'
import { preparedReadings } from './reading-cache'

export interface ReadingState {
  reading: PageReading | CodeMissing | undefined
  status: LoaderStatus
  /** Why a request failed; cleared by `retry`. */
  error: ErrorWire | undefined
  retry: () => void
}

interface Wanted {
  abbreviations: readonly string[]
  passage: string | undefined
  locale: string
}

/** The live reading of translations at a passage as written in the address. */
export function useReading({ abbreviations, passage, locale }: Wanted): ReadingState {
  const key = `${abbreviations.join('.')}/${passage ?? ''}`
  const code = useReadingCode()
  const version = useEditionsVersion()
  const answer = useEarlyQuery<PageReading | CodeMissing>(
    ({ readPage, pageSource }) => readPage(pageSource, { abbreviations, passage, locale }, code),
    [key, locale, code, version],
    firstReading(key) ?? preparedReadings.get(key),
  )
  const { isWanting, error, retry } = useRequests(key, answer)
  const live = useSettled(key, answer, isWanting && error === undefined)
  // A passage counts as unknown only after the names of all languages were requested; if that fails, the names here decide.
  const reading = live?.kind === 'passage-unknown' && live.locales && !error ? undefined : live
  return { reading, status: loaderStatus(reading, isWanting), error, retry }
}

/** What an address of a text names. */
export function textAt(path: string): Pick<Wanted, 'abbreviations' | 'passage'> {
  const [translations = '', passage] = decodeURIComponent(path).split('/').filter(Boolean)
  return { abbreviations: translations.split('.'), passage }
}

type Answer = PageReading | CodeMissing | undefined

/**
 * The reading that is drawn already, as long as the database gives the same answer, or lacks what it had and asks
 * for it: a database that was lost does not take the text from who reads it.
 */
function useSettled(key: string, answer: Answer, isAsking: boolean): Answer {
  const [settled, setSettled] = useState(answer)
  const isSame =
    settled?.kind === 'found' &&
    ((answer?.kind === 'found' && showsSame(settled, answer)) ||
      (isAsking && settled.missing.length === 0 && isAt(settled.data, key)))
  if (!isSame && settled !== answer) setSettled(answer)
  return isSame ? settled : answer
}

function firstReading(key: string): PageReading | undefined {
  const data = firstPage()
  return data && isAt(data, key) ? { kind: 'found', data, missing: [], absent: [] } : undefined
}

function isAt({ address }: PageData, key: string): boolean {
  return address !== undefined && decodeURIComponent(address.path) === `/${key}`
}
