/**
 * The words of verses of an edition from the local database; the worker is asked for chapters that are
 * missing.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { bookOf, chapterOf } from '#core/canonical'
import type { Manifest } from '#core/contract/editions/edition'
import { type QuotedVerse, quotedOf, textOfQuoted } from '#core/scripture/selection/selection-text'
import { pageSource } from '../../platform/local/page-source'
import { useWantedChapters } from '../asking/use-wanted-chapters'

const none: readonly QuotedVerse[] = []

/**
 * The texts of groups of verses (canonicals of one chapter), in order; '' where there is none or it cannot be
 * had, undefined while it is on its way. Undefined at first. Without `asksForMissing` only what is here is shown.
 */
export function useVerseTexts(
  edition: Manifest | undefined,
  groups: readonly (readonly number[])[],
  asksForMissing = true,
): readonly (string | undefined)[] | undefined {
  return useQuotedVerses(edition, groups, asksForMissing)?.map((verses) => verses && textOfQuoted(verses))
}

/** The same with the numbers of the verses apart; no verses where there is no text. */
export function useQuotedVerses(
  edition: Manifest | undefined,
  groups: readonly (readonly number[])[],
  asksForMissing = true,
): readonly (readonly QuotedVerse[] | undefined)[] | undefined {
  const key = groups.map((group) => group.join()).join(';')
  const found = useLiveQuery(async () => {
    if (!edition) return undefined
    return await Promise.all(readGroups(key).map((group) => versesOf(edition, group)))
  }, [edition, key])
  const missing = readGroups(found ? key : '').flatMap(([first], index) =>
    first && found?.[index] === undefined ? chapterOf(first) : [],
  )
  const isWanting = useWantedChapters(edition?.abbreviation, asksForMissing ? missing : [])
  return found?.map((verses) => verses ?? (isWanting ? undefined : none))
}

/** Reads the same texts once, from this device only, for copying them. */
export async function readVerseTexts(
  edition: Manifest,
  groups: readonly (readonly number[])[],
): Promise<readonly string[]> {
  return await Promise.all(
    groups.map(async (group) => textOfQuoted((await versesOf(edition, group)) ?? none)),
  )
}

function readGroups(key: string): number[][] {
  return key === '' ? [] : key.split(';').map((group) => group.split(',').filter(Boolean).map(Number))
}

/** Undefined while the chapter is not on the device. */
async function versesOf(
  edition: Manifest,
  group: readonly number[],
): Promise<readonly QuotedVerse[] | undefined> {
  const [first] = group
  if (first === undefined) return none
  const chapter = chapterOf(first)
  const book = edition.bookList.find(({ number }) => number === bookOf(first))
  if (!book?.chapters.includes((chapter / 1_000) % 1_000)) return none
  const record = await pageSource.chapter(edition.abbreviation, book, chapter)
  if (!record) return undefined
  const selected = group.map((canonical) => canonical - chapter)
  return quotedOf({ verses: record.chapter.verses, selected, locale: edition.locale })
}
