import { describe, expect, it } from 'vitest'
import { swipeStep } from './swipe'

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
