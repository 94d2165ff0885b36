/**
 * The verse of home in an edition, from the first answer or the local database. A missing chapter is requested;
 * without a network the verse is shown in another edition that is here.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf, chapterOf } from '#core/scripture/canonical'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { type QuotedVerse, quoteVerse } from '#core/scripture/welcome/welcome-links'
import { welcomeVerse } from '#core/scripture/welcome/welcome-verse'
import { useWantedChapters } from '../../model/asking/use-wanted-chapters'
import { inOrder } from '../../model/library/use-editions'
import type { ShownEdition } from '../../model/study/shown-edition'
import { database } from '../../platform/local/database'
import { pageSource } from '../../platform/local/page-source'
import { firstPage } from '../../platform/page/first-page'

/** After the worker's answer the live query needs a moment to deliver the chapter; another edition is shown only after that. */
const arrivalMs = 1000

/** Null if no edition here has the verse; undefined until that is known. */
export function useWelcomeVerse(edition: ShownEdition | undefined): QuotedVerse | null | undefined {
  const locale = useTranslation().i18n.language
  const atOnce = edition && firstVerse(edition)
  const isStored = edition !== undefined && atOnce === undefined
  const stored = useLiveQuery(
    async () => (isStored ? await storedVerse(edition, locale) : undefined),
    [isStored, edition?.manifest, locale],
  )
  const missing = stored?.missing ?? []
  const isAsking = useWantedChapters(edition?.manifest.abbreviation, missing)
  const isAwaited = useDelay(missing.length > 0 && !isAsking, arrivalMs) || isAsking
  return atOnce ?? (isAwaited ? undefined : stored?.verse)
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

/** The verse of the first answer, which can be drawn before the worker has stored it. */
function firstVerse({ manifest, naming }: ShownEdition): QuotedVerse | undefined {
  const verse = welcomeVerse(manifest.bookList)
  const record = firstPage()?.chapters.find(
    ({ abbreviation, chapter }) =>
      abbreviation === manifest.abbreviation && verse !== undefined && chapter.canonical === chapterOf(verse),
  )
  return record && verse && quoteVerse(manifest, naming, record.chapter, verse)
}

interface StoredVerse {
  verse: QuotedVerse | null
  /** The chapter to request. */
  missing: readonly number[]
}

async function storedVerse(edition: ShownEdition, locale: string): Promise<StoredVerse> {
  const own = await verseIn(edition)
  if (own) return { verse: own, missing: [] }
  const wanted = welcomeVerse(edition.manifest.bookList)
  return { verse: await verseElsewhere(locale), missing: wanted === undefined ? [] : [chapterOf(wanted)] }
}

async function verseElsewhere(locale: string): Promise<QuotedVerse | null> {
  for (const { manifest } of inOrder(await database.editions.toArray(), locale)) {
    if (!manifest) continue
    const language = nameLocale(manifest.locale, locale)
    const names = (await pageSource.names(language))?.names
    if (!names) continue
    const naming = { names, separators: manifest.separators, locale: language }
    const verse = await verseIn({ manifest, naming })
    if (verse) return verse
  }
  return null
}

async function verseIn({ manifest, naming }: ShownEdition): Promise<QuotedVerse | undefined> {
  const verse = welcomeVerse(manifest.bookList)
  const book = manifest.bookList.find(({ number }) => verse !== undefined && number === bookOf(verse))
  if (verse === undefined || !book) return undefined
  const record = await pageSource.chapter(manifest.abbreviation, book, chapterOf(verse))
  return record && quoteVerse(manifest, naming, record.chapter, verse)
}
