import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SelectionMode, selectionRanges, selectVerse } from './verse-selection'

const verse = (first: number, last = first) => ({ first, last })

describe('selectVerse', () => {
  it.each<[string, number[], { first: number; last: number }, SelectionMode, number[]]>([
    ['mode 0 selects a verse', [], verse(4), 0, [4]],
    ['mode 0 replaces another', [4], verse(7), 0, [7]],
    ['mode 0 takes the only selected verse away', [4], verse(4), 0, []],
    ['mode 0 on one of several leaves just that one', [4, 5], verse(4), 0, [4]],
    ['mode 0 counts a merged verse as its whole range', [], verse(16, 17), 0, [16, 17]],
    ['mode 0 takes a merged verse away as a whole', [16, 17], verse(16, 17), 0, []],
    ['mode 1 adds in order', [7], verse(4), 1, [4, 7]],
    ['mode 1 removes', [4, 7], verse(4), 1, [7]],
    ['mode 1 removing the last clears', [4], verse(4), 1, []],
    ['mode 1 completes a half selected merged verse', [16], verse(16, 17), 1, [16, 17]],
    ['mode 2 without a selection selects just that verse', [], verse(9), 2, [9]],
    ['mode 2 selects forward', [4], verse(7), 2, [4, 5, 6, 7]],
    ['mode 2 selects backward', [7], verse(4), 2, [4, 5, 6, 7]],
    ['mode 2 reaches to the end of a merged verse', [14], verse(16, 17), 2, [14, 15, 16, 17]],
    ['mode 2 starts from the first of several', [3, 8], verse(5), 2, [3, 4, 5]],
  ])('%s', (_, before, clicked, mode, after) => {
    expect(selectVerse(before, clicked, mode)).toEqual(after)
  })

  it('stays sorted and unique after any clicks', () => {
    const click = fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom<SelectionMode>(0, 1, 2),
    )
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        let selected: number[] = []
        for (const [first, more, mode] of clicks)
          selected = selectVerse(selected, verse(first, first + more), mode)
        expect(selected).toEqual([...new Set(selected)].sort((a, b) => a - b))
      }),
    )
  })
})

describe('selectionRanges', () => {
  it('joins neighbours and keeps gaps', () => {
    expect(selectionRanges([4, 5, 6, 9, 11, 12])).toEqual([
      { from: 4, to: 6 },
      { from: 9, to: 9 },
      { from: 11, to: 12 },
    ])
  })
})
