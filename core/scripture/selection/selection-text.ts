/** The words of selected verses as running text; verse numbers from the second verse on. */
import type { Verse } from '../../contract/editions/chapter'
import { partsOf } from '../text/verse-letters'
import { verseLabel } from '../text/verse-nodes'
import { type SelectedVerse, versesAmong } from './selected-verses'

interface ChapterSelection {
  /** Verses of the chapter in order; only those selected are used, a merged one as a whole. */
  verses: readonly Verse[]
  selected: readonly number[]
  /** Language of the edition: digits. */
  locale: string
}

/**
 * Only the words, as one paragraph; footnote marks are removed, gaps in the selection
 * are shown by an ellipsis.
 */
export function versesText({ verses, selected, locale }: ChapterSelection): string {
  return runningText(versesAmong([{ canonical: 0, verses: [...verses] }], new Set(selected)), locale)
}

/** The same for verses that are already selected. */
export function runningText(selected: readonly SelectedVerse[], locale: string): string {
  let text = ''
  for (const { verse, isAfterGap } of selected) {
    const parts = numberedParts(verse, selected.length > 1, locale)
    const words = parts.map((part) => (part.number ? `${part.number} ${part.text}` : part.text)).join(' ')
    text += `${text && (isAfterGap ? ' … ' : ' ')}${words}`
  }
  return text
}

/** A part of a verse and the number before it; '' for none. */
export interface NumberedPart {
  number: string
  text: string
}

/** A verse with its number, if there are several, and with those of its lettered parts. */
export function numberedParts(verse: Verse, isNumbered: boolean, locale: string): NumberedPart[] {
  const parts = partsOf(verse)
  return parts.map(({ letter, from, to }) => ({
    number: isNumbered || parts.length > 1 ? `${verseLabel(verse, locale)}${letter}` : '',
    text: plainContent(verse, from, to).replace(/^ | $/g, ''),
  }))
}

/** The content of a verse without footnote marks. */
export function plainContent(
  { content, footnotes }: Pick<Verse, 'content' | 'footnotes'>,
  from = 0,
  to = content.length,
): string {
  const positions = new Set((footnotes ?? []).map(({ position }) => position))
  if (positions.size === 0) return content.slice(from, to)
  return [...content.matchAll(/[\s\S]/g)]
    .slice(from, to)
    .filter(({ index }) => !(positions.has(index) && content[index] === '*'))
    .map(([sign]) => sign)
    .join('')
}
