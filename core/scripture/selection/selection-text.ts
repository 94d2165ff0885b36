/** What is copied and shared of selected verses: text, then reference and translation; verse numbers from the second verse on. */
import type { Verse } from '../../contract/chapter'
import { digitsOf } from '../text/digits'

export interface CopiedSelection {
  /** Verses of the chapter in order; only those selected are taken, a merged one as a whole. */
  verses: readonly Verse[]
  selected: readonly number[]
  /** "Johannes 1,4-5". */
  place: string
  abbreviation: string
  locale: string
  /** Address of the passage, left out when empty. */
  address: string
}

/** Plain text for the clipboard; the marks of footnotes are taken out, gaps in the selection are shown by an ellipsis. */
export function selectionText(copied: CopiedSelection): string {
  const { place, abbreviation, address } = copied
  return [versesText(copied), `${place} (${abbreviation})`, address].filter(Boolean).join('\n')
}

/** The words alone, as one paragraph. */
export function versesText({
  verses,
  selected,
  locale,
}: Pick<CopiedSelection, 'verses' | 'selected' | 'locale'>): string {
  const taken = verses.filter(({ verse, verse_end }) =>
    selected.some((number) => number >= verse && number <= (verse_end ?? verse)),
  )
  let text = ''
  let last: Verse | undefined
  for (const verse of taken) {
    const isGap = last !== undefined && verse.verse > (last.verse_end ?? last.verse) + 1
    const number = taken.length > 1 ? `${digitsOf(verse.verse, locale)} ` : ''
    text += `${text && (isGap ? ' … ' : ' ')}${number}${plainContent(verse)}`
    last = verse
  }
  return text
}

/** The content of a verse without the signs of its footnotes. */
export function plainContent({ content, footnotes }: Pick<Verse, 'content' | 'footnotes'>): string {
  const positions = new Set((footnotes ?? []).map(({ position }) => position))
  if (positions.size === 0) return content
  return [...content.matchAll(/[\s\S]/g)]
    .filter(({ index }) => !(positions.has(index) && content[index] === '*'))
    .map(([sign]) => sign)
    .join('')
}
