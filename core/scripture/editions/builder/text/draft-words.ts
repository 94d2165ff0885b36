/** Words of the original in a draft. */
import type { WordRun } from '../../../../originals/word-run'
import { toLetters } from '../../../../originals/word-tokens'
import type { DraftWord, InlineDraft } from './inline-draft'

/** Opens a word; it starts at the next character. */
export function openWord(draft: InlineDraft): void {
  draft.openWords.push({ from: -1 })
}

/** Closes the word that was opened last; does nothing if none is open. Without `word` it was none. */
export function closeWord(draft: InlineDraft, word?: DraftWord['word']): void {
  const open = draft.openWords.pop()
  if (!open || !word) return
  const to = draft.content.length
  draft.words.push({ word, from: open.from < 0 ? to : open.from, to })
}

/** The words of a finished text in its order: they begin and end with a letter of the text they stand behind. */
export function finishWords(words: readonly DraftWord[], content: string): WordRun[] {
  return words
    .map(({ word, from, to }) => ({ ...word, ...toLetters(content, from, to) }))
    .sort((one, other) => one.from - other.from || one.to - other.to)
}
