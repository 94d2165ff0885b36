/**
 * The passage of a day in an edition, from the local database. A missing chapter is requested; where it cannot be had, or the edition
 * lacks it, another edition that is here shows the passage.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { bookIn, passageIn, type QuotedVerse, quotePassage } from '#core/verse-of-day/quote'
import { database } from '../../platform/local/database'
import { pageSource } from '../../platform/local/page-source'
import { useWantedChapters } from '../asking/use-wanted-chapters'
import { inOrder } from '../library/use-editions'
import type { ShownEdition } from '../study/shown-edition'

/** After the worker's answer the live query needs a moment to deliver the chapter; another edition is shown only after that. */
const arrivalMs = 1000
const none: readonly string[] = []

export interface DayVerse extends QuotedVerse {
  /** As the lists write it: the wanted one, or one of `others`. */
  passage: string
}

/**
 * Null if no edition here has it; undefined until that is known. `passage`: as the lists write it; `others` instead of one that no edition
 * here has.
 */
export function useDayVerse(
  edition: ShownEdition | undefined,
  passage: string | undefined,
  others: readonly string[] = none,
): DayVerse | null | undefined {
  const locale = useTranslation().i18n.language
  const stored = useLiveQuery(async () => {
    if (!edition || passage === undefined) return undefined
    return { passage, ...(await storedVerse(edition, [passage, ...others], locale)) }
  }, [edition?.manifest, passage, locale])
  const isCurrent = stored?.passage === passage
  const missing = (isCurrent && stored?.missing) || []
  const isAsking = useWantedChapters(edition?.manifest.abbreviation, missing)
  const isAwaited = useDelay(missing.length > 0 && !isAsking, arrivalMs) || isAsking
  return !isCurrent || isAwaited ? undefined : stored?.verse
}

/** True for `delayMs` after `isOn` became true, else false. */
function useDelay(isOn: boolean, delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsOver(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsOver(false)
    }
  }, [isOn, delayMs])
  return isOn && !isOver
}

interface StoredVerse {
  verse: DayVerse | null
  /** The chapter to request. */
  missing: readonly number[]
}

async function storedVerse(
  edition: ShownEdition,
  passages: readonly string[],
  locale: string,
): Promise<StoredVerse> {
  const missing: number[] = []
  for (const passage of passages) {
    const own = await verseIn(edition, passage)
    const wanted = passageIn(edition.manifest, passage)
    if (wanted && !own) missing.push(wanted.chapter)
    const verse = own ?? (await verseElsewhere(passage, locale))
    if (verse) return { verse: { ...verse, passage }, missing }
  }
  return { verse: null, missing }
}

async function verseElsewhere(passage: string, locale: string): Promise<QuotedVerse | null> {
  for (const { manifest } of inOrder(await database.editions.toArray(), locale)) {
    if (!manifest) continue
    const language = nameLocale(manifest.locale, locale)
    const names = (await pageSource.names(language))?.names
    if (!names) continue
    const naming = { names, separators: manifest.separators, locale: language }
    const verse = await verseIn({ manifest, naming }, passage)
    if (verse) return verse
  }
  return null
}

async function verseIn(
  { manifest, naming }: ShownEdition,
  passage: string,
): Promise<QuotedVerse | undefined> {
  const place = passageIn(manifest, passage)
  const book = place && bookIn(manifest, place)
  const record = book && (await pageSource.chapter(manifest.abbreviation, book, place.chapter))
  return record && quotePassage(manifest, naming, record.chapter, place)
}
