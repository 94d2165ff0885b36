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

/** The stories of a chapter come before people's questions about it: statements of faith and questions of today are themes. */
const kindOrder = { story: 0, famous: 1, person: 2, thing: 3, theme: 4 } satisfies Record<EntryKind, number>

/** Stories first, themes last; those of a kind stay in the order of the verses. */
export function storiesFirst(found: readonly EntryAt[]): EntryAt[] {
  return found.toSorted((a, b) => kindOrder[a.entry.kind] - kindOrder[b.entry.kind])
}
