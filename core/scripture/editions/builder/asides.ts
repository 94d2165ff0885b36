/** Headings, parallels, titles and speakers: text of their own between verses, or inside one. */

import { isStanzaLetter } from '../../text/stanza-letter'
import type { AsideType, HeadingLevel } from '../sink'
import { type BuilderState, placeNow } from './builder-state'
import { resolveReferences } from './found-references'
import { addBlock } from './text/draft-blocks'
import { type FinishedText, finishDraft } from './text/finish-draft'
import { type NewBlock, newDraft } from './text/inline-draft'

/** Opens an aside and ends one that is still open. */
export function openAside(state: BuilderState, type: AsideType, level: HeadingLevel | undefined): void {
  closeAside(state)
  if (state.chapter) state.aside = { type, level, text: newDraft() }
}

/** Ends the open aside, if any, and places it before the next text. One without words is dropped. */
export function closeAside(state: BuilderState): void {
  const { aside, chapter } = state
  if (!aside || !chapter) return
  state.aside = undefined
  const text = finishDraft(aside.text)
  if (text.content === '') return
  if (aside.type === 'parallel') readParallel(state, text)
  const isLetter = aside.type === 'title' && isAcrosticPsalm(state)
  const level = isLetter ? 4 : aside.level
  const block: NewBlock = {
    type: isLetter ? 'heading' : aside.type,
    ...(level === undefined ? {} : { level }),
    content: text.content,
    ...(text.footnotes.length > 0 ? { footnotes: text.footnotes } : {}),
    ...(text.references.length > 0 ? { references: text.references } : {}),
  }
  if (!isNameOfLetter(state, block)) addBlockHere(state, block)
}

/** USFM writes letter and name of a stanza in two lines: they are one heading, `א ALEPH`. */
function isNameOfLetter({ chapter }: BuilderState, block: NewBlock): boolean {
  const waiting = chapter?.verse ? chapter.verse.text.pending : chapter?.pending
  const before = waiting?.at(-1)
  const isName = block.type === 'heading' && block.level === 4 && !block.footnotes && !block.references
  if (!before || !isName || before.type !== 'heading' || before.level !== 4) return false
  const content = `${before.content} ${block.content}`
  if (before.content?.length !== 1 || !isStanzaLetter(content)) return false
  before.content = content
  return true
}

/** Psalm 119 has no title of its own: what is marked as titles are the letters of its stanzas. */
function isAcrosticPsalm(state: BuilderState): boolean {
  const { book, chapter } = placeNow(state)
  return book === 19 && chapter === 119
}

/** Adds a block before the next text of the chapter. */
export function addBlockHere({ chapter }: BuilderState, block: NewBlock): void {
  if (chapter?.verse) addBlock(chapter.verse.text, block)
  else chapter?.pending.push(block)
}

/** Reads the places in a line of parallels, unless its markup has given them already. */
function readParallel(state: BuilderState, text: FinishedText): void {
  if (text.references.length > 0) return
  const words = text.content.replaceAll('*', '')
  const { references, unread } = resolveReferences([{ content: words }], placeNow(state), state.options)
  text.references = references
  for (const content of references.length === 0 ? [words] : unread) {
    state.log.add('reference-unread', state.position, { content })
  }
}
