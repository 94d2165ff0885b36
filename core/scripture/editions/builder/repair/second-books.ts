/**
 * The same book twice: what the first lacks is added to it, a different text of it is
 * left out; two texts never mix.
 */
import type { BookDraft, BuilderState } from '../builder-state'
import { isOtherText } from './same-text'

/** The drafts of one book, without those that contain another text of chapters an earlier one has. */
export function withoutSecondBooks(drafts: readonly BookDraft[], log: BuilderState['log']): BookDraft[] {
  const kept: BookDraft[] = []
  for (const draft of drafts) {
    const first = kept.find((one) => isOtherBook(one, draft))
    if (!first) kept.push(draft)
    else
      log.add('book-duplicate', draft.position, {
        book: draft.found.book,
        name: draft.name,
        first: first.name,
      })
  }
  return kept
}

/** True when most of their common chapters are different texts. */
function isOtherBook(first: BookDraft, second: BookDraft): boolean {
  const pairs = second.chapters.flatMap((chapter) => {
    const same = first.chapters.find(({ number }) => number === chapter.number)
    return same ? [isOtherText(same, chapter)] : []
  })
  return pairs.filter(Boolean).length * 2 > pairs.length
}
