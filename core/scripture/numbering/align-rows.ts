/**
 * Aligns verses of several translations: the same text in the same row. Every verse occupies "slots", places
 * of the first column's numbering; slots that one verse of any column occupies together become one row.
 */

import { bookOf, type Canonical, canonicalOf, chapterOf, placeOf } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import { convert } from './convert'
import { lastVerseIn, layoutOf, piecesOf } from './standing/layout'

/** The verses of one translation. */
export interface AlignedColumn {
  numbering: Numbering
  /** In the order of the edition; `canonicalEnd` is the last verse of a merged one, otherwise `canonical`. */
  verses: readonly { canonical: number; canonicalEnd: number }[]
}

/** Verses with the same text. */
export interface AlignedRow {
  /** The first column's verse; if it has none, the place in its numbering that the row belongs to. */
  row: Canonical
  /** The row is a psalm title that another column's numbering prints without a number, before its verse 1. */
  isTitle: boolean
  /** By column: indexes into its verses. */
  cells: readonly (readonly number[])[]
}

interface Slot {
  /** Twice the canonical in the first numbering; one less for the title before it. */
  place: number
  /**
   * 0, or for text that the first numbering lacks its anchor: such slots follow `place`
   * in the order of their anchors.
   */
  lacking: number
}

const psalms = 19

/**
 * Rows in the order of the first column; every verse is in exactly one. Verses that lie in other chapters
 * than `chapter` (in the first numbering; by default the chapters of the first column) are left out. Time is
 * proportional to the number of verses.
 */
export function alignRows(columns: readonly AlignedColumn[], chapter?: number): AlignedRow[] {
  const [first, ...others] = columns
  if (!first) return []
  const inside = new Set(
    chapter === undefined ? first.verses.map(({ canonical }) => chapterOf(canonical)) : [chapterOf(chapter)],
  )
  const isInside = ({ place }: Slot) => inside.size === 0 || inside.has(chapterOf(canonicalIn(place)))
  const own = first.verses.map((verse) =>
    numbersOf(verse)
      .map((canonical) => ({ place: 2 * canonical, lacking: 0 }))
      .filter(isInside),
  )
  const ownPlaces = new Set(own.flat().map(({ place }) => place))
  const slots = others.map((column) =>
    slotsIn(
      column,
      column.verses.map((verse) => placesOf(verse, column.numbering, first.numbering, ownPlaces)),
      isInside,
    ),
  )
  return makeRows(columns, [own, ...slots])
}

/** The places of a verse of another column; a title only if the verse contains nothing else. */
function placesOf(
  verse: AlignedColumn['verses'][number],
  numbering: Numbering,
  first: Numbering,
  ownPlaces: ReadonlySet<number>,
): Slot[] {
  const found = numbersOf(verse).flatMap((canonical) => {
    const places = convert(canonical, numbering, first)
    const last = lastVerseIn(layoutOf(numbering), chapterOf(canonical))
    const beyond = last > 0 ? Math.max(0, (canonical % 1000) - last) : 0
    return places.map((place) => {
      // Beyond the counted end the numbers continue side by side, if the first column continues too.
      const further = place.canonical + (place.part === 'partial' ? beyond : 0)
      return ownPlaces.has(2 * further) ? { ...place, canonical: further } : place
    })
  })
  const texts = found.filter(({ part }) => part !== 'title')
  const title = texts.length > 0 ? 0 : 1
  return (title ? found : texts).map(({ canonical }) => ({ place: 2 * canonical - title, lacking: 0 }))
}

/** The slots of a column from the places of its verses; none for a verse that lies elsewhere. */
function slotsIn(
  { numbering, verses }: AlignedColumn,
  places: readonly (readonly Slot[])[],
  isInside: (slot: Slot) => boolean,
): Slot[][] {
  const layout = layoutOf(numbering)
  // Text that the first numbering lacks follows the verse before it; at the start of a column it comes first.
  const start = places.find((found) => found.length > 0)?.find(isInside)
  let before = start && 2 * chapterOf(canonicalIn(start.place))
  return places.map((found, index) => {
    if (found.length > 0) {
      const slots = found.filter(isInside)
      before = slots.length > 0 ? Math.max(...slots.map(({ place }) => place)) : undefined
      return slots
    }
    const [piece] = piecesOf(layout, verses[index]?.canonical ?? 0)
    return before === undefined || !piece ? [] : [{ place: before, lacking: piece.anchor }]
  })
}

