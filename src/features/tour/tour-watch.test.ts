import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as limits from '#core/limits'
import type { TourView } from './tour-state'
import { watchForTour } from './tour-watch'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watched() {
  const facts = { due: 'text' as TourView | undefined, isCovered: false }
  const shown: TourView[] = []
  const target = new EventTarget()
  const end = watchForTour({
    target,
    dueNow: () => facts.due,
    isCovered: () => facts.isCovered,
    onDue: (tour) => shown.push(tour),
  })
  const touch = (name: string) => target.dispatchEvent(new Event(name))
  return { facts, shown, touch, end }
}
const pass = (times: number) => vi.advanceTimersByTime(limits.tourQuietMs * times)

describe('the tour that comes by itself', () => {
  it('comes when nobody has touched anything for a while', () => {
    const { shown, touch } = watched()
    pass(0.9)
    touch('pointermove')
    pass(0.9)
    expect(shown).toEqual([])
    pass(0.2)
    expect(shown).toEqual(['text'])
  })

  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'])(
    'comes once, also when a %s follows it',
    (name) => {
      const { shown, touch } = watched()
      pass(1)
      touch(name)
      pass(5)
      expect(shown).toEqual(['text'])
    },
  )

  it('waits for what lies over the page, also for itself', () => {
    const { facts, shown } = watched()
    facts.isCovered = true
    pass(3)
    expect(shown).toEqual([])
    facts.isCovered = false
    pass(1)
    expect(shown).toEqual(['text'])
  })

  it('does not come when it was seen meanwhile, in another tab or asked for', () => {
    const { facts, shown, touch } = watched()
    facts.due = undefined
    pass(1)
    facts.due = 'text'
    touch('keydown')
    pass(5)
    expect(shown).toEqual([])
  })

  it('does not come when its place has gone', () => {
    const { shown, touch, end } = watched()
    end()
    touch('keydown')
    pass(5)
    expect(shown).toEqual([])
  })
})
