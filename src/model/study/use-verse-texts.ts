/**
 * The words of verses of an edition from the local database; the worker is asked for chapters that are
 * missing.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { bookOf, chapterOf } from '#core/canonical'
import type { Manifest } from '#core/contract/editions/edition'
import { versesText } from '#core/scripture/selection/selection-text'
import { pageSource } from '../../platform/local/page-source'
import { useWantedChapters } from '../asking/use-wanted-chapters'

/**
 * The texts of groups of verses (canonicals of one chapter), in order; '' where there is none or it cannot be
 * had, undefined while it is on its way. Undefined at first. Without `asksForMissing` only what is here is shown.
 */
export function useVerseTexts(
  edition: Manifest | undefined,
  groups: readonly (readonly number[])[],
  asksForMissing = true,
): readonly (string | undefined)[] | undefined {
  const key = groups.map((group) => group.join()).join(';')
  const found = useLiveQuery(async () => {
    if (!edition) return undefined
    return await Promise.all(readGroups(key).map((group) => textOf(edition, group)))
  }, [edition, key])
  const missing = readGroups(found ? key : '').flatMap(([first], index) =>
    first && found?.[index] === undefined ? chapterOf(first) : [],
  )
  const isWanting = useWantedChapters(edition?.abbreviation, asksForMissing ? missing : [])
  return found?.map((text) => text ?? (isWanting ? undefined : ''))
}

/** Reads the same texts once, from this device only, for copying them. */
export async function readVerseTexts(
  edition: Manifest,
  groups: readonly (readonly number[])[],
): Promise<readonly string[]> {
  return await Promise.all(groups.map(async (group) => (await textOf(edition, group)) ?? ''))
}

function readGroups(key: string): number[][] {
  return key === '' ? [] : key.split(';').map((group) => group.split(',').filter(Boolean).map(Number))
}

/** Undefined while the chapter is not on the device. */
async function textOf(edition: Manifest, group: readonly number[]): Promise<string | undefined> {
  const [first] = group
  if (first === undefined) return ''
  const chapter = chapterOf(first)
  const book = edition.bookList.find(({ number }) => number === bookOf(first))
  if (!book?.chapters.includes((chapter / 1_000) % 1_000)) return ''
  const record = await pageSource.chapter(edition.abbreviation, book, chapter)
  if (!record) return undefined
  const selected = group.map((canonical) => canonical - chapter)
  return versesText({ verses: record.chapter.verses, selected, locale: edition.locale })
}
