// @vitest-environment happy-dom
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearPage, doing, draw, drawHook, until } from '../../../tests/support/drawn/draw'
import { textOf } from '../../../tests/support/drawn/hand'
import { motion } from '../timing/motion'
import { freezePage } from './freeze-page'
import { beginLeaving, leaveBehind, stay } from './leave-behind'
import { useLeaving } from './use-leaving'
import { useSwipeDown } from './use-swipe-down'

const root = document.documentElement

/** Motions of the browser, which happy-dom does not have. */
const motions: {
  element: Element
  frames: unknown
  id: string | undefined
  end: () => void
  isCancelled: boolean
}[] = []
let isMotionReduced: boolean

beforeEach(() => {
  // What leaves is put back by a clock, which must not go on in another file.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  isMotionReduced = false
  motions.length = 0
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') && isMotionReduced }),
  )
  Object.assign(Element.prototype, {
    animate(this: Element, frames: unknown, { id }: { id?: string }) {
      let end = () => {}
      const finished = new Promise<void>((resolve) => {
        end = resolve
      })
      const motion = { element: this, frames, id, end, isCancelled: false }
      motions.push(motion)
      return Object.assign(motion, {
        finished,
        currentTime: 0,
        cancel: () => Object.assign(motion, { isCancelled: true }),
      })
    },
    getAnimations(this: Element) {
      return motions.filter(({ element }) => this.contains(element))
    },
  })
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
})
afterEach(async () => {
  await clearPage()
  for (const name of ['animate', 'getAnimations']) Reflect.deleteProperty(Element.prototype, name)
  vi.mocked(Element.prototype.checkVisibility).mockRestore()
  root.dir = 'ltr'
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the page below modals', () => {
  it('is frozen until the last of them has gone', () => {
    const isFrozen = () => root.hasAttribute('data-frozen')
    const [first, second] = [freezePage(), freezePage()]
    first()
    first()
    expect(isFrozen()).toBe(true)
    second()
    expect(isFrozen()).toBe(false)
  })
})

describe('what leaves', () => {
  const sheet = () => {
    const element = document.createElement('div')
    element.innerHTML = '<h2 id="title">Titel</h2><button>x</button>'
    document.body.append(element)
    return element
  }
  const copies = () => document.querySelectorAll('[data-leaving]')

  it('leaves a copy of itself that is nothing for keyboard and screen reader, and goes when it is out', async () => {
    const element = sheet()
    leaveBehind(element, 'below')
    element.remove()
    const [copy] = copies()
    expect(textOf(copy)).toBe('Titelx')
    expect(copy).toMatchObject({ inert: true })
    expect([copy?.getAttribute('aria-hidden'), copy?.querySelector('[id]')]).toEqual(['true', null])
    motions[0]?.end()
    await until(() => expect(copies()).toHaveLength(0))
  })

  it.each([
    ['start', 'ltr', 'translateX(-100%)'],
    ['end', 'ltr', 'translateX(100%)'],
    ['start', 'rtl', 'translateX(100%)'],
    ['end', 'rtl', 'translateX(-100%)'],
    ['below', 'rtl', 'translateY(100%)'],
  ] as const)('goes to where it came from: %s in %s', (edge, direction, away) => {
    root.dir = direction
    const element = sheet()
    leaveBehind(element, edge)
    expect(motions[0]?.frames).toEqual({ transform: ['none', away] })
  })

  it('goes on from where a finger has pulled it', () => {
    const element = sheet()
    element.style.transform = 'translateY(40px)'
    beginLeaving(element, 'below')
    expect(motions[0]?.frames).toEqual({ transform: ['translateY(40px)', 'translateY(100%)'] })
  })

  it('does not move where motion is unwelcome', () => {
    isMotionReduced = true
    const element = sheet()
    expect(beginLeaving(element, 'below')).toBe(0)
    leaveBehind(element, 'below')
    expect([motions.length, copies().length]).toEqual([0, 0])
  })

  it('comes back where it stays, by itself after a while too', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const [first, other] = [sheet(), sheet()]
    expect(beginLeaving(first, 'below')).toBeGreaterThan(0)
    beginLeaving(first, 'below')
    expect(motions).toHaveLength(1)
    stay(first)
    expect(motions[0]?.isCancelled).toBe(true)
    beginLeaving(other, 'end')
    vi.advanceTimersByTime(2_000)
    expect(motions[1]?.isCancelled).toBe(true)
  })
})

