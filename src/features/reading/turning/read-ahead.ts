/** Prepares texts before they are opened. No part of the first load. */
import type { CodeMissing, PageReading } from '#core/scripture/reading/read-page'
import { requestOf } from '../../../model/asking/use-requests'
import { readingCode } from '../../../model/place/reading-code'
import { i18n } from '../../../platform/language/language'
import { openStored } from '../../../platform/local/early-query'
import { drawnNode } from '../drawing/drawn-node'
import { scriptureWordsOf } from '../drawing/use-scripture-words'
import { preparedReadings, setTextsAhead, type TextAhead } from '../loading/reading-cache'
import { textAt } from '../loading/use-reading'
import { layOutWhatIsDrawn } from './lay-out-ahead'

const keptReadings = 6

let latest: { locale: string } | undefined

/** Reads the texts that may be opened next, requests missing chapters, and has the texts drawn while nobody waits. */
export async function readAhead(paths: readonly string[], locale: string): Promise<void> {
  // A text drawn in another language must not be shown, not even until it is drawn again.
  if (latest?.locale !== locale) setTextsAhead([])
  const own = { locale }
  latest = own
  const outcomes = await Promise.allSettled(paths.map((path) => fetchReading(path, locale)))
  // The person has opened another text meanwhile.
  if (latest !== own) return
  layOutWhatIsDrawn()
  setTextsAhead(outcomes.flatMap((outcome, index) => (isReady(outcome) ? [textOf(paths[index] ?? '')] : [])))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** Reads a page from the local database, and keeps the reading if nothing is missing. */
export async function prepareReading(path: string, locale: string): Promise<PageReading | CodeMissing> {
  const { abbreviations, passage } = textOf(path)
  const { readPage, pageSource } = await openStored()
  const reading = await readPage(pageSource, { abbreviations, passage, locale }, readingCode())
  if (reading.kind !== 'found' || reading.missing.length > 0) return reading
  drawnNode(reading.data, scriptureWordsOf(i18n, locale), locale, readingCode())
  const key = `${abbreviations.join('.')}/${passage ?? ''}`
  // A reading prepared again becomes the newest and displaces no other.
  preparedReadings.delete(key)
  const [oldest] = preparedReadings.keys()
  if (preparedReadings.size >= keptReadings && oldest !== undefined) preparedReadings.delete(oldest)
  preparedReadings.set(key, reading)
  return reading
}

/** Requests what a reading lacks, step by step: on a first visit the edition, then the names, then the chapter. */
async function fetchReading(path: string, locale: string): Promise<PageReading | CodeMissing> {
  let reading = await prepareReading(path, locale)
  const asked = new Set<string>()
  for (let request = requestOf(reading); request && !asked.has(request.key); request = requestOf(reading)) {
    asked.add(request.key)
    await request.ask()
    reading = await prepareReading(path, locale)
  }
  return reading
}

function isReady(outcome: PromiseSettledResult<PageReading | CodeMissing>): boolean {
  return (
    outcome.status === 'fulfilled' && outcome.value.kind === 'found' && outcome.value.missing.length === 0
  )
}

const textOf = (path: string): TextAhead => ({ kind: 'text', path, ...textAt(path) })
