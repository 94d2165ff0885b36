/** A chapter of an edition as a pack counts it. */
import type { Numbering, NumberingBase } from '../../contract/editions/edition'
import { chaptersStandingOn } from '../../scripture/numbering/chapters-standing-on'

/** Canonical chapters of the pack that hold the text of a chapter; two where the pack cuts it, none where it has no such text. */
export function chaptersInPack(
  chapter: number,
  numbering: Numbering,
  base: NumberingBase,
): readonly number[] {
  return chaptersStandingOn(chapter, numbering, { base, corrections: [] })
}
