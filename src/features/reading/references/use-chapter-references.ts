/**
 * The cross references of a chapter in its edition. For a verse without any, those of the other columns, else of other
 * editions on this device, the ones in its own language first. Below them those that packs bring, pack by pack.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf, placeOf } from '#core/canonical'
import type { PackReferences, ReadChapter } from '#core/content/reading/pack-references'
import type { PackSummary } from '#core/contract/content/answers'
import type { Chapter, Reference } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import * as limits from '#core/limits'
import { chaptersStandingOn } from '#core/scripture/numbering/chapters-standing-on'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { borrowedReferences, ownReferences } from '#core/scripture/references/borrowed-references'
import { furtherReferences } from '#core/scripture/references/brought-references'
import { usePackReferences } from '../../../model/contents/use-pack-references'
import { database } from '../../../platform/local/database'
import { pageSource } from '../../../platform/local/page-source'

export interface VerseReferences {
  verse: number
  references: readonly Reference[]
  /** Abbreviation of the edition that lends them; undefined for the edition's own. */
  lender: string | undefined
  /** The pack that brings them, the strongest first; absent for those of editions. */
  pack?: PackSummary
}

/** The verses with references, in order; those of one verse from several sources stand one after the other. */
export type FoundReferences = readonly VerseReferences[]

/** Undefined until it is known; empty if neither an edition here nor a pack has one. */
export function useChapterReferences(data: PageData | undefined): FoundReferences | undefined {
  const found = useEditionReferences(data)
  const brought = usePackReferences(useReadChapter(data))
  const isLoading = brought.kind === 'loading'
  const packs = brought.kind === 'here' ? brought.data : undefined
  return useMemo(() => {
    // A pack that cannot be read does not keep back what editions have.
    if (!found || !packs) return isLoading && found?.length === 0 ? undefined : found
    return withPacks(found, packs)
  }, [found, packs, isLoading])
}

function withPacks(found: FoundReferences, packs: readonly PackReferences[]): FoundReferences {
  const named = new Map(found.map(({ verse, references }) => [verse, references]))
  const ofPacks = packs.flatMap(({ pack, byVerse }) =>
    [...byVerse].flatMap(([verse, all]) => {
      const references = furtherReferences(all, named.get(verse) ?? [])
      return references.length > 0 ? [{ verse, references, lender: undefined, pack }] : []
    }),
  )
  return [...found, ...ofPacks].sort((a, b) => a.verse - b.verse)
}

/** The chapter of a page in its first edition; undefined until names of books are here. */
export function useReadChapter(data: PageData | undefined): ReadChapter | undefined {
  const locale = useTranslation().i18n.language
  return useMemo(() => {
    const [edition] = data?.manifests ?? []
    const naming = data && namingOf(data, locale)
    const chapter = data?.address?.chapter
    return edition && naming && chapter !== undefined ? { edition, naming, chapter } : undefined
  }, [data, locale])
}

function useEditionReferences(data: PageData | undefined): FoundReferences | undefined {
  const locale = useTranslation().i18n.language
  const own = useMemo(() => data && ownOf(data), [data])
  const all = useLiveQuery(
    async () => (data && own ? await withBorrowed(own, data, locale) : undefined),
    [data, own, locale],
  )
  return all ?? (own && own.length > 0 ? own : undefined)
}

function ownOf(data: PageData): FoundReferences | undefined {
  const [edition] = data.manifests
  const record = data.chapters.find(
    ({ abbreviation, chapter }) =>
      abbreviation === edition?.abbreviation && chapter.canonical === data.address?.chapter,
  )
  if (!record) return undefined
  const byVerse = [...ownReferences(record.chapter.verses)]
  return byVerse.map(([verse, references]) => ({ verse, references, lender: undefined }))
}

async function withBorrowed(own: FoundReferences, data: PageData, locale: string): Promise<FoundReferences> {
  const [edition, ...columns] = data.manifests
  const naming = namingOf(data, locale)
  if (!edition || !naming || !data.address) return own
  const { chapter } = data.address
  const known = (await database.editions.toArray()).flatMap(({ manifest }) => manifest ?? [])
  const others = known
    .filter(({ abbreviation }) => data.manifests.every((one) => one.abbreviation !== abbreviation))
    .toSorted((a, b) => Number(b.locale === edition.locale) - Number(a.locale === edition.locale))
  const found = new Map(own.map((one) => [one.verse, one]))
  for (const lender of [...columns, ...others].slice(0, limits.maxColumns)) {
    const chapters = await chaptersOf(
      lender,
      chaptersStandingOn(chapter, edition.numbering, lender.numbering),
    )
    const lent = borrowedReferences({ chapter, to: edition, naming, from: lender, chapters })
    for (const [verse, references] of lent)
      if (!found.has(verse)) found.set(verse, { verse, references, lender: lender.abbreviation })
  }
  return [...found.values()].sort((a, b) => a.verse - b.verse)
}

/** The chapters that are on this device. */
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
