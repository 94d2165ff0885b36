/** The first words of a passage, without note markers: for descriptions and preview images. */
import type { Chapter } from '#core/contract/editions/chapter'

/** Which words are wanted. */
export interface OpeningWords {
  /** Verse to begin with; 0 begins with the chapter. */
  from: number
  /** Last verse; absent = to the end of the chapter. */
  to?: number
  maxLength: number
}

/** Whole words up to `maxLength` characters, with an ellipsis if there is more. */
export function openingWords({ verses }: Chapter, { from, to, maxLength }: OpeningWords): string {
  let text = ''
  for (const { verse, verse_end, content } of verses) {
    if ((verse_end ?? verse) < from || (to !== undefined && verse > to)) continue
    text += `${text ? ' ' : ''}${content.replaceAll('*', '')}`
    if (text.length > maxLength) return `${text.slice(0, text.lastIndexOf(' ', maxLength - 1))} …`
  }
  return text
}
