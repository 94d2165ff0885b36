import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askAgain } from './ask-again'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const device = { onLine: true }
const here = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  device.onLine = true
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('addEventListener', here.addEventListener.bind(here))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Asks for what comes with the try of this number. */
function asking(comesAt: number) {
  const asked = { times: 0, end: () => {} }
  asked.end = askAgain(() => {
    asked.times += 1
    return Promise.resolve(asked.times >= comesAt)
  })
  return asked
}
const tell = async (name: string, target: EventTarget = here) => {
  target.dispatchEvent(new Event(name))
  await vi.advanceTimersByTimeAsync(0)
}

describe('what did not come', () => {
  it.each(['online', 'focus', 'pageshow'])('is asked for at once when the page hears %s', async (name) => {
    const asked = asking(1)
    await tell(name)
    expect(asked.times).toBe(1)
    asked.end()
  })

  it('is asked for once more where the network that came back fails at first, and no more when it came', async () => {
    const asked = asking(2)
    device.onLine = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.times).toBe(0)
    device.onLine = true
    await tell('online')
    expect(asked.times).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked.times).toBe(2)
    await vi.advanceTimersByTimeAsync(600_000)
    await tell('online')
    await tell('visibilitychange', page)
    expect(asked.times).toBe(2)
    asked.end()
  })

  it('is asked for more and more seldom where a network goes nowhere', async () => {
    const asked = asking(Number.POSITIVE_INFINITY)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.times).toBe(4)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked.times).toBeLessThanOrEqual(15)
    asked.end()
  })

  it('is left alone while nobody looks, and when nobody wants it any more', async () => {
    const asked = asking(Number.POSITIVE_INFINITY)
    page.visibilityState = 'hidden'
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked.times).toBe(0)
    asked.end()
    page.visibilityState = 'visible'
    await tell('online')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked.times).toBe(0)
  })
})
