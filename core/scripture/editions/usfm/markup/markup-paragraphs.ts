/** Paragraphs of USFM and USX: verse text, headings, titles, introductions, and those that are left out. */

import type { MarkerRule } from '../markers'
import { closeAll } from './markup-characters'
import { closeNotes } from './markup-notes'
import { type Aside, fold, type MarkupState, mark, type Outlet } from './markup-state'
import { holdAside, sayText } from './markup-text'

/** Starts a paragraph and ends the previous one. Rules for anything else do nothing here. */
export function openParagraph(state: MarkupState, rule: MarkerRule): void {
  endParagraph(state)
  mark(state)
  switch (rule.kind) {
    case 'block':
      if (state.hasChapter) state.layout.block(rule.play)
      else capture(state, (text) => state.sink.introduction(rule.isItem ? 'item' : 'paragraph', text))
      break
    case 'stanza':
      state.hasStanza = state.hasChapter
      break
    case 'aside':
      state.outlet = openAside(rule.type, rule.level)
      break
    case 'introduction':
      if (state.hasChapter) state.outlet = introductionOfChapter(rule.type)
      else capture(state, (text) => state.sink.introduction(rule.type, text))
      break
    case 'title':
      capture(state, (text) => state.sink.bookTitle(text))
      break
    case 'name':
      capture(state, (text) => nameBook(state, text, rule.isSpare))
      break
    case 'left-out':
      state.outlet = { kind: 'nowhere' }
      break
  }
}

/** An introduction in the middle of a book stays where the file has it. */
function introductionOfChapter(type: 'heading' | 'paragraph' | 'item'): Outlet {
  return type === 'heading' ? openAside('heading', 3) : openAside('introduction', undefined)
}

function openAside(type: Aside['type'], level: Aside['level']): Outlet {
  return { kind: 'aside', aside: { type, level, calls: [], hasText: false, isInVerse: false } }
}

/** Ends the open paragraph with all its notes and ranges. */
export function endParagraph(state: MarkupState): void {
  closeNotes(state)
  closeAll(state)
  const { outlet } = state
  if (outlet.kind === 'capture') endCapture(state, outlet.done)
  else sayText(state)
  if (outlet.kind === 'aside') endAside(state, outlet.aside)
  state.outlet = { kind: 'verse' }
}

function capture(state: MarkupState, done: (text: string) => void): void {
  state.outlet = { kind: 'capture', done }
}

function endCapture(state: MarkupState, done: (text: string) => void): void {
  const text = fold(state.text)
  state.text = ''
  if (text !== '') done(text)
}

function endAside(state: MarkupState, aside: Aside): void {
  if (!aside.hasText) return
  if (aside.isInVerse) state.heldTitle = aside
  else holdAside(state, aside)
}

function nameBook(state: MarkupState, name: string, isSpare: boolean): void {
  if (isSpare && state.hasName) return
  state.hasName = true
  state.sink.bookName(name)
}
