/**
 * The cross references of a chapter: those of its edition; where it has none there, those of the columns beside it, else of another edition that
 * is on this device, in its own language first.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chapter, Reference } from '#core/contract/chapter'
import type { Manifest } from '#core/contract/edition'
import type { PageData } from '#core/contract/page-data'
import { bookOf, placeOf } from '#core/scripture/canonical'
import { chaptersStandingOn } from '#core/scripture/numbering/chapters-standing-on'
import { namingOf } from '#core/scripture/reading/addresses'
import {
  borrowedReferences,
  type ChapterReferences,
  ownReferences,
} from '#core/scripture/references/borrowed-references'
import { database } from '../../../platform/database'
import { pageSource } from '../../../platform/page-source'

export interface FoundReferences {
  byVerse: ChapterReferences
  /** The edition they are borrowed from; undefined for the chapter's own. */
  lender?: Manifest
}

const nothing: FoundReferences = { byVerse: new Map() }

/** Undefined until it is known; empty where no edition here has any. */
export function useChapterReferences(data: PageData | undefined): FoundReferences | undefined {
  const locale = useTranslation().i18n.language
  const own = useMemo(() => ownOf(data), [data])
  const borrowed = useLiveQuery(
    async () => (data && own?.byVerse.size === 0 ? await borrow(data, locale) : undefined),
    [data, own, locale],
  )
  return own && own.byVerse.size > 0 ? own : borrowed
}

/** Of some verses, in their order. */
export function referencesAt(
  { byVerse }: FoundReferences,
  verses: readonly number[],
): { verse: number; references: readonly Reference[] } | undefined {
  const found = verses.filter((verse) => byVerse.has(verse))
  const [verse] = found
  return verse === undefined
    ? undefined
    : { verse, references: found.flatMap((one) => byVerse.get(one) ?? []) }
}

function ownOf(data: PageData | undefined): FoundReferences | undefined {
  const [edition] = data?.manifests ?? []
  const record = data?.chapters.find(
    ({ abbreviation, chapter }) =>
      abbreviation === edition?.abbreviation && chapter.canonical === data.address?.chapter,
  )
  return record && { byVerse: ownReferences(record.chapter.verses) }
}

async function borrow(data: PageData, locale: string): Promise<FoundReferences> {
  const [own, ...columns] = data.manifests
  const naming = namingOf(data, locale)
  if (!own || !naming || !data.address) return nothing
  const { chapter } = data.address
  const known = (await database.editions.toArray()).flatMap(({ manifest }) => manifest ?? [])
  const others = known
    .filter(({ abbreviation }) => data.manifests.every((one) => one.abbreviation !== abbreviation))
    .toSorted((a, b) => Number(b.locale === own.locale) - Number(a.locale === own.locale))
  for (const lender of [...columns, ...others]) {
    const chapters = await chaptersOf(lender, chaptersStandingOn(chapter, own.numbering, lender.numbering))
    const byVerse = borrowedReferences({ chapter, to: own, naming, from: lender, chapters })
    if (byVerse.size > 0) return { byVerse, lender }
  }
  return nothing
}

/** Those that are on this device. */
async function chaptersOf(
  { abbreviation, bookList }: Manifest,
  canonicals: readonly number[],
): Promise<Chapter[]> {
  const records = canonicals.map(async (canonical) => {
    const book = bookList.find(
      ({ number, chapters }) => number === bookOf(canonical) && chapters.includes(placeOf(canonical).chapter),
    )
    return book && (await pageSource.chapter(abbreviation, book, canonical))
  })
  return (await Promise.all(records)).flatMap((record) => record?.chapter ?? [])
}
