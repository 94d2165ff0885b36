/** Verses of the open chapter: opening, closing, and text that stands in none. */

import {
  type BuilderState,
  type ChapterDraft,
  type DraftedVerse,
  type OpenVerse,
  placeNow,
} from './builder-state'
import { excerpt } from './report-log'
import { isAside, isFlow, withoutReplaced } from './text/draft-blocks'
import { openMark } from './text/draft-marks'
import { finishDraft } from './text/finish-draft'
import { foldText } from './text/fold-text'
import { newDraft } from './text/inline-draft'

/** Opens a verse of the chapter; `last` is at least `first`. */
export function openVerse(
  state: BuilderState,
  chapter: ChapterDraft,
  { first, last, part }: Pick<OpenVerse, 'first' | 'last' | 'part'>,
): void {
  const outside = chapter.verse
  if (outside?.isOutside && !outside.text.hasText) {
    // Only notes and blocks so far: they stand before the text of this verse.
    chapter.verse = { ...outside, first, last, part, isOutside: false, position: state.position }
    return
  }
  closeVerse(state, chapter, first)
  chapter.verse = { ...newVerse(state, chapter), first, last, part, isOutside: false }
}

/** The verse that text belongs to now; opened without a number where there is none. */
export function verseForText(state: BuilderState, chapter: ChapterDraft): OpenVerse {
  chapter.verse ??= newVerse(state, chapter)
  return chapter.verse
}

/** Text comes after the end of its verse: it stays with it, reported once. */
export function reopenVerse(state: BuilderState, verse: OpenVerse, text: string): void {
  verse.isEnded = false
  state.log.add('text-outside-verse', state.position, { ...placeNow(state), text: excerpt(foldText(text)) })
}

/** Closes the open verse, if any; `next` is the number of the verse that follows in the chapter. */
export function closeVerse(state: BuilderState, chapter: ChapterDraft, next?: number): void {
  const { verse } = chapter
  if (!verse) return
  chapter.verse = undefined
  const { first, last, part, position } = verse
  const drafted: DraftedVerse = { first, last, part, position, ...finishDraft(verse.text) }
  chapter.pending = verse.text.pending
  if (verse.isOutside) keepOutside(state, chapter, drafted, next)
  else {
    if (drafted.content === '') takeTitle(chapter, drafted)
    chapter.verses.push(drafted)
  }
}

function newVerse(state: BuilderState, chapter: ChapterDraft): OpenVerse {
  const text = newDraft()
  text.blocks = withoutReplaced(chapter.pending).map((block) => ({ ...block, offset: 0 }))
  chapter.pending = []
  for (const type of state.marks) openMark(text, type)
  return {
    first: 1,
    last: 1,
    part: undefined,
    position: state.position,
    isOutside: true,
    isEnded: false,
    text,
  }
}

/** Text before the first verse is verse 1 if no verse 1 follows; else it belongs to no verse. */
function keepOutside(
  state: BuilderState,
  chapter: ChapterDraft,
  drafted: DraftedVerse,
  next: number | undefined,
): void {
  const details = { ...placeNow(state) }
  if (/\p{L}/u.test(drafted.content) && next !== 1 && chapter.number > 0) {
    chapter.verses.push(drafted)
    state.log.add('verse-implicit', drafted.position, details)
    return
  }
  chapter.pending = [
    ...drafted.blocks.filter((block) => isAside(block) || !isFlow(block)),
    ...chapter.pending,
  ]
  const words = drafted.content.replaceAll('*', '')
  if (drafted.footnotes.length > 0) state.log.add('note-outside-verse', drafted.position, details)
  if (words === '') return
  if (chapter.number === 0) state.book?.introduction.push({ type: 'paragraph', content: words })
  state.log.add('text-outside-verse', drafted.position, { ...details, text: excerpt(words) })
}

/** A verse that holds nothing but a title is the title: Hebrew numbering counts psalm titles as verses. */
function takeTitle(chapter: ChapterDraft, verse: DraftedVerse): void {
  const index = chapter.pending.findIndex((block) => block.type === 'title')
  const title = chapter.pending[index]
  if (!title) return
  // A heading before the title stays before it.
  verse.blocks.push(
    ...chapter.pending
      .slice(0, index)
      .filter(isAside)
      .map((block) => ({ ...block, offset: 0 })),
  )
  chapter.pending = chapter.pending.slice(index + 1)
  verse.content = title.content ?? ''
  verse.footnotes = title.footnotes ?? []
  verse.references = title.references ?? []
  verse.blocks.push({ type: 'title', offset: 0 })
}
