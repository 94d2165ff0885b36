/** Text, marks and notes of the innermost open part: aside or verse. */
import type { Mark, MarkType } from '../../../contract/editions/chapter'
import { type Reference } from '../../../contract/editions/chapter'
import { readNumbers, type Testament, testamentOf } from '../../../originals/strongs-number'
import type { WordRun } from '../../../originals/word-run'
import { citeInNote, citeRaw } from '../../passages/cite-raw'
import { foldMarks } from '../note-text'
import type { FoundReference, FoundWord } from '../sink'
import { type BuilderState, placeNow } from './builder-state'
import { resolveReferences } from './found-references'
import { closeMark, mergeMarks, openMark } from './text/draft-marks'
import { closeWord, openWord } from './text/draft-words'
import { addText, foldText } from './text/fold-text'
import type { InlineDraft } from './text/inline-draft'
import { gaps, type WaitingNote } from './text/inline-draft'
import { reopenVerse, verseForText } from './verse-places'

/** Adds text. A `*` in the text is replaced, because `*` means a note. */
export function sayText(state: BuilderState, text: string): void {
  const { chapter, aside } = state
  if (!chapter) return
  const words = text.includes('*') ? withoutStars(state, text) : text
  if (aside) return addText(aside.text, words)
  const open = chapter.verse
  if ((!open || open.isEnded) && !/[^\s]/.test(words)) return
  if (open?.isEnded) reopenVerse(state, open, words)
  addText((open ?? verseForText(state, chapter)).text, words)
}

/** Opens a mark in the verse text; asides have none. */
export function sayOpenMark(state: BuilderState, type: MarkType): void {
  if (!state.chapter || state.aside) return
  state.marks.push(type)
  if (state.chapter.verse) openMark(state.chapter.verse.text, type)
}

/** Closes a mark of the verse text. */
export function sayCloseMark(state: BuilderState, type: MarkType): void {
  if (!state.chapter || state.aside) return
  const index = state.marks.lastIndexOf(type)
  if (index < 0) return
  state.marks.splice(index, 1)
  if (state.chapter.verse) closeMark(state.chapter.verse.text, type)
}

/** Opens a word of the verse; words in asides and outside verses are only counted. */
export function sayOpenWord(state: BuilderState): void {
  const draft = state.aside ? undefined : state.chapter?.verse?.text
  state.openWords.push(draft)
  if (draft) openWord(draft)
}

/** Closes the word that was opened last. */
export function sayCloseWord(state: BuilderState, found?: FoundWord): void {
  const draft = state.openWords.pop()
  if (found) state.wordsFound += 1
  // Its verse may have ended meanwhile.
  if (!draft || draft !== state.chapter?.verse?.text) return
  closeWord(draft, found && wordOf(found, testamentOf(state.book?.found.book ?? 0)))
}

function wordOf(
  { numbers: found, form, lemma, gloss }: FoundWord,
  testament: Testament,
): Omit<WordRun, 'from' | 'to'> {
  const { numbers, forms } = readNumbers(found, testament)
  const code = [...(form ? [form] : []), ...forms].join(' ')
  return {
    numbers,
    ...(code === '' ? {} : { form: code }),
    ...(lemma ? { lemma } : {}),
    ...(gloss ? { gloss } : {}),
  }
}

/** Adds a footnote at this place; one without a word is none. */
export function sayFootnote(state: BuilderState, text: string, marks?: readonly Mark[]): void {
  const draft = text.trim() === '' ? undefined : innermost(state)
  if (!draft) return
  const cited = citeInNote(text, marks ?? [], state.options.cite)
  addFootnote(draft, cited.text, cited.marks)
}

/** Adds cross references at this place. Unreadable ones become a footnote. */
export function sayReferences(state: BuilderState, found: readonly FoundReference[]): void {
  const draft = innermost(state)
  if (!draft) return
  const { references, unread, content } = resolveReferences(found, placeNow(state), state.options)
  const { cite } = state.options
  addReferences(
    draft,
    references.map((one) => ({ ...one, content: citeRaw(one.content, cite) })),
  )
  if (references.length === 0) addFootnote(draft, citeRaw(content, cite))
  for (const words of references.length === 0 && content !== '' ? [content] : unread) {
    state.log.add('reference-unread', state.position, { content: words })
  }
}

function innermost(state: BuilderState): InlineDraft | undefined {
  if (!state.chapter) return undefined
  return state.aside?.text ?? verseForText(state, state.chapter).text
}

function withoutStars(state: BuilderState, text: string): string {
  state.log.add('character-replaced', state.position, { character: '*', by: '\u2217' })
  return text.replaceAll('*', '\u2217')
}

/**
 * Notes of a draft: each waits for the text that follows, so that its `*` stays with the word it belongs
 * to. Adds a footnote at this place; does nothing if it has no text.
 */
export function addFootnote(draft: InlineDraft, text: string, marks: readonly Mark[] = []): void {
  const folded = foldText(text)
  if (folded !== '')
    addNote(draft, { text: folded, marks: mergeMarks(foldMarks(marks, text, folded), folded) })
}

/** Adds cross references at this place. */
export function addReferences(draft: InlineDraft, references: readonly Reference[]): void {
  if (references.length > 0) addNote(draft, { references })
}

function addNote(draft: InlineDraft, note: WaitingNote): void {
  if (draft.waiting.length === 0) {
    draft.gapBeforeNotes = draft.gap
    draft.gap = gaps.none
  }
  draft.waiting.push(note)
}
