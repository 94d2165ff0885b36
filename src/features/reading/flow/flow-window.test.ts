import { describe, expect, it } from 'vitest'
import { canonicalOf } from '#core/canonical'
import { type FlowItem, windowed } from './flow-window'

const screenPx = 1000
const item = (leftPx?: number): FlowItem => ({ chapter: canonicalOf(43, 4), path: '/SDE/Joh4', leftPx })
const after = (top: number, leftPx?: number, isUsed = false) =>
  windowed([item(leftPx)], [{ top, bottom: top + 600 }], screenPx, () => !isUsed)[0]?.leftPx

describe('a chapter beside the screen', () => {
  it.each([
    ['on the screen stays drawn', 100, undefined, undefined],
    ['near below stays drawn', 2_900, undefined, undefined],
    ['far below leaves with its height', 6_100, undefined, 600],
    ['far above leaves with its height', -5_700, undefined, 600],
    ['between both borders stays as it is', 4_000, undefined, undefined],
    ['between both borders stays away', 4_000, 600, 600],
    ['comes back from below', 2_900, 600, undefined],
    ['comes back from above', -2_500, 600, undefined],
  ])('%s', (_, top, leftPx, expected) => {
    expect(after(top, leftPx)).toBe(expected)
  })

  it('that is being used does not leave', () => {
    expect(after(6_100, undefined, true)).toBeUndefined()
  })

  it('without a place is left alone, and an unchanged list is the same', () => {
    const items = [item(), item(600)]
    expect(windowed(items, [undefined, { top: 4_000, bottom: 4_600 }], screenPx, () => true)).toBe(items)
  })
})
