/**
 * The same book twice: what the first lacks is added to it; a second text whose verses are counted like the chapters
 * that follow is those; any other text of it is left out. Two texts never mix.
 */
import type { BookDraft, BuilderState, ChapterDraft, DraftedVerse } from '../builder-state'
import { isOtherText, wordsOf } from './same-text'
import { fittingChapters } from './verse-counts'

type Log = BuilderState['log']

/** The drafts of one book, without texts that differ from what an earlier one has at the same place. */
export function withoutSecondBooks(drafts: readonly BookDraft[], log: Log): BookDraft[] {
  const kept: BookDraft[] = []
  for (const draft of drafts) {
    const same = kept.find((one) => isRepeated(one, draft))
    const first = kept.find((one) => otherChapter(one, draft) !== undefined)
    const following = first && asFollowing(kept, draft, log)
    if (same) leaveOut(draft, same, log, {})
    else if (following) kept.push(following)
    else if (first) leaveOut(draft, first, log, { chapter: otherChapter(first, draft) ?? 0 })
    else kept.push(kept.reduce((rest, one) => withoutOtherVerses(rest, one, log), draft))
  }
  return kept
}

/** Whether the first has every chapter of the second, with the same words. */
function isRepeated(first: BookDraft, second: BookDraft): boolean {
  const texts = new Map(first.chapters.map((chapter) => [chapter.number, textOf(chapter)]))
  return second.chapters.length > 0 && second.chapters.every((one) => texts.get(one.number) === textOf(one))
}

function textOf({ verses }: ChapterDraft): string {
  return verses.map((verse) => `${verse.first} ${wordsOf(verse)}`).join('\n')
}

/** The first common chapter, if most of them are different texts. */
function otherChapter(first: BookDraft, second: BookDraft): number | undefined {
  const pairs = second.chapters.flatMap((chapter) => {
    const same = first.chapters.find(({ number }) => number === chapter.number)
    return same ? [{ number: chapter.number, isOther: isOtherText(same, chapter) }] : []
  })
  const others = pairs.filter(({ isOther }) => isOther)
  return others.length * 2 > pairs.length ? others[0]?.number : undefined
}

/** The draft as the chapters after those of the others, if its verses are counted like these and not like its own. */
function asFollowing(kept: readonly BookDraft[], draft: BookDraft, log: Log): BookDraft | undefined {
  const { book } = draft.found
  const { chapters } = draft
  const last = Math.max(0, ...kept.flatMap((one) => one.chapters.map(({ number }) => number)))
  const by = last + 1 - Math.min(...chapters.map(({ number }) => number))
  const isFitting = fittingChapters(chapters, book, by) === chapters.length
  if (!isFitting || fittingChapters(chapters, book) === chapters.length) return undefined
  return {
    ...draft,
    chapters: chapters.map((chapter) => {
      const number = chapter.number + by
      log.add('chapter-duplicate', chapter.position, { book, chapter: chapter.number, as: number })
      return { ...chapter, number }
    }),
  }
}

/** The draft without single verses that the first has with other words. */
function withoutOtherVerses(draft: BookDraft, first: BookDraft, log: Log): BookDraft {
  return {
    ...draft,
    chapters: draft.chapters.map((chapter) => {
      const same = first.chapters.filter(({ number }) => number === chapter.number)
      const held = new Map(same.flatMap(({ verses }) => verses).map((verse) => [verse.first, verse]))
      const verses = chapter.verses.filter((verse) => {
        const isOther = differs(verse, held.get(verse.first))
        if (isOther) leaveOut(draft, first, log, { chapter: chapter.number, verse: verse.first }, chapter)
        return !isOther
      })
      return { ...chapter, verses }
    }),
  }
}

/** Halves of one verse may come from two places. */
function differs(verse: DraftedVerse, held: DraftedVerse | undefined): boolean {
  if (!held || held.part !== undefined || verse.part !== undefined) return false
  const [one, other] = [wordsOf(held), wordsOf(verse)]
  return one !== '' && other !== '' && one !== other
}

function leaveOut(
  draft: BookDraft,
  first: BookDraft,
  log: Log,
  place: { chapter?: number; verse?: number },
  { position }: Pick<ChapterDraft, 'position'> = draft,
): void {
  log.add('book-duplicate', position, {
    book: draft.found.book,
    ...place,
    name: draft.name,
    first: first.name,
  })
}
