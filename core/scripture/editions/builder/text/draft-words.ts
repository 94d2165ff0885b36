/** Words of the original in a draft: they begin and end with a letter of the text they stand behind. */
import type { WordRun } from '../../../../originals/word-run'
import { toLetters } from '../../../../originals/word-tokens'
import type { InlineDraft } from './inline-draft'

/** Opens a word; it starts at the next character. */
export function openWord(draft: InlineDraft): void {
  draft.openWords.push({ from: -1 })
}

/** Closes the word that was opened last; does nothing if none is open. Without `word` it was none. */
export function closeWord(draft: InlineDraft, word?: Omit<WordRun, 'from' | 'to'>): void {
  const open = draft.openWords.pop()
  if (!open || !word) return
  const end = draft.content.length
  draft.words.push({ ...word, ...toLetters(draft.content, open.from < 0 ? end : open.from, end) })
}
