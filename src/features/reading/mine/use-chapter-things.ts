/** The member's records at the verses of the chapter on the screen: live, from every numbering, in the numbers of its first edition. */
import { useMemo } from 'react'
import { chapterOf } from '#core/canonical'
import type { Numbering } from '#core/contract/editions/edition'
import { readTarget } from '#core/contract/members/target'
import type { Note } from '#core/contract/members/things'
import type { PageData } from '#core/contract/page-data'
import { noteVersesIn, placesOfChapter, versesStanding } from '#core/study/standing-places'
import type { Thing } from '#db/things'
import { useMemberQuery } from '../../../model/account/member-database'

export interface Tagging {
  key: string
  tag: string
  at: number
}

/** Records by verse number of the chapter; 0 = the title above it (taggings, likes) or the whole chapter (notes). */
export interface ChapterThings {
  taggings: ReadonlyMap<number, readonly Tagging[]>
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
  const likes = new Map<number, string[]>()
  const notes: ChapterNote[] = []
  for (const thing of things) {
    const { key } = thing
    if (thing.kind === 'note') {
      const verses = noteVersesIn(chapter, numbering, thing.data).map((verse) => verse - chapter)
      if (verses.length > 0)
        notes.push({ id: key.slice('note:'.length), note: thing.data, waiting: thing.waiting, verses })
    } else if (thing.kind === 'tgg') {
      const [, tag = ''] = key.split(':')
      const target = key.slice('tgg:'.length + tag.length + 1)
      for (const verse of versesAt(target, chapter, numbering))
        push(taggings, verse, { key, tag, at: thing.at })
    } else if (thing.kind === 'like') {
      for (const verse of versesAt(key.slice('like:verse:'.length), chapter, numbering))
        push(likes, verse, key)
    }
  }
  return { taggings, likes, notes: notes.toSorted((a, b) => (a.verses[0] ?? 0) - (b.verses[0] ?? 0)) }
}

function versesAt(target: string, chapter: number, numbering: Numbering): number[] {
  const place = readTarget(target)
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
