/** The colours of a member at the verses of a page, for each column by its own rule (core/study/word-marks/drawn-colours.ts). */
import type { TagColour } from '#core/contract/members/tag-colours'
import type { PageData } from '#core/contract/page-data'
import { versesStanding } from '#core/study/standing-places'
import { drawnColours, type KnownMark, type VerseColours } from '#core/study/word-marks/drawn-colours'
import type { KnownTag } from '../../../model/study/use-tags'
import { type DrawnWords, drawnWords, inFragment } from '../../../model/text/drawn-words'
import { paintsWords } from '../../../model/text/word-highlights'
import type { Marks, VerseLook, VerseRange } from './paint-marks'
import type { ChapterThings } from './use-chapter-things'

type Tags = ReadonlyMap<string, KnownTag>

/** How the verses of the page look with the records of a member. */
export function looksOf(data: PageData, things: ChapterThings, tags: Tags): Marks['lookOf'] {
  const colourOf = (tag: string | undefined): TagColour | undefined => tags.get(tag ?? '')?.colour
  return (element, range): VerseLook => {
    const colours = coloursAt(things, tags, range)
    if (colours.marks.length === 0) return { colour: colourOf(drawnColours(colours, '', undefined).fill) }
    const drawn = paintsWords() ? drawnWords(element, data) : undefined
    const edition = drawn?.edition ?? ''
    const here = { ...colours, marks: colours.marks.filter((one) => !drawn || isOfVerse(one, drawn, data)) }
    const { fill, pieces, edge } = drawnColours(here, edition, drawn?.text)
    const shown = pieces.flatMap((piece) => {
      const colour = colourOf(piece.tag)
      const inside = drawn && inFragment(piece, drawn)
      return colour && inside ? [{ from: inside.from, to: inside.to, colour }] : []
    })
    return { colour: colourOf(fill), edge: colourOf(edge), pieces: shown }
  }
}

/** The colours at some verses of the first edition; tags without a colour, or that are not there, have none. */
export function coloursAt(
  { taggings, marks }: Pick<ChapterThings, 'taggings' | 'marks'>,
  tags: Tags,
  { first, last }: VerseRange,
): VerseColours {
  const whole: VerseColours['whole'][number][] = []
  const known: KnownMark[] = []
  const hasColour = ({ tag }: { tag: string }) => tags.get(tag)?.colour !== undefined
  for (let verse = first; verse <= last; verse += 1) {
    whole.push(...(taggings.get(verse) ?? []).filter(hasColour))
    known.push(...(marks.get(verse) ?? []).filter(hasColour))
  }
  return { whole, marks: known }
}

/** A row of a comparison may have several verses of the edition in which the words are marked: the others have nothing of it. */
export function isOfVerse(
  { mark }: KnownMark,
  { edition, verse, canonical }: Pick<DrawnWords, 'edition' | 'verse' | 'canonical'>,
  { manifests }: PageData,
): boolean {
  const manifest = manifests.find(({ abbreviation }) => abbreviation === edition)
  if (mark.edition !== edition || !manifest) return true
  const last = canonical + (verse.verse_end ?? verse.verse) - verse.verse
  return versesStanding(mark, manifest.numbering).some((one) => one >= canonical && one <= last)
}
