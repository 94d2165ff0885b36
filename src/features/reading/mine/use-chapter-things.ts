/** The member's records at the verses of the chapter on the screen: live, from every numbering, in the numbers of its first edition. */
import { useMemo } from 'react'
import { chapterOf } from '#core/canonical'
import type { Numbering } from '#core/contract/editions/edition'
import { readTarget, type VerseTarget } from '#core/contract/members/target'
import type { Note } from '#core/contract/members/things'
import type { WordMark } from '#core/contract/members/word-mark'
import type { PageData } from '#core/contract/page-data'
import { plain } from '#core/study/kept-places'
import { noteVersesIn, placesOfChapter, versesStanding } from '#core/study/standing-places'
import type { Thing } from '#db/things'
import { useMemberQuery } from '../../../model/account/member-database'

export interface Tagging {
  key: string
  tag: string
  at: number
  /** The server does not have it yet. */
  isWaiting: boolean
}

/** Coloured words. */
export interface ChapterMark extends Tagging {
  mark: WordMark
}

/** Records by verse number of the chapter; 0 = the title above it (taggings, marks, likes) or the whole chapter (notes). */
export interface ChapterThings {
  taggings: ReadonlyMap<number, readonly Tagging[]>
  marks: ReadonlyMap<number, readonly ChapterMark[]>
  /** Keys of likes. */
  likes: ReadonlyMap<number, readonly string[]>
  notes: readonly ChapterNote[]
}

export interface ChapterNote {
  id: string
  note: Note
  /** Number of changes that the server does not have yet. */
  waiting: number
  verses: readonly number[]
}

const none: readonly Thing[] = []

/** The records of several chapters, in their order. Undefined until the database has answered; empty for a visitor. */
export function useThingsOf(pages: readonly PageData[]): readonly ChapterThings[] | undefined {
  const chapters = pages.map((page) => ({
    chapter: page.address?.chapter ?? 0,
    numbering: page.manifests[0]?.numbering ?? plain('eng'),
  }))
  const key = JSON.stringify(chapters)
  const things = useMemberQuery<readonly Thing[]>(
    ({ things: table }) => {
      const places = chapters.flatMap(({ chapter, numbering }) => placesOfChapter(chapter, numbering))
      return table.where('places').anyOf(places).distinct().toArray()
    },
    [key],
    none,
  )
  return useMemo(
    () => things && chapters.map(({ chapter, numbering }) => chapterThings(things, chapter, numbering)),
    // The key says all of the chapters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [things, key],
  )
}

/** Undefined until the database has answered; empty for a visitor. */
export function useChapterThings(data: PageData): ChapterThings | undefined {
  const numbering = data.manifests[0]?.numbering
  const chapter = data.address?.chapter ?? 0
  const things = useMemberQuery<readonly Thing[]>(
    ({ things: table }) =>
      numbering
        ? table.where('places').anyOf(placesOfChapter(chapter, numbering)).distinct().toArray()
        : Promise.resolve([]),
    [chapter, numbering],
    none,
  )
  return useMemo(
    () => (things && numbering ? chapterThings(things, chapter, numbering) : undefined),
    [things, chapter, numbering],
  )
}

/** Sorts records by the verses of a chapter. */
function chapterThings(things: readonly Thing[], chapter: number, numbering: Numbering): ChapterThings {
  const taggings = new Map<number, Tagging[]>()
  const marks = new Map<number, ChapterMark[]>()
  const likes = new Map<number, string[]>()
  const notes: ChapterNote[] = []
  for (const thing of things) {
    const { key, at } = thing
    const isWaiting = thing.waiting > 0
    if (thing.kind === 'note') {
      const verses = noteVersesIn(chapter, numbering, thing.data).map((verse) => verse - chapter)
      if (verses.length > 0)
        notes.push({ id: key.slice('note:'.length), note: thing.data, waiting: thing.waiting, verses })
    } else if (thing.kind === 'tgg') {
      const [, tag = ''] = key.split(':')
      const target = key.slice('tgg:'.length + tag.length + 1)
      for (const verse of versesAt(readTarget(target), chapter, numbering))
        push(taggings, verse, { key, tag, at, isWaiting })
    } else if (thing.kind === 'wmk') {
      const { data: mark } = thing
      for (const verse of versesAt(mark, chapter, numbering))
        push(marks, verse, { key, tag: mark.tag, at, isWaiting, mark })
    } else if (thing.kind === 'like') {
      for (const verse of versesAt(readTarget(key.slice('like:verse:'.length)), chapter, numbering))
        push(likes, verse, key)
    }
  }
  return { taggings, marks, likes, notes: notes.toSorted((a, b) => (a.verses[0] ?? 0) - (b.verses[0] ?? 0)) }
}

function versesAt(place: VerseTarget | undefined, chapter: number, numbering: Numbering): number[] {
  if (!place) return []
  return versesStanding(place, numbering)
    .filter((verse) => chapterOf(verse) === chapter)
    .map((verse) => verse - chapter)
}

function push<Item>(map: Map<number, Item[]>, verse: number, item: Item): void {
  const items = map.get(verse)
  if (items) items.push(item)
  else map.set(verse, [item])
}
