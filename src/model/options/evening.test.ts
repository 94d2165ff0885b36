// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { display } from './display'
import { followEvening, isEvening, msToTurn, showEvening } from './evening'

const at = (time: string) => new Date(`2026-11-29T${time}`)
const hours = 3_600_000

describe('the evening', () => {
  it.each([
    ['19:59:59', false],
    ['20:00:00', true],
    ['23:59:59', true],
    ['00:00:00', true],
    ['05:59:59', true],
    ['06:00:00', false],
    ['12:00:00', false],
  ])('at %s: %s', (time, expected) => expect(isEvening(at(time))).toBe(expected))

  it.each([
    ['19:00:00', 1],
    ['20:00:00', 10],
    ['23:00:00', 7],
    ['05:30:00', 0.5],
    ['06:00:00', 14],
  ])('turns %s + %s hours', (time, expected) => expect(msToTurn(at(time))).toBe(expected * hours))
})

describe('the page in the evening', () => {
  const isWarm = () => document.documentElement.hasAttribute('data-warm')
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    display.set({})
    showEvening()
    vi.useRealTimers()
  })

  it('turns warm and back while it is open, where that is wished', () => {
    vi.setSystemTime(at('19:30:00'))
    display.set({ evening: 'warm' })
    showEvening()
    expect(isWarm()).toBe(false)
    vi.advanceTimersByTime(0.5 * hours)
    expect(isWarm()).toBe(true)
    vi.advanceTimersByTime(10 * hours)
    expect(isWarm()).toBe(false)
  })

  it('stays as it is where nobody wishes it', () => {
    vi.setSystemTime(at('22:00:00'))
    showEvening()
    expect(isWarm()).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('looks at the clock when the device wakes', () => {
    followEvening()
    vi.setSystemTime(at('12:00:00'))
    display.set({ evening: 'warm' })
    showEvening()
    vi.setSystemTime(at('21:00:00'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(isWarm()).toBe(true)
  })
})
