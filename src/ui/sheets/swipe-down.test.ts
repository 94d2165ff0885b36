import { describe, expect, it } from 'vitest'
import { isPulledAway, type Pull, type PullEvent, pullSheet } from './swipe-down'

const after = (...events: PullEvent[]) => events.reduce<Pull | undefined>(pullSheet, undefined)
const down: PullEvent = { kind: 'down', y: 100, at: 0 }
const to = (y: number, at = 1000): PullEvent => ({ kind: 'move', y, at })

describe('pulling a sheet', () => {
  it('follows the finger down and not up', () => {
    expect(after(down, to(150))?.offset).toBe(50)
    expect(after(down, to(150), to(60))?.offset).toBe(0)
  })
  it('is nothing without a finger, or when the browser takes over', () => {
    expect(after(to(150))).toBeUndefined()
    expect(after(down, to(150), { kind: 'cancel' })).toBeUndefined()
  })
  it.each([
    ['a tap', 104, 20, false],
    ['a slow short pull', 180, 1000, false],
    ['a slow long pull', 200, 1500, true],
    ['a flick', 150, 90, true],
    ['a slip of the finger', 120, 10, false],
  ])('%s to %i after %i ms closes it: %s', (_, y, at, closes) => {
    const pull = after(down, to(y, at))
    expect(pull && isPulledAway(pull, at)).toBe(closes)
  })
})
