/**
 * Entries of the verse of the day by UUID: version 5 over the passage, so that every device and every server names it alike, and a passage
 * keeps its name when it stands in another list.
 */
import { v5 } from 'uuid'
import { passageRange } from '../scripture/table-range'
import { feasts, verseLists } from './verse-list'

/** Of this list alone; made once at random. */
const namespace = 'b1f3f0f4-6c0e-4b0a-9c39-6d1f3a5e2c77'

/** UUID of a passage of the lists. */
export function uuidOf(passage: string): string {
  return v5(passage, namespace)
}

/** A passage of the lists by its place, in English numbering; empty for another one, which has no entry. */
export function passageOfWanted({ from, to }: { from: number; to: number }): string {
  for (const passage of entries.values()) {
    const range = passageRange(passage)
    if (range.from === from && range.to === to) return passage
  }
  return ''
}

/** Passages by their UUID, of all lists there ever were. */
export const entries: ReadonlyMap<string, string> = new Map(
  [...verseLists.flatMap(({ passages }) => passages), ...feasts.values()].map((passage) => [
    uuidOf(passage),
    passage,
  ]),
)
