/**
 * The passage of a day in an edition, from the local database. A missing chapter is requested; where it cannot be had, or the edition
 * lacks it, another edition that is here shows the passage. So does one of the same language that has whole sentences of it where this
 * edition has not.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameLocale } from '#core/scripture/reading/name-locale'
import {
  bookIn,
  isSameLanguage,
  passageIn,
  type QuotedDay,
  quoteDay,
  type Wanted,
} from '#core/verse-of-day/quote'
import { database } from '../../platform/local/database'
import { pageSource } from '../../platform/local/page-source'
import { useWantedChapters } from '../asking/use-wanted-chapters'
import { inOrder } from '../library/use-editions'
import type { ShownEdition } from '../study/shown-edition'

/** After the worker's answer the live query needs a moment to deliver the chapter; another edition is shown only after that. */
const arrivalMs = 1000
const none: readonly Wanted[] = []

export interface DayVerse extends QuotedDay {
  /** False for one of `others`. */
  isWanted: boolean
  /** The edition that was asked for has only a part of the sentence. */
  isForPart: boolean
}

/** Null if no edition here has it; undefined until that is known. `others` instead of a passage that no edition here has. */
export function useDayVerse(
  edition: ShownEdition | undefined,
  wanted: Wanted | undefined,
  others: readonly Wanted[] = none,
): DayVerse | null | undefined {
  const locale = useTranslation().i18n.language
  const key = wanted && `${wanted.base} ${wanted.from} ${wanted.to}`
  const stored = useLiveQuery(async () => {
    if (!edition || !wanted) return undefined
    return { key, ...(await storedVerse(edition, [wanted, ...others], locale)) }
  }, [edition?.manifest, key, locale])
  const isCurrent = stored?.key === key
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
  passages: readonly Wanted[],
  locale: string,
): Promise<StoredVerse> {
  const missing: number[] = []
  for (const [index, passage] of passages.entries()) {
    const own = await verseIn(edition, passage)
    const place = passageIn(edition.manifest, passage)
    if (place && !own) missing.push(place.chapter)
    const whole = own && !own.isWhole ? await verseElsewhere(passage, locale, own) : undefined
    const verse = whole ?? own ?? (await verseElsewhere(passage, locale))
    if (verse) return { verse: { ...verse, isWanted: index === 0, isForPart: whole !== undefined }, missing }
  }
  return { verse: null, missing }
}

/** With `broken`: only a whole one, in the language of the broken one. */
async function verseElsewhere(
  passage: Wanted,
  locale: string,
  broken?: QuotedDay,
): Promise<QuotedDay | undefined> {
  for (const { manifest } of inOrder(await database.editions.toArray(), locale)) {
    if (!manifest || (broken && !isSameLanguage(manifest, broken.edition))) continue
    const language = nameLocale(manifest.locale, locale)
    const names = (await pageSource.names(language))?.names
    if (!names) continue
    const naming = { names, separators: manifest.separators, locale: language }
    const verse = await verseIn({ manifest, naming }, passage)
    if (verse && (verse.isWhole || !broken)) return verse
  }
  return undefined
}

async function verseIn({ manifest, naming }: ShownEdition, passage: Wanted): Promise<QuotedDay | undefined> {
  const place = passageIn(manifest, passage)
  const book = place && bookIn(manifest, place)
  const record = book && (await pageSource.chapter(manifest.abbreviation, book, place.chapter))
  return record && quoteDay(manifest, naming, record.chapter, place)
}
