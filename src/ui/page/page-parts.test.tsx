// @vitest-environment happy-dom

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorWire } from '#core/errors'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { doing, draw, drawHook, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { allOf, one, press, textOf } from '../../../tests/support/drawn/hand'
import { speakAll } from '../../../tests/support/drawn/speak'
import { Card } from './card'
import { extentOf, scrollToBeginning } from './extent'
import type * as focusArrivedModule from './focus-arrived'
import { ListProblem } from './list-problem'
import { usePageSign } from './page-sign'
import { SlowLine } from './slow-line'
import { useBarBelow } from './use-bar-below'
import { useMedia } from './use-media'

startDrawing()
const root = document.documentElement
beforeEach(() => speakAll('de'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a sign on the root element', () => {
  it('stands for as long as anything on the page says so', async () => {
    const has = () => root.hasAttribute('data-with-tour')
    let isOn = true
    const first = await drawHook(() => usePageSign('tour', isOn))
    const second = await drawHook(() => usePageSign('tour'))
    expect(has()).toBe(true)
    isOn = false
    await first.again()
    expect(has()).toBe(true)
    await second.end()
    expect(has()).toBe(false)
  })

  it('makes room for a bar a moment later, and takes it back a moment after it went', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const states = () => [root.hasAttribute('data-with-audio-bar'), root.hasAttribute('data-room-audio-bar')]
    const { end } = await drawHook(() => useBarBelow('audio-bar'))
    expect(states()).toEqual([true, false])
    vi.advanceTimersByTime(300)
    expect(states()).toEqual([true, true])
    await end()
    expect(states()).toEqual([false, true])
    vi.advanceTimersByTime(300)
    expect(states()).toEqual([false, false])
  })
})

describe('a media query', () => {
  it('is told live, and asked once', async () => {
    const list = Object.assign(new EventTarget(), { matches: false })
    const ask = vi.fn(() => list)
    vi.stubGlobal('matchMedia', ask)
    const { now, again } = await drawHook(() => useMedia('(max-width: 800px)'))
    await again()
    expect([now(), ask.mock.calls]).toEqual([false, [['(max-width: 800px)']]])
    list.matches = true
    await doing(() => list.dispatchEvent(new Event('change')))
    expect(now()).toBe(true)
  })
})

describe('where inline text stands', () => {
  const box = (...parts: [top: number, bottom: number][]) => {
    const element = document.createElement('span')
    const rects = parts.map(([top, bottom]) => ({ top, bottom }) as DOMRect)
    element.getClientRects = () => rects as unknown as DOMRectList
    const [tops, bottoms] = [parts.map(([top]) => top), parts.map(([, bottom]) => bottom)]
    element.getBoundingClientRect = () =>
      ({ top: Math.min(...tops), bottom: Math.max(...bottoms) }) as DOMRect
    return element
  }

  it.each([
    ['on one line', [[10, 20]], { top: 10, bottom: 20 }],
    [
      'on several lines',
      [
        [10, 20],
        [20, 30],
        [30, 40],
      ],
      { top: 10, bottom: 40 },
    ],
    [
      'broken over two columns',
      [
        [80, 90],
        [90, 100],
        [0, 10],
        [10, 20],
      ],
      { top: 80, bottom: 100 },
    ],
    [
      'broken after its first line',
      [
        [90, 100],
        [0, 10],
      ],
      { top: 90, bottom: 100 },
    ],
  ] as [string, [number, number][], object][])('%s', (_, parts, expected) => {
    expect(extentOf(box(...parts))).toEqual(expected)
  })

  it('without a line of its own is its box', () => {
    const element = document.createElement('span')
    element.getClientRects = () => [] as unknown as DOMRectList
    element.getBoundingClientRect = () => ({ top: 3, bottom: 3 }) as DOMRect
    expect(extentOf(element)).toEqual({ top: 3, bottom: 3 })
  })

  it.each([
    ['where its box begins', [[10, 20]], []],
    [
      'which lies lower than its box, in the first column',
      [
        [80, 90],
        [0, 10],
      ],
      [{ top: 80, behavior: 'instant' }],
    ],
  ] as [string, [number, number][], object[]][])('begins %s, and is scrolled to', (_, parts, expected) => {
    const by: unknown[] = []
    vi.stubGlobal('scrollBy', (how: object) => by.push(how))
    const element = box(...parts)
    element.scrollIntoView = vi.fn()
    scrollToBeginning(element)
    expect(element.scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' })
    expect(by).toEqual(expected)
  })
})

describe('arriving at a place', () => {
  const load = () => freshModule<typeof focusArrivedModule>('./focus-arrived.ts', import.meta.url)
  beforeEach(() => {
    document.body.innerHTML =
      '<h1 tabindex="-1">Titel</h1><button id="other">x</button><input type="search" id="search">'
  })
  const heading = () => document.querySelector('h1')
  const focused = () => document.activeElement?.tagName

  it('leaves the focus of the first place to the browser, and gives it to the heading of every later one', async () => {
    const { focusArrived } = await load()
    focusArrived(heading())
    await settle(260)
    expect(focused()).toBe('BODY')
    focusArrived(heading())
    await until(() => expect(focused()).toBe('H1'))
  })

  it.each([
    ['who is typing', 'search', undefined, 'INPUT'],
    ['what took the focus meanwhile', undefined, 'other', 'BUTTON'],
  ])('takes it from nobody: %s', async (_, before, meanwhile, expected) => {
    const { focusArrived } = await load()
    focusArrived(heading())
    document.getElementById(before ?? '')?.focus()
    focusArrived(heading())
    document.getElementById(meanwhile ?? '')?.focus()
    await settle(260)
    expect(focused()).toBe(expected)
  })

  it('is told to what follows the scrolling', async () => {
    const heard = vi.fn()
    addEventListener('landed', heard, { once: true })
    ;(await load()).landed()
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('what cannot be shown', () => {
  it('is the heading of the page, or one beside a text that is there', async () => {
    const { container, again } = await draw(<Card title="Nicht hier" />)
    expect(one('heading', 'Nicht hier', container).tagName).toBe('H1')
    await again(<Card title="Nicht hier" isQuiet />)
    expect(one('heading', 'Nicht hier', container).tagName).toBe('H2')
  })

  it('of a list says why, and is tried again', async () => {
    const onRetry = vi.fn()
    const error: ErrorWire = { code: 'network', message: '', details: {} }
    const { container, again } = await draw(<ListProblem error={undefined} onRetry={onRetry} />)
    expect(container.childElementCount).toBe(0)
    await again(<ListProblem error={error} onRetry={onRetry} />)
    expect(textOf(one('alert'))).toMatch(/\s/)
    await press(one('button', undefined, container))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it.each([
    [['/a', '/b'], '/a'],
    [['/b'], '/'],
  ])('yet says so after a while; after %j giving it up leads to %s', async (entries, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const history = createMemoryHistory({ initialEntries: entries })
    const router = createRouter({ routeTree: createRootRoute(), history })
    const { container } = await draw(
      <RouterContextProvider router={router}>
        <SlowLine text="Es dauert länger." cancel="Abbrechen" />
      </RouterContextProvider>,
    )
    expect(allOf('button', undefined, container)).toEqual([])
    await doing(() => vi.advanceTimersByTime(60_000))
    await press(one('button', 'Abbrechen', container))
    expect(history.location.pathname).toBe(expected)
  })
})
