/**
 * Chapter 0 is what stands before a book: its text is the introduction, and chapter 1 stays chapter 1. A book that
 * has only a chapter 0 has one chapter.
 */
import type { BookDraft, BuilderState, ChapterDraft } from '../builder-state'

type Log = BuilderState['log']

/** The drafts without chapters 0. */
export function settleFrontMatter(drafts: readonly BookDraft[], log: Log): BookDraft[] {
  const withText = new Set(drafts.filter((draft) => draft.chapters.some(isText)).map(({ id }) => id))
  return drafts.map((draft) => {
    const front = draft.chapters.filter(({ number }) => number === 0)
    if (front.length === 0) return draft
    if (!withText.has(draft.id))
      return { ...draft, chapters: draft.chapters.map((one) => asFirst(one, draft, log)) }
    return {
      ...draft,
      introduction: [...draft.introduction, ...front.flatMap((chapter) => paragraphsOf(chapter, draft, log))],
      chapters: draft.chapters.filter(({ number }) => number > 0),
    }
  })
}

function isText({ number, verses }: ChapterDraft): boolean {
  return number > 0 && verses.some(({ content }) => content !== '')
}

function asFirst(chapter: ChapterDraft, { found }: BookDraft, log: Log): ChapterDraft {
  if (chapter.number > 0) return chapter
  log.add('chapter-invalid', chapter.position, { book: found.book, chapter: 1, found: 0 })
  return { ...chapter, number: 1 }
}

function paragraphsOf({ verses }: ChapterDraft, { found }: BookDraft, log: Log): BookDraft['introduction'] {
  return verses.flatMap(({ content, footnotes, position }) => {
    if (footnotes.length > 0) log.add('note-outside-verse', position, { book: found.book, chapter: 0 })
    const words = content.replaceAll('*', '')
    return words === '' ? [] : [{ type: 'paragraph' as const, content: words }]
  })
}