function makeRows(columns: readonly AlignedColumn[], slotsOf: readonly Slot[][][]): AlignedRow[] {
  const order = orderSlots(slotsOf)
  const positions = new Map(order.map((slot, position) => [idOf(slot), position]))
  const spans = slotsOf.map((verses) => verses.map((slots) => spanOf(slots, positions)))
  const rows: { slot: Slot; cells: number[][] }[] = []
  const rowAt = rowNumbers(order.length, spans.flat())
  for (const [position, slot] of order.entries()) {
    if (rowAt[position] === rows.length) rows.push({ slot, cells: columns.map(() => []) })
  }
  for (const [column, verses] of spans.entries()) {
    for (const [index, span] of verses.entries()) {
      if (span) rows[rowAt[span.from] ?? 0]?.cells[column]?.push(index)
    }
  }
  return rows.map(({ slot, cells }) => {
    const own = columns[0]?.verses[cells[0]?.[0] ?? -1]
    const row = own ? own.canonical : canonicalIn(slot.place)
    return { row: verseAt(row), isTitle: isTitle(slot, columns), cells }
  })
}

/** All slots once: the first column's in its order, the others sorted in by their place. */
function orderSlots([own = [], ...others]: readonly Slot[][][]): Slot[] {
  const known = new Map(own.flat().map((slot) => [idOf(slot), slot]))
  const foreign = new Map<number, Slot>()
  for (const slot of others.flat(2)) if (!known.has(idOf(slot))) foreign.set(idOf(slot), slot)
  const waiting = [...foreign.values()].sort((a, b) => b.place - a.place || b.lacking - a.lacking)
  const order: Slot[] = []
  for (const slot of known.values()) {
    for (let next = waiting.at(-1); next && next.place < slot.place; next = waiting.at(-1)) {
      order.push(next)
      waiting.pop()
    }
    order.push(slot)
  }
  return [...order, ...waiting.toReversed()]
}

interface Span {
  from: number
  to: number
}

/** All positions from the first to the last slot of a verse: slots between them are in the same row. */
function spanOf(slots: readonly Slot[], positions: ReadonlyMap<number, number>): Span | undefined {
  const found = slots.map((slot) => positions.get(idOf(slot)) ?? 0)
  return found.length > 0 ? { from: Math.min(...found), to: Math.max(...found) } : undefined
}

/** The row of every position: positions within one span have the same row. */
function rowNumbers(length: number, spans: readonly (Span | undefined)[]): number[] {
  const reach: number[] = Array.from({ length }, (_, position) => position)
  for (const span of spans) if (span) reach[span.from] = Math.max(reach[span.from] ?? 0, span.to)
  const rows: number[] = []
  let row = -1
  let end = -1
  for (const [position, to] of reach.entries()) {
    if (position > end) row += 1
    end = Math.max(end, to)
    rows.push(row)
  }
  return rows
}

/** A slot before verse 1, or a verse of the first column that is a title in another. */
function isTitle({ place, lacking }: Slot, columns: readonly AlignedColumn[]): boolean {
  const [first, ...others] = columns
  const canonical = canonicalIn(place)
  if (!first || lacking > 0 || bookOf(canonical) !== psalms) return false
  if (place % 2 === 1) return true
  return others.some(({ numbering }) => {
    const places = convert(canonical, first.numbering, numbering)
    return places.length > 0 && places.every(({ part }) => part === 'title')
  })
}

function numbersOf({ canonical, canonicalEnd }: AlignedColumn['verses'][number]): number[] {
  const end = Math.min(canonicalEnd, chapterOf(canonical) + 999)
  return Array.from({ length: Math.max(1, end - canonical + 1) }, (_, index) => canonical + index)
}

function idOf({ place, lacking }: Slot): number {
  return lacking > 0 ? -lacking : place
}

function canonicalIn(place: number): number {
  return Math.ceil(place / 2)
}

/** A canonical as a verse: a chapter becomes its first verse. */
function verseAt(canonical: number): Canonical {
  const { book, chapter, verse } = placeOf(canonical)
  return canonicalOf(book, chapter, Math.max(1, verse))
}
