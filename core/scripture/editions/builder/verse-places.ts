/** Verses of the open chapter: opening, closing, and text outside verses. */

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
import { gaps, newDraft, widenGap } from './text/inline-draft'
import { textOutside } from './text/outside-text'

/** Opens a verse of the chapter; `last` is at least `first`. */
export function openVerse(
  state: BuilderState,
  chapter: ChapterDraft,
  { first, last, part }: Pick<OpenVerse, 'first' | 'last' | 'part'>,
): void {
  const outside = chapter.verse
  if (outside?.isOutside && !outside.text.hasText) {
    // Only notes and blocks so far: they belong before the text of this verse.
    chapter.verse = {
      ...outside,
      first,
      last,
      part,
      isOutside: false,
      isZero: false,
      position: state.position,
    }
    return
  }
  closeVerse(state, chapter, first)
  chapter.verse = { ...newVerse(state, chapter), first, last, part, isOutside: false }
}

/** Opens verse 0 of a file: its text belongs to no verse. */
export function openVerseZero(state: BuilderState, chapter: ChapterDraft): void {
  closeVerse(state, chapter, 0)
  chapter.verse = { ...newVerse(state, chapter), isZero: true }
}

/** The verse that text belongs to now; without an open verse, one without a number is opened. */
export function verseForText(state: BuilderState, chapter: ChapterDraft): OpenVerse {
  chapter.verse ??= newVerse(state, chapter)
  return chapter.verse
}

/**
 * Text follows the end of its verse: it stays with that verse, separated by a space, and is reported once.
 */
export function reopenVerse(state: BuilderState, verse: OpenVerse, text: string): void {
  verse.isEnded = false
  widenGap(verse.text, gaps.border)
  state.log.add('text-outside-verse', state.position, { ...placeNow(state), text: excerpt(foldText(text)) })
}

/** Closes the open verse, if any; `next` is the number of the verse that follows in the chapter. */
export function closeVerse(state: BuilderState, chapter: ChapterDraft, next?: number): void {
  const { verse } = chapter
  if (!verse) return
  chapter.verse = undefined
  const { first, last, part, position } = verse
  const parts = part === undefined ? [] : [{ letter: part, from: 0 }]
  const drafted: DraftedVerse = { first, last, part, parts, position, ...finishDraft(verse.text) }
  chapter.pending = verse.text.pending
  if (verse.isOutside) keepOutside(state, chapter, drafted, isVerseOne(chapter, verse, next))
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
    isZero: false,
    isEnded: false,
    text,
  }
}

/**
 * Text before the first verse is verse 1 if no verse 1 follows; text of verse 0 only in
 * a chapter without any verse.
 */
function isVerseOne(chapter: ChapterDraft, { isZero }: OpenVerse, next: number | undefined): boolean {
  return isZero ? next === undefined && chapter.verses.length === 0 : next !== 1 && next !== 0
}

/** Text outside verses becomes verse 1, or stays as it is before the next verse. */
function keepOutside(
  state: BuilderState,
  chapter: ChapterDraft,
  drafted: DraftedVerse,
  isFirst: boolean,
): void {
  const details = { ...placeNow(state) }
  const hasLetters = /\p{L}/u.test(drafted.content)
  if (hasLetters && chapter.number > 0) {
    if (!isFirst) {
      chapter.pending = [...textOutside(drafted, details.book), ...chapter.pending]
      return
    }
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

/**
 * A verse that contains only a title becomes that title's text: Hebrew numbering counts
 * psalm titles as verses.
 */
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
