/** Readings prepared before they are opened: turning the page then draws at once, without waiting for the database. */
import type { CodeMissing, PageReading } from '#core/scripture/reading/read-page'
import { openStored } from '../../platform/early-query'
import { i18n } from '../../platform/language'
import { readingCode } from '../../platform/reading-code'
import { workerClient } from '../../platform/worker-client'
import { drawnNode } from './drawn-node'
import { scriptureWordsOf } from './use-scripture-words'

const keptReadings = 6
const kept = new Map<string, PageReading>()

/** The prepared reading of `translations/passage`; undefined when there is none. */
export function preparedReading(key: string): PageReading | undefined {
  return kept.get(key)
}

/** Reads a page ahead, fetching its chapters where they are missing; failures are left to the view that opens it. */
export async function prefetchReading(path: string, locale: string): Promise<void> {
  const reading = await prepareReading(path, locale)
  if (reading.kind !== 'found' || reading.missing.length === 0) return
  await workerClient().wantChapters(reading.missing)
  await prepareReading(path, locale)
}

/** Reads a page ahead from what is here; kept when nothing is missing. */
export async function prepareReading(path: string, locale: string): Promise<PageReading | CodeMissing> {
  const [translations = '', passage] = decodeURIComponent(path).split('/').filter(Boolean)
  const request = { abbreviations: translations.split('.'), passage, locale }
  const { readPage, pageSource } = await openStored()
  const reading = await readPage(pageSource, request, readingCode())
  if (reading.kind !== 'found' || reading.missing.length > 0) return reading
  drawnNode(reading.data, scriptureWordsOf(i18n, locale), locale, readingCode())
  const [oldest] = kept.keys()
  if (kept.size >= keptReadings && oldest !== undefined) kept.delete(oldest)
  kept.set(`${translations}/${passage ?? ''}`, reading)
  return reading
}
