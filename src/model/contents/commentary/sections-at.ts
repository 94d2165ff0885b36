/** Which sections of a commentary explain a verse, by the places they have in the edition of the text. Pure. */
import { placeOf } from '#core/canonical'

export interface PlacedSection {
  id: number
  /** Canonical in the edition of the text; both ends verses. */
  ranges: readonly { from: number; to: number }[]
}

/**
 * Ids of the sections at a verse (canonical). A commentary that names only where its sections begin means: up to the next one; before the
 * first verse the first section is meant.
 */
export function sectionsAt(sections: readonly PlacedSection[], verse: number): ReadonlySet<number> {
  const around = sections.filter(({ ranges }) => ranges.some(({ from, to }) => from <= verse && verse <= to))
  if (around.length > 0) return new Set(around.map(({ id }) => id))
  const begun = sections.filter(({ ranges: [first] }) => first && first.from <= verse)
  const last = begun.at(-1) ?? (placeOf(verse).verse === 0 ? sections[0] : undefined)
  return new Set(last ? [last.id] : [])
}
