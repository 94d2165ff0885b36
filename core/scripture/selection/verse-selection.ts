/**
 * Verse selection in its three modes (spec 1 §4). The selection is a sorted, unique list of verse numbers; a
 * merged verse counts as its whole range. Pure: the page only draws it.
 *
 *   mode 0 replace or toggle     mode 1 add or remove     mode 2 range from the first selected verse, either direction
 */
export type SelectionMode = 0 | 1 | 2

/** The clicked verse: `last` > `first` for a merged one. */
export interface ClickedVerse {
  first: number
  last: number
}

/** The selection after a click. Mode 2 without a selection selects only that verse. */
export function selectVerse(
  selected: readonly number[],
  clicked: ClickedVerse,
  mode: SelectionMode,
): number[] {
  const range = rangeOf(clicked.first, clicked.last)
  const isSelected = range.every((verse) => selected.includes(verse))
  switch (mode) {
    case 0:
      return isSelected && selected.length === range.length ? [] : range
    case 1:
      return isSelected ? selected.filter((verse) => !range.includes(verse)) : sorted([...selected, ...range])
    case 2:
      return selectRange(selected, clicked)
  }
}

function selectRange(selected: readonly number[], clicked: ClickedVerse): number[] {
  const [first] = selected
  if (first === undefined) return rangeOf(clicked.first, clicked.last)
  return rangeOf(Math.min(first, clicked.first), Math.max(first, clicked.last))
}

/** The selection as ranges of neighbours, for display and copying. */
export function selectionRanges(selected: readonly number[]): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = []
  for (const verse of selected) {
    const last = ranges.at(-1)
    if (last && verse === last.to + 1) last.to = verse
    else ranges.push({ from: verse, to: verse })
  }
  return ranges
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index)
}

function sorted(verses: readonly number[]): number[] {
  return [...new Set(verses)].sort((a, b) => a - b)
}
