/** What is copied and shared of selected verses: text, then reference and translation; verse numbers from the second verse on. */
import type { Verse } from '../../contract/chapter'
import { digitsOf } from '../text/digits'
import { partsOf } from '../text/verse-letters'

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
    text += `${text && (isGap ? ' … ' : ' ')}${numberedText(verse, taken.length > 1, locale)}`
    last = verse
  }
  return text
}

/** A verse with its number, where there are several, and with those of its lettered parts. */
function numberedText(verse: Verse, isNumbered: boolean, locale: string): string {
  const parts = partsOf(verse)
  const number = digitsOf(verse.verse, locale)
  return parts
    .map(({ letter, from, to }) => {
      const text = plainContent(verse, from, to).replace(/^ | $/g, '')
      return isNumbered || parts.length > 1 ? `${number}${letter} ${text}` : text
    })
    .join(' ')
}

/** The content of a verse without the signs of its footnotes. */
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
