/** Ranges of text, notes, references and figures of USX. */

import type { CharacterRule, MarkerRule } from '../usfm/markers'
import { ruleOf } from '../usfm/markers'
import { closeFrom, openCharacter as startCharacter, wordIs } from '../usfm/markup/markup-characters'
import { closeNote, openNote as startNote } from '../usfm/markup/markup-notes'
import { type MarkupState, reportUnknown } from '../usfm/markup/markup-state'
import { addText } from '../usfm/markup/markup-text'
import { usxWord } from '../words/found-word'
import type { Closer, Opener } from './usx-opener'

/** `<char style="wj">`. */
export const openCharacter: Opener = (state, attributes) => {
  const { style = '' } = attributes
  const rule = ruleOf(style)
  if (rule?.kind === 'note') return startAndCloseNote(state, style, rule.type)
  if (!rule && !style.startsWith('z')) reportUnknown(state, style)
  const closer = start(state, style, characterRule(rule))
  const word = state.characters.at(-1)?.word
  if (word) wordIs(word, usxWord(attributes))
  return closer
}

/** `<note style="f">`; one with an unknown style is a footnote. */
export const openNote: Opener = (state, { style = '' }) => {
  const rule = ruleOf(style)
  return startAndCloseNote(state, style, rule?.kind === 'note' ? rule.type : 'footnote')
}

/** `<ref loc="MAT 3:1">`. */
export const openReference: Opener = (state, { loc = '' }) => {
  const closer = start(state, 'ref', characterRule(ruleOf('ref')))
  if (state.reference) state.reference.target = loc
  return closer
}

/** `<figure>` is left out. */
export const openFigure: Opener = (state) => start(state, 'fig', left)

/** `<optbreak/>`. */
export const openBreak: Opener = (state) => {
  addText(state, ' ')
  return undefined
}

const left: CharacterRule = { kind: 'character', part: 'dropped' }

/**
 * Other numbers and categories are left out with their words; of a style that is no
 * character style only its words count.
 */
function characterRule(rule: MarkerRule | undefined): CharacterRule | undefined {
  if (rule?.kind === 'leap') return left
  return rule?.kind === 'character' ? rule : undefined
}

function start(state: MarkupState, marker: string, rule: CharacterRule | undefined): Closer {
  const base = state.characters.length
  startCharacter(state, marker, rule, true)
  return (then) => closeFrom(then, base)
}

function startAndCloseNote(state: MarkupState, marker: string, type: 'footnote' | 'references'): Closer {
  startNote(state, marker, type)
  return (then) => closeNote(then, marker)
}