describe('closing a sheet that moves', () => {
  let at: number
  beforeEach(() => {
    at = 10_000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(performance, 'now').mockImplementation(() => at)
  })
  afterEach(() => vi.mocked(performance.now).mockRestore())
  const pass = (ms: number) => {
    at += ms
    vi.advanceTimersByTime(ms)
  }
  const sheetIn = async (content = () => '') => {
    const element = document.createElement('div')
    document.body.append(element)
    return await drawHook(() => useLeaving({ current: element }, 'below', content()))
  }

  it('takes it away once it is out of sight', async () => {
    const away = vi.fn()
    const { now } = await sheetIn()
    now()(away)
    pass(motion.duration - 1)
    expect(away).not.toHaveBeenCalled()
    pass(1)
    expect(away).toHaveBeenCalledOnce()
  })

  it('goes once, though it is pressed twice', async () => {
    const away = vi.fn()
    const { now } = await sheetIn()
    now()(away)
    pass(100)
    now()(away)
    pass(1_000)
    expect(away).toHaveBeenCalledOnce()
    now()(away)
    pass(1_000)
    expect(away).toHaveBeenCalledTimes(2)
  })

  it('goes at once where nothing is to move', async () => {
    const away = vi.fn()
    const { now } = await sheetIn()
    now()(away, false)
    pass(0)
    expect(away).toHaveBeenCalledOnce()
    expect(motions).toHaveLength(0)
  })

  it('stays where something else has come into it meanwhile', async () => {
    let content = '/help'
    const away = vi.fn()
    const { now, again } = await sheetIn(() => content)
    now()(away)
    content = '/notes'
    await again()
    pass(1_000)
    expect(away).not.toHaveBeenCalled()
  })
})

describe('pulling a sheet down', () => {
  function Sheet({ onClose }: { onClose: () => void }) {
    const sheet = useRef<HTMLDivElement>(null)
    return (
      <div ref={sheet} data-sheet>
        <div data-head {...useSwipeDown(sheet, onClose)} />
      </div>
    )
  }
  const finger = (type: string, clientY: number, more: PointerEventInit = {}) =>
    doing(() => {
      document
        .querySelector('[data-head]')
        ?.dispatchEvent(
          new PointerEvent(type, { bubbles: true, clientY, pointerType: 'touch', isPrimary: true, ...more }),
        )
    })
  const pulled = () => document.querySelector<HTMLElement>('[data-sheet]')?.style.transform

  it('follows the finger, and closes when it was pulled far enough', async () => {
    const onClose = vi.fn()
    await draw(<Sheet onClose={onClose} />)
    await finger('pointerdown', 100)
    await finger('pointermove', 150)
    expect(pulled()).toBe('translateY(50px)')
    await finger('pointermove', 300)
    await finger('pointerup', 300)
    expect(onClose).toHaveBeenCalledOnce()
    expect(pulled()).toBe('none')
  })

  it.each([
    ['a mouse', { pointerType: 'mouse' }, 'pointerup'],
    ['a second finger', { isPrimary: false }, 'pointerup'],
    ['a finger the browser scrolls with', {}, 'pointercancel'],
  ])('is nothing for %s', async (_, more, end) => {
    const onClose = vi.fn()
    await draw(<Sheet onClose={onClose} />)
    await finger('pointerdown', 100, more)
    await finger('pointermove', 300, more)
    await finger(end, 300, more)
    await finger('pointerup', 300, more)
    expect(onClose).not.toHaveBeenCalled()
  })
})
