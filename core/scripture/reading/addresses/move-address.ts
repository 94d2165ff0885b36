/**
 * The address of the same text when another edition becomes the first: written with its
 * numbering, names and separators.
 */

import { chapterOf } from '../../../canonical'
import type { Manifest, Numbering } from '../../../contract/editions/edition'
import type { BookTitles } from '../../../contract/editions/names'
import type { Range, TextAddress } from '../../../contract/page-data'
import { convert } from '../../numbering/convert'
import { convertRange } from '../../numbering/convert-range'
import { addressPath } from './addresses'

/** The new address. */
export interface MovedAddress {
  path: string
  /**
   * The reader's verse in the new first edition, counted from its chapter: in a passage over several chapters
   * it may stand in a further one. 0 = top of the chapter.
   */
  verse: number
}

/** The new first edition, and all columns. */
export interface NewFirst {
  manifest: Pick<Manifest, 'numbering' | 'separators'>
  names: BookTitles
  /** All columns, the new first one first. */
  abbreviations: readonly string[]
}

/**
 * Moves `address`, whose numbers are of `numbering`, to other columns. `verse` is the one at the reader's
 * position, counted from the chapter of the address (0 = top); without marked verses its chapter opens. Text that the new first edition does not have
 * keeps its numbers (PASSAGES O-1).
 */
export function moveAddress(
  address: TextAddress,
  verse: number,
  numbering: Numbering,
  { manifest, names, abbreviations }: NewFirst,
): MovedAddress {
  const seen = address.chapter + verse
  const place = convert(seen, numbering, manifest.numbering)[0]?.canonical ?? seen
  const move = ({ from, to }: Range): readonly Range[] => {
    const moved = convertRange(from, to, numbering, manifest.numbering)
    return moved.length > 0 ? moved : [{ from, to }]
  }
  const whole = wholeRange(address)
  const marked = (whole ? [whole] : address.marked).flatMap(move)
  const [first = { from: chapterOf(place), to: chapterOf(place) }, ...more] = marked
  const others = [...more, ...address.others.flatMap(move)]
  const isOpened = whole ? place >= chapterOf(first.from) : chapterOf(place) === chapterOf(first.from)
  return {
    path: addressPath(
      abbreviations,
      first.from,
      first.to,
      { names, separators: manifest.separators },
      others,
    ),
    verse: isOpened ? place - chapterOf(first.from) : 0,
  }
}

/** A passage over several chapters, from its first place to its last. */
function wholeRange({ chapter, marked, further, rest }: TextAddress): Range | undefined {
  const last = rest ?? further?.at(-1)
  return last && { from: marked[0]?.from ?? chapter, to: last.to }
}
