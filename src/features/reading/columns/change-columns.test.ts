import { describe, expect, it } from 'vitest'
import { type ColumnChange, changeColumns } from './change-columns'

const changed = (column: number, change: ColumnChange) => {
  const { abbreviations, column: place } = changeColumns(['A', 'B', 'C'], column, change)
  return [abbreviations.join('.'), place]
}

describe('a column of a comparison', () => {
  it('is replaced where it stands', () => {
    expect(changed(1, { kind: 'replace', by: 'X' })).toEqual(['A.X.C', 1])
  })

  it('moves by one place and stays where it is at the ends', () => {
    expect(changed(0, { kind: 'move', step: 1 })).toEqual(['B.A.C', 1])
    expect(changed(2, { kind: 'move', step: -1 })).toEqual(['A.C.B', 1])
    expect(changed(0, { kind: 'move', step: -1 })).toEqual(['A.B.C', 0])
    expect(changed(2, { kind: 'move', step: 1 })).toEqual(['A.B.C', 2])
  })

  it('goes, and the attention is at the one that takes its place, or at none when one is left', () => {
    expect(changed(0, { kind: 'remove' })).toEqual(['B.C', 0])
    expect(changed(2, { kind: 'remove' })).toEqual(['A.B', 1])
    expect(changeColumns(['A', 'B'], 0, { kind: 'remove' })).toEqual({
      abbreviations: ['B'],
      column: undefined,
    })
  })

  it('is shown alone', () => {
    expect(changed(1, { kind: 'only' })).toEqual(['B', undefined])
  })
})
