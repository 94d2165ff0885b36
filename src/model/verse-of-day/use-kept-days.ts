/** Keeps the chapters of the last days' verses on this device, so that they can be read without a network: once a day, some at a time. */
import { addDays, type Day } from '#core/calendar/day'
import type { Manifest } from '#core/contract/editions/edition'
import { passageIn, wantedOf } from '#core/verse-of-day/quote'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { workerClient } from '../../platform/client/worker-client'
import { keepDeviceFact, useDeviceFact } from '../../platform/local/device-fact'
import { useOnline } from '../../platform/page/online'
import { useToday } from '../../platform/page/today'
import { useTask } from '../asking/use-task'

const keptDays = 30
/** Chapters asked for at once. */
const atOnce = 6
/** After the verse itself has had time to arrive. */
const delayMs = 3000

/** The edition and the day of the last time, on this device. */
const factKey = 'verseDay.kept'

export function useKeptDays(edition: Manifest | undefined): void {
  const today = useToday()
  const isOnline = useOnline()
  const kept = useDeviceFact(factKey)
  const wanted = edition && `${edition.abbreviation} ${today}`
  const isDue = isOnline && kept !== undefined && kept !== wanted
  useTask(
    isDue && edition ? [edition, today] : undefined,
    async ({ isCurrent }) => {
      if (!edition || !wanted) return
      // The next opening asks again for days that failed.
      if (await keepDays(edition, today, isCurrent)) keepDeviceFact(factKey, wanted)
    },
    delayMs,
  )
}

/** False where a chapter could not be had, or the page was left on the way. */
async function keepDays(edition: Manifest, today: Day, isCurrent: () => boolean): Promise<boolean> {
  const days = Array.from({ length: keptDays }, (_, index) => addDays(today, -index))
  const places = days.flatMap((one) => passageIn(edition, wantedOf(passageOf(one))) ?? [])
  const chapters = [...new Set(places.map(({ chapter }) => chapter))]
  const { abbreviation } = edition
  for (let from = 0; from < chapters.length; from += atOnce) {
    if (!isCurrent()) return false
    const portion = chapters.slice(from, from + atOnce).map((canonical) => ({ abbreviation, canonical }))
    const outcomes = await workerClient().wantChapters(portion)
    if (outcomes.some(({ kind }) => kind === 'failed')) return false
  }
  return true
}
