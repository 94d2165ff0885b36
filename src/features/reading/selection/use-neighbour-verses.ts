/** The verses before and after a passage in its first edition, across chapters and books; a missing chapter is requested from the worker. */
import { useLiveQuery } from 'dexie-react-hooks'
import { bookOf, type Canonical, chapterOf } from '#core/canonical'
import type { Chapter } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { type Naming, namingOf } from '#core/scripture/reading/addresses/addresses'
import { neighbourOf } from '#core/scripture/reading/neighbours'
import { nameVerses } from '#core/scripture/selection/name-verses'
import { neighbourVerse } from '#core/scripture/selection/neighbour-verse'
import { canonicalsOf } from '#core/scripture/selection/selected-verses'
import { runningText } from '#core/scripture/selection/selection-text'
import { useWantedChapters } from '../../../model/asking/use-wanted-chapters'
import { pageSource } from '../../../platform/local/page-source'

export interface NeighbourVerse {
  /** For example "Johannes 3,15". */
  place: string
  /** The same place as written in an address. */
  slug: string
  text: string
}

/** The verses before `from` and after `to` (canonical numbers of the first edition); undefined if there is none, or not yet. */
export function useNeighbourVerses(
  data: PageData,
  from: number,
  to: number,
  locale: string,
): { before: NeighbourVerse | undefined; after: NeighbourVerse | undefined; isKnown: boolean } {
  const [manifest] = data.manifests
  const naming = namingOf(data, locale)
  const found = useLiveQuery(
    async () => (manifest ? [await around(manifest, from, -1), await around(manifest, to, 1)] : []),
    [manifest, from, to],
  )
  const isWanting = useWantedChapters(
    manifest?.abbreviation,
    (found ?? []).flatMap((one) => one?.missing ?? []),
  )
  const [before, after] = (found ?? []).map((one) =>
    one?.chapter && naming && manifest
      ? described(one.chapter, one.number, one.step, naming, manifest)
      : undefined,
  )
  return { before, after, isKnown: found !== undefined && !isWanting }
}

/** A chapter, and the verse number in it next to which the neighbour stands. */
interface Around {
  step: -1 | 1
  number: number
  chapter: Chapter | undefined
  missing: Canonical[]
}

/** Looks in the chapter of the place, and at its end in the next one. */
async function around(manifest: Manifest, place: number, step: -1 | 1): Promise<Around | undefined> {
  const own = chapterOf(place)
  const here = await chapterHere(manifest, own)
  if (here && neighbourVerse(here.verses, place - own, step))
    return { step, number: place - own, chapter: here, missing: [] }
  const other = neighbourOf(manifest.bookList, own, step)
  if (other === undefined) return undefined
  const chapter = await chapterHere(manifest, other)
  return {
    step,
    number: step < 0 ? Number.POSITIVE_INFINITY : 0,
    chapter,
    missing: chapter ? [] : [other],
  }
}

async function chapterHere({ abbreviation, bookList }: Manifest, canonical: number) {
  const book = bookList.find(({ number }) => number === bookOf(canonical))
  return book && (await pageSource.chapter(abbreviation, book, canonical))?.chapter
}

function described(
  chapter: Chapter,
  number: number,
  step: -1 | 1,
  naming: Naming,
  { locale }: Manifest,
): NeighbourVerse | undefined {
  const verse = neighbourVerse(chapter.verses, number, step)
  if (!verse) return undefined
  const selected = [{ verse, canonical: chapter.canonical + verse.verse, isAfterGap: false, breaks: [] }]
  return { ...nameVerses(canonicalsOf(selected), selected, naming), text: runningText(selected, locale) }
}
