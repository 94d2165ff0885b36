/** The Hebrew letters at the stanzas of acrostic psalms: their headings count, and are set smaller than what says something. */
import { placeOf } from '../../canonical'
import type { Block } from '../../contract/editions/chapter'

/** `ב`, `ב BETH.`: a letter, or a letter and its name. */
export function isStanzaLetter(text: string): boolean {
  return /^[\u05D0-\u05EA](?:\s+\p{L}[\p{L}\p{M}'’]*\.?)?$/u.test(text.trim())
}

/** True for a heading that is only such a letter; in Psalm 119 editions give the names alone. */
export function isLetterHeading({ type, level, content = '' }: Block, canonical: number): boolean {
  if (type !== 'heading' || level !== 4) return false
  const { book, chapter } = placeOf(canonical)
  const words = content.replaceAll('*', '')
  const isName = book === 19 && chapter === 119 && /^\p{L}[\p{L}\p{M}'’]*\.?$/u.test(words)
  return isName || isStanzaLetter(words)
}

/** As it is shown: a name in capitals does not shout, and no full stop ends it. */
export function shownLetter(block: Block): Block {
  const content = (block.content ?? '').replace(/\.$/, '')
  return { ...block, content: content.replace(/\p{Lu}{2,}/gu, calm) }
}

function calm(name: string): string {
  return name.slice(0, 1) + name.slice(1).toLowerCase()
}
