/** The words of selected verses as running text; verse numbers from the second verse on. */
import type { Verse } from '../../contract/editions/chapter'
import { letterOf } from '../text/verse-letters'
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
export function versesText(selection: ChapterSelection): string {
  return textOfQuoted(quotedOf(selection))
}

/** The same for verses that are already selected. */
export function runningText(selected: readonly SelectedVerse[], locale: string): string {
  return textOfQuoted(quotedVerses(selected, locale))
}

/** A verse of a quotation, with what parts it from the one before: a blank, or an ellipsis. */
export interface QuotedVerse extends NumberedVerse {
  before: string
}

/** The same for who sets the numbers apart from the words. */
export function quotedVerses(selected: readonly SelectedVerse[], locale: string): QuotedVerse[] {
  return selected.map(({ verse, isAfterGap }, index) => ({
    before: index === 0 ? '' : isAfterGap ? ' … ' : ' ',
    ...numberedVerse(verse, selected.length > 1, locale),
  }))
}

export function quotedOf({ verses, selected, locale }: ChapterSelection): QuotedVerse[] {
  return quotedVerses(versesAmong([{ canonical: 0, verses: [...verses] }], new Set(selected)), locale)
}

export function textOfQuoted(verses: readonly QuotedVerse[]): string {
  return verses.map(({ before, number, text }) => `${before}${number && `${number} `}${text}`).join('')
}

/** The words of a verse and the number before it; '' for none. */
export interface NumberedVerse {
  number: string
  text: string
}

/**
 * A verse with its number, if there are several. The letters of its parts are signs on the screen, and no words: only a verse that is
 * nothing but a part is numbered by its letter.
 */
export function numberedVerse(verse: Verse, isNumbered: boolean, locale: string): NumberedVerse {
  return {
    number: isNumbered ? `${verseLabel(verse, locale)}${letterOf(verse)}` : '',
    text: plainContent(verse).replace(/^ | $/g, ''),
  }
}

/** The content of a verse without footnote marks. */
export function plainContent(verse: Pick<Verse, 'content' | 'footnotes'>): string {
  return plainPart(verse, 0, verse.content.length)
}

/** A range (UTF-16) of the content of a verse without footnote marks. */
export function plainPart(
  { content, footnotes }: Pick<Verse, 'content' | 'footnotes'>,
  from: number,
  to: number,
): string {
  const positions = new Set((footnotes ?? []).map(({ position }) => position))
  const part = content.slice(from, to)
  if (positions.size === 0) return part
  return [...part.matchAll(/[\s\S]/g)]
    .filter(({ index }) => !(positions.has(from + index) && part[index] === '*'))
    .map(([sign]) => sign)
    .join('')
}

/** A selected verse with only some of its words: a range (UTF-16) of its content without footnote marks. Its lines are not known any more. */
export function wordsOfVerse(
  { verse, ...selected }: SelectedVerse,
  { from, to }: { from: number; to: number },
): SelectedVerse {
  const { verse: number, verse_end: end } = verse
  const words: Verse = {
    verse: number,
    ...(end === undefined ? {} : { verse_end: end }),
    content: plainContent(verse).slice(from, to),
  }
  return { ...selected, breaks: [], verse: words }
}
