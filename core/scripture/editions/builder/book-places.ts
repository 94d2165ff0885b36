/** Books and chapters: opening and closing them, and what remains at their ends. */

import { closeAside } from './asides'
import { type BuilderState, type ChapterDraft, placeNow } from './builder-state'
import { excerpt } from './report-log'
import { isAside } from './text/draft-blocks'
import { foldText } from './text/fold-text'
import type { NewBlock } from './text/inline-draft'
import { isTextBlock } from './text/outside-text'
import { closeVerse, openVerse, openVerseZero } from './verse-places'

/** Opens a book; false when it is none of ours, and then nothing is open. */
export function openBook(state: BuilderState, id: string, name: string | undefined): boolean {
  closeBook(state)
  const named = id.startsWith('#') && name ? state.options.bookNamed(foldText(name)) : undefined
  const known = state.options.bookOf(id) ?? (named === undefined ? undefined : { book: named })
  // A number alone says little: its chapters and verses may tell the book at the end.
  const found = known ?? (id.startsWith('#') ? { book: 0 } : undefined)
  if (!found) {
    state.log.add('book-unknown', state.position, name ? { book: id, name } : { book: id })
    return false
  }
  state.book = {
    id,
    found,
    named,
    name: foldText(name ?? ''),
    position: state.position,
    titles: [],
    introduction: [],
    chapters: [],
  }
  state.books.push(state.book)
  state.chapter = newChapter(state, 0, false)
  return true
}

/** Closes the open book; asides after its last verse are placed at the end of that verse. */
export function closeBook(state: BuilderState): void {
  const left = closeChapter(state)
  const last = state.book?.chapters.findLast((chapter) => chapter.verses.length > 0)
  for (const block of left) {
    if (last) attachAtEnd(last, block)
    else reportLeft(state, block)
  }
  state.book = undefined
  state.chapter = undefined
  state.marks = []
}

/** Opens a chapter, 0 for what stands before the first; headings at the end of the previous one belong to it. */
export function openChapter(state: BuilderState, number: number): void {
  if (!state.book) return
  if (!Number.isInteger(number) || number < 0 || number > 999) {
    state.log.add('chapter-invalid', state.position, { ...placeNow(state), found: number })
    return
  }
  const left = closeChapter(state)
  const before = state.book.chapters.at(-1)
  const isAtEnd = (block: NewBlock) => isTextBlock(block) && before !== undefined && before.verses.length > 0
  for (const block of left) if (before && isAtEnd(block)) attachAtEnd(before, block)
  state.chapter = newChapter(state, number, true)
  state.chapter.pending = left.filter((block) => !isAtEnd(block))
}

/** Opens a verse; before the first chapter the chapter is 1. */
export function openVerseAt(
  state: BuilderState,
  number: number,
  last: number,
  part: string | undefined,
): void {
  closeAside(state)
  if (state.chapter && !state.chapter.isNamed) openFirstChapter(state, state.chapter)
  const { chapter } = state
  if (!chapter) return
  if (number === 0 && last === 0) return openVerseZero(state, chapter)
  // A title counted with the verses after it (0-2) is part of the first verse's text.
  const first = number === 0 ? 1 : number
  const isValid = Number.isInteger(first) && first >= 1 && last >= first && last <= 999
  if (isValid) return openVerse(state, chapter, { first, last, part })
  if (Number.isInteger(first) && first >= 1 && first <= 999)
    openVerse(state, chapter, { first, last: first, part })
  state.log.add('verse-invalid', state.position, { ...placeNow(state), verse: first, last })
}

/** Verses without a chapter: chapter 1 gets what precedes them. */
function openFirstChapter(state: BuilderState, front: ChapterDraft): void {
  front.number = 1
  front.isNamed = true
  state.log.add('chapter-invalid', state.position, placeNow(state))
}

function newChapter(state: BuilderState, number: number, isNamed: boolean): ChapterDraft {
  return { number, isNamed, position: state.position, verses: [], verse: undefined, pending: [] }
}

/** Ends the open chapter and returns the asides after its last verse. */
function closeChapter(state: BuilderState): NewBlock[] {
  closeAside(state)
  const { book, chapter } = state
  if (!book || !chapter) return []
  closeVerse(state, chapter)
  if (chapter.number > 0 || chapter.isNamed) book.chapters.push(chapter)
  return chapter.pending.filter(isAside)
}

function attachAtEnd(chapter: ChapterDraft, block: NewBlock): void {
  const verse = chapter.verses.at(-1)
  verse?.blocks.push({ ...block, offset: verse.content.length })
}

function reportLeft(state: BuilderState, block: NewBlock): void {
  state.log.add('text-outside-verse', state.position, {
    ...placeNow(state),
    text: excerpt(block.content ?? ''),
  })
}
