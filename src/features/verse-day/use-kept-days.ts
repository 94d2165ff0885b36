/** Keeps the chapters of the last days' verses on this device, so that they can be read without a network: once a day, some at a time. */
import { useEffect } from 'react'
import { addDays, type Day } from '#core/calendar/day'
import { passageIn, wantedOf } from '#core/verse-of-day/quote'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { useShownEdition } from '../../model/study/shown-edition'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { useOnline } from '../../platform/page/online'

const keptDays = 30
/** Chapters asked for at once. */
const atOnce = 6
/** After the verse itself has had time to arrive. */
const delayMs = 3000

export function useKeptDays(day: Day): void {
  const edition = useShownEdition()?.manifest
  const isOnline = useOnline()
  useEffect(() => {
    if (!edition || !isOnline) return
    const keep = async () => {
      const days = Array.from({ length: keptDays }, (_, index) => addDays(day, -index))
      const places = days.flatMap((one) => passageIn(edition, wantedOf(passageOf(one))) ?? [])
      const { abbreviation } = edition
      for (let from = 0; from < places.length; from += atOnce) {
        const chapters = places
          .slice(from, from + atOnce)
          .map(({ chapter }) => ({ abbreviation, canonical: chapter }))
        await workerClient().wantChapters(chapters)
      }
    }
    const timer = setTimeout(() => byTheWay(keep()), delayMs)
    return () => clearTimeout(timer)
  }, [edition, day, isOnline])
}
