/** Which entries a chapter tells or belongs to. Pure. */
import { type Entries, type Entry, type EntryKind, type EntryPassage, versesOf } from './entry'

/** An entry at a chapter, and the passage of it that is there. */
export interface EntryAt {
  entry: Entry
  passage: EntryPassage
}

/** Main passages and those beside them; what is only named far off is left out. */
const leastWeight = 2
/** A passage over more chapters says nothing of one of them. */
const mostChapters = 6

/** `from`, `to`: verses of the numbering `eng`. In the order of the verses; whole chapters first. */
export function entriesAt(entries: Entries, from: number, to: number): EntryAt[] {
  const found = [...entries.values()].flatMap((entry) => {
    const passage = entry.passages.find((one) => {
      const verses = versesOf(one)
      const chapters = (verses.to - verses.from) / 1_000
      return one.weight >= leastWeight && chapters < mostChapters && verses.from <= to && verses.to >= from
    })
    return passage ? [{ entry, passage }] : []
  })
  return found.sort((a, b) => a.passage.from - b.passage.from || b.passage.to - a.passage.to)
}

/** Themes and things are many and only touch a chapter: they are found by their names. */
const tells: ReadonlySet<EntryKind> = new Set(['story', 'famous', 'person'])
const most = 5

/** Stories, famous verses and persons that the chapter is most about, at most five, in the order of the verses. */
export function mostAbout(found: readonly EntryAt[]): EntryAt[] {
  const chosen = new Set(
    found
      .filter(({ entry }) => tells.has(entry.kind))
      .toSorted((a, b) => aboutness(b) - aboutness(a))
      .slice(0, most),
  )
  return found.filter((one) => chosen.has(one))
}

/** A chapter that tells an entry counts most, then one where its best passage is; a person is in many chapters. */
function aboutness({ entry, passage }: EntryAt): number {
  const [best] = entry.passages
  return (
    passage.weight +
    (passage.part === 'story' ? 3 : 0) +
    (passage === best ? 2 : 0) -
    (entry.kind === 'person' ? 1 : 0)
  )
}
