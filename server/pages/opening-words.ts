/** The first words of a passage, without the signs of notes: for descriptions and pictures. */
import type { Chapter } from '#core/contract/editions/chapter'

export interface OpeningWords {
  /** Verse to begin with; 0 begins with the chapter. */
  from: number
  /** Last verse; absent = to the end of the chapter. */
  to?: number
  maxLength: number
}

/** Whole words up to `maxLength` characters, with an ellipsis where there is more. */
export function openingWords({ verses }: Chapter, { from, to, maxLength }: OpeningWords): string {
  let text = ''
  for (const { verse, verse_end, content } of verses) {
    if ((verse_end ?? verse) < from || (to !== undefined && verse > to)) continue
    text += `${text ? ' ' : ''}${content.replaceAll('*', '')}`
    if (text.length > maxLength) return `${text.slice(0, text.lastIndexOf(' ', maxLength - 1))} …`
  }
  return text
}
