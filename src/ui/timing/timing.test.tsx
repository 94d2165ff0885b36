// @vitest-environment happy-dom
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { doing, draw, drawHook, startDrawing } from '../../../tests/support/drawn/draw'
import { textOf } from '../../../tests/support/drawn/hand'
import { AfterPaint, afterPaint, useAfterPaint } from './after-paint'
import { lazyPart } from './lazy-part'
import { onceOnline } from './once-online'
import { useDelayed } from './use-delayed'

startDrawing()

/** Frames of the browser, which the test draws. */
function frames() {
  const waiting = new Map<number, () => void>()
  let next = 1
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    waiting.set(next, run)
    next += 1
    return next - 1
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void waiting.delete(id))
  return (count = 1) => {
    for (let drawn = 0; drawn < count; drawn += 1) {
      const now = [...waiting]
      waiting.clear()
      for (const [, run] of now) run()
    }
  }
}

describe('work after the next frame', () => {
  let frame: ReturnType<typeof frames>
  beforeEach(() => {
    frame = frames()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('begins when the frame is on the screen, and only once', () => {
    const begin = vi.fn()
    afterPaint(begin)
    frame(2)
    expect(begin).not.toHaveBeenCalled()
    frame()
    expect(begin).toHaveBeenCalledOnce()
    frame(5)
    vi.advanceTimersByTime(1_000)
    expect(begin).toHaveBeenCalledOnce()
  })

  it('goes on in a page that is hidden and paints nothing', () => {
    const begin = vi.fn()
    afterPaint(begin)
    vi.advanceTimersByTime(199)
    expect(begin).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    frame(3)
    expect(begin).toHaveBeenCalledOnce()
  })

  it('does not begin where it was taken back, and ends what it began', () => {
    const [begin, end] = [vi.fn(), vi.fn()]
    afterPaint(begin)()
    frame(3)
    vi.advanceTimersByTime(1_000)
    expect(begin).not.toHaveBeenCalled()
    const stop = afterPaint(() => end)
    frame(3)
    expect(end).not.toHaveBeenCalled()
    stop()
    expect(end).toHaveBeenCalledOnce()
  })

  it('draws the children of what opens after it is seen to be pressed', async () => {
    const { container } = await draw(<AfterPaint>large</AfterPaint>)
    expect(textOf(container)).toBe('')
    await doing(() => frame(3))
    expect(textOf(container)).toBe('large')
  })

  it('of a component is the last that was asked for, and nothing once it has gone', async () => {
    const done: string[] = []
    const { now, end } = await drawHook(useAfterPaint)
    now()(() => void done.push('first'))
    now()(() => void done.push('second'))
    frame(3)
    expect(done).toEqual(['second'])
    now()(() => void done.push('third'))
    await end()
    frame(3)
    expect(done).toEqual(['second'])
  })
})

describe('what is loaded late', () => {
  let isOnline: boolean
  beforeEach(() => {
    isOnline = true
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockRestore()
    vi.useRealTimers()
  })
  /** Fails as often as it is told to. */
  const failing = (times: number) => {
    const tries = { count: 0 }
    const load = async () => {
      tries.count += 1
      if (tries.count <= times) throw new TypeError('Failed to fetch')
      return 'part'
    }
    return { tries, load }
  }

  it('is loaded once where it comes', async () => {
    const { tries, load } = failing(0)
    expect([await onceOnline(load), tries.count]).toEqual(['part', 1])
  })

  it('is tried once more a moment later: a network that has just come may fail', async () => {
    const { tries, load } = failing(1)
    const part = onceOnline(load)
    await vi.advanceTimersByTimeAsync(999)
    expect(tries.count).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await part).toBe('part')
  })

  it('is given up where it fails again with network', async () => {
    const { tries, load } = failing(9)
    const part = onceOnline(load).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await part).toBeInstanceOf(TypeError)
    expect(tries.count).toBe(2)
  })

  it('waits for the network where there is none, as long as that takes', async () => {
    isOnline = false
    const { tries, load } = failing(1)
    const part = onceOnline(load)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(tries.count).toBe(1)
    isOnline = true
    dispatchEvent(new Event('online'))
    expect(await part).toBe('part')
  })

  it.each([
    ['did not come are asked for again', true],
    ['are on their way stay, for whoever waits for them', false],
  ])('leaves no style sheet behind: those that %s', async (_, isFailed) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    document.head.append(link)
    if (isFailed) link.dispatchEvent(new Event('error'))
    const { load } = failing(1)
    const part = onceOnline(load)
    await vi.advanceTimersByTimeAsync(1_000)
    await part
    const [now] = document.head.querySelectorAll('link')
    expect(now).toBeDefined()
    expect(now === link).toBe(!isFailed)
    now?.remove()
  })

  it('is drawn when it is there, after the time that reading is left for itself', async () => {
    const load = vi.fn(async () => () => 'part')
    const Part = lazyPart(load, 500)
    const { container } = await draw(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    )
    await doing(() => vi.advanceTimersByTimeAsync(499))
    expect([textOf(container), load.mock.calls.length]).toEqual(['…', 0])
    await doing(() => vi.advanceTimersByTimeAsync(1))
    expect(textOf(container)).toBe('part')
  })
})

describe('a state that may pass at once', () => {
  let at: number
  beforeEach(() => {
    at = 1_000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(performance, 'now').mockImplementation(() => at)
  })
  afterEach(() => {
    vi.mocked(performance.now).mockRestore()
    vi.useRealTimers()
  })
  const pass = (ms: number) =>
    doing(async () => {
      at += ms
      await vi.advanceTimersByTimeAsync(ms)
    })

  it.each([
    [[300], false],
    [[400], true],
    // It has to be seen for a while.
    [[400, -100], true],
    [[400, -499], true],
    [[400, -500], false],
    [[300, -100], false],
  ])('lasting %j ms (negative: over since then) is shown: %s', async (times, expected) => {
    let isActive = true
    const { now, again } = await drawHook(() => useDelayed(isActive, 400, 500))
    for (const ms of times) {
      isActive = ms > 0
      await again()
      await pass(Math.abs(ms))
    }
    expect(now()).toBe(expected)
  })
})
