import { describe, expect, it } from 'vitest'
import { followedPx, isSideways, swipeStep, towards } from './swipe'

describe('swipeStep', () => {
  it('turns on when the finger goes left', () =>
    expect(swipeStep({ dx: -80, dy: 10, durationMs: 400 }, 'ltr')).toBe(1))
  it('turns back when the finger goes right', () =>
    expect(swipeStep({ dx: 80, dy: 10, durationMs: 400 }, 'ltr')).toBe(-1))
  it('is mirrored in right-to-left', () =>
    expect(swipeStep({ dx: -80, dy: 10, durationMs: 400 }, 'rtl')).toBe(-1))
  it('ignores steep strokes', () => expect(swipeStep({ dx: -80, dy: 60, durationMs: 400 }, 'ltr')).toBe(0))
  it('ignores short slow strokes', () =>
    expect(swipeStep({ dx: -50, dy: 0, durationMs: 400 }, 'ltr')).toBe(0))
  it('takes short fast strokes', () => expect(swipeStep({ dx: -50, dy: 0, durationMs: 60 }, 'ltr')).toBe(1))
})

describe('the page under the finger', () => {
  it('waits until it is clear where the stroke goes', () => {
    expect(isSideways({ dx: 6, dy: 6 })).toBeUndefined()
    expect(isSideways({ dx: -20, dy: 6 })).toBe(true)
    expect(isSideways({ dx: 6, dy: 20 })).toBe(false)
    expect(isSideways({ dx: 20, dy: 14 })).toBe(false)
  })
  it('goes along, and a little where there is no chapter', () => {
    expect(followedPx(-80, true)).toBe(-80)
    expect(followedPx(-80, false)).toBe(-16)
  })
  it('leads to the chapter that the stroke will turn to', () => {
    for (const direction of ['ltr', 'rtl'])
      for (const dx of [-80, 80])
        expect(towards(dx, direction)).toBe(swipeStep({ dx, dy: 0, durationMs: 400 }, direction))
    expect(towards(0, 'ltr')).toBe(0)
  })
})
