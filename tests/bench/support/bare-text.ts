/** The words of an edition without any structure: what sizes are compared with. */
import type { BookText, Verse } from '#core/contract/editions/chapter'

export interface BareText {
  /** Verses, a line each, without the signs of notes. */
  text: string
  /** Footnotes and printed cross references, a line each. */
  notes: string
}

export function bareText(books: readonly BookText[]): BareText {
  const verses = books.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.verses))
  return {
    text: verses.map(({ content }) => content.replaceAll('*', '')).join('\n'),
    notes: verses.flatMap(notesOf).join('\n'),
  }
}

function notesOf({ footnotes = [], references = [] }: Verse): string[] {
  return [...footnotes, ...references].map(({ content }) => content)
}
