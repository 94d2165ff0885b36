/**
 * Books that are parts of other books: the letter of Jeremiah is Baruch 6; Greek Daniel, its additions and
 * Greek Esther are Daniel and Esther only if the edition has no other.
 */
import type { BookDraft, BuilderState, ChapterDraft } from '../builder-state'

const baruch = 96

/**
 * The drafts of each book number, with the parts that have a place in it. Parts without a place are reported.
 */
export function placeParts(drafts: readonly BookDraft[], log: BuilderState['log']): Map<number, BookDraft[]> {
  const books = new Map<number, BookDraft[]>()
  for (const draft of drafts.filter((one) => one.found.part === undefined)) {
    const { book } = draft.found
    books.set(book, [...(books.get(book) ?? []), draft])
  }
  for (const draft of drafts.filter((one) => one.found.part !== undefined)) {
    const { book, part = '' } = draft.found
    const whole = books.get(book)
    if (whole && !hasRoom(whole, draft)) {
      log.add('book-unknown', draft.position, { book: draft.id, name: draft.name })
      continue
    }
    const placed = { ...draft, chapters: renumbered(draft) }
    books.set(book, [...(whole ?? []), placed])
    log.add('book-parts-merged', draft.position, { book, part })
  }
  return books
}

/** Other parts may be present; a complete book leaves room only in Baruch, and only without a chapter 6. */
function hasRoom(whole: readonly BookDraft[], draft: BookDraft): boolean {
  const { book, part, chapter } = draft.found
  if (whole.every((one) => one.found.part !== undefined && one.found.part !== part)) return true
  return book === baruch && !whole.some((one) => one.chapters.some(({ number }) => number === chapter))
}

/** The one chapter of a part gets its number in the whole book. */
function renumbered({ found, chapters }: BookDraft): ChapterDraft[] {
  const { chapter } = found
  return chapter === undefined || chapters.length !== 1
    ? chapters
    : chapters.map((one) => ({ ...one, number: chapter }))
}
