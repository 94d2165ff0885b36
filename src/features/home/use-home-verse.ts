/**
 * The verse of the day at home: from the server's page, which has that of yesterday, today and tomorrow, so that every time zone finds its
 * own before a database is open; else from the local database. The list of passages is loaded for that alone.
 */
import type { Day } from '#core/calendar/day'
import { welcomePassages } from '#core/scripture/welcome/welcome-passages'
import { type QuotedVerse, wantedOf } from '#core/verse-of-day/quote'
import { useAnswer } from '../../model/asking/use-answer'
import type { ShownEdition } from '../../model/study/shown-edition'
import { useDayVerse } from '../../model/verse-of-day/use-day-verse'
import { firstPage } from '../../platform/page/first-page'
import { useToday } from '../../platform/page/today'

const greetings = welcomePassages.map(wantedOf)

export interface HomeVerse extends QuotedVerse {
  /** False where no edition here has that of the day: then another one greets. */
  isOfDay: boolean
}

/** Null if no edition here has one; undefined until that is known. */
export function useHomeVerse(edition: ShownEdition | undefined): HomeVerse | null | undefined {
  const day = useToday()
  const atOnce = edition && firstVerse(edition, day)
  const passage = usePassage(day, edition !== undefined && atOnce === undefined)
  const wanted = passage === undefined ? undefined : wantedOf(passage)
  const stored = useDayVerse(atOnce ? undefined : edition, wanted, greetings)
  return atOnce ?? (stored && { ...stored, isOfDay: stored.isWanted })
}

function usePassage(day: Day, isWanted: boolean): string | undefined {
  return useAnswer(isWanted ? [day] : undefined, async () => {
    // Without the list there is no verse today; its space stays empty.
    const list = await import('#core/verse-of-day/verse-of-day').catch(() => undefined)
    return list?.passageOf(day)
  })
}

function firstVerse({ manifest }: ShownEdition, day: Day): HomeVerse | undefined {
  const data = firstPage()
  const isSame = data?.manifests[0]?.abbreviation === manifest.abbreviation
  const verse = isSame ? data?.days?.find((one) => one.day === day) : undefined
  if (!verse) return undefined
  const { text, href, label, edition, isOther = false } = verse
  const other = data?.manifests.find(({ abbreviation }) => abbreviation === edition)
  return { text, href, label, edition: other ?? manifest, isOfDay: !isOther }
}
