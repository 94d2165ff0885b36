import { describe, expect, it } from 'vitest'
import { closingOf, overlayDepth, takesPlace } from './overlay-history'

describe('overlays in the history', () => {
  it.each([
    [5, 4, 1],
    [6, 4, 2],
    [0, -1, 1],
    [1, -1, 2],
    // A view that was replaced keeps its entry: never below one.
    [4, 4, 1],
  ])('the entry %i over a view at %i has depth %i', (index, viewIndex, depth) => {
    expect(overlayDepth(index, viewIndex)).toBe(depth)
  })

  it.each([
    [5, 4, { kind: 'back', steps: 1 }],
    [6, 4, { kind: 'back', steps: 2 }],
    [0, -1, { kind: 'home' }],
    [1, -1, { kind: 'home' }],
  ])('closing %i over %i leaves all overlays', (index, viewIndex, closing) => {
    expect(closingOf(index, viewIndex)).toEqual(closing)
  })

  it.each([
    [1, true, false],
    [2, true, true],
    [3, true, true],
    [2, false, false],
  ])('from depth %i, an overlay: %s, takes its place: %s', (depth, isOverlay, expected) => {
    expect(takesPlace(depth, isOverlay)).toBe(expected)
  })
})
