import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LayerHistory } from './layer-history'

/** A browser's history: it travels a moment later, as browsers do. */
class Browser extends EventTarget {
  entries: { state: unknown; url: string }[] = [{ state: { __TSR_index: 0 }, url: '/0' }]
  index = 0
  readonly document = {}
  get location() {
    return { href: this.entries[this.index]?.url ?? '' }
  }
  readonly history = {
    get: () => this.entries[this.index]?.state,
    pushState: (state: unknown, _: string, url = this.location.href) => {
      this.entries = [...this.entries.slice(0, this.index + 1), { state, url }]
      this.index += 1
    },
    replaceState: (state: unknown, _: string, url = this.location.href) => {
      this.entries[this.index] = { state, url }
    },
    go: (steps: number) => void setTimeout(() => this.travel(steps), 5),
  }
  /** What a person does with the browser's own buttons comes at once. */
  travel(steps: number): void {
    const next = this.index + steps
    if (!this.entries[next] || steps === 0) return
    this.index = next
    this.dispatchEvent(new Event('popstate'))
  }
}

/** The router and the boxes over its places. */
function begin(browser = new Browser()) {
  const { history } = browser
  const page = Object.assign(browser, {
    history: Object.defineProperty(history, 'state', { get: history.get, configurable: true }),
  })
  const layers = new LayerHistory(page as unknown as Window)
  const router = layers.routerWindow()
  const told: string[] = []
  browser.addEventListener('popstate', () => told.push(browser.location.href))
  const open: { name: number; end: () => void }[] = []
  let count = 0
  const closeTop = () => open.pop()?.end()
  const openLayer = (stays = false) => {
    count += 1
    const name = count
    const end = layers.open(() => {
      const at = open.findIndex((one) => one.name === name)
      open.splice(at, 1)[0]?.end()
      return undefined
    }, stays)
    open.push({ name, end })
  }
  let place = 0
  const push = () => {
    place = (browser.history.get() as { __TSR_index: number }).__TSR_index + 1
    // What lies over a place closes when another opens.
    router.history.pushState({ __TSR_index: place }, '', `/${place}`)
    while (open.length > 0) closeTop()
  }
  return { browser, layers, router, told, open, openLayer, closeTop, push }
}
const rest = () => vi.advanceTimersByTime(5000)
const markOf = (browser: Browser) => (browser.history.get() as { perikopeLayer?: number }).perikopeLayer ?? 0

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the history of the page', () => {
  it('shows the router places only', () => {
    const { browser, router, told, openLayer } = begin()
    openLayer()
    expect(router.history.state).toEqual({ __TSR_index: 0 })
    browser.travel(-1)
    rest()
    expect([told, browser.index, browser.entries.length]).toEqual([[], 0, 2])
  })

  it('has no entry of a layer that another place was opened from', () => {
    const { browser, openLayer, push } = begin()
    openLayer()
    openLayer()
    push()
    rest()
    expect(browser.entries.map(({ url }) => url)).toEqual(['/0', '/1'])
  })

  it('keeps a layer that asks first', () => {
    const { browser, layers } = begin()
    const asked = vi.fn(() => false)
    layers.open(asked, false)
    browser.travel(-1)
    expect([asked.mock.calls.length, markOf(browser)]).toEqual([1, 1])
  })

  it('begins without the entries of layers that a reload took away', () => {
    const browser = new Browser()
    browser.history.pushState({ __TSR_index: 0, perikopeLayer: 1 }, '')
    begin(browser)
    rest()
    expect(browser.index).toBe(0)
  })

  it('has as many entries of layers as layers, whatever a person does, and each way back closes one', () => {
    const act = fc.constantFrom('open', 'close', 'back', 'forward', 'push', 'open and push', 'close and push')
    fc.assert(
      fc.property(fc.array(fc.tuple(act, fc.boolean()), { maxLength: 25 }), (acts) => {
        const here = begin()
        const { browser, open } = here
        // While the page travels over entries that closed layers or the last place left, a way back may take one of them.
        let isSettled = true
        for (const [name, isWaiting] of acts) {
          const before = { layers: open.length, url: browser.location.href }
          if (name.startsWith('open')) here.openLayer()
          if (name.startsWith('close')) here.closeTop()
          if (name.endsWith('push')) here.push()
          if (name.endsWith('push') || name === 'forward') isSettled = false
          const isAtRest = isSettled && markOf(browser) === before.layers
          if (name === 'back') browser.travel(-1)
          if (name === 'forward') browser.travel(1)
          if (name === 'back' && isAtRest && before.layers > 0) {
            expect(open.length).toBe(before.layers - 1)
            expect(browser.location.href).toBe(before.url)
          }
          if (isWaiting) {
            rest()
            isSettled = true
          }
        }
        rest()
        expect(markOf(browser)).toBe(open.length)
        // Below the place on the screen every entry is a place.
        const below = browser.entries.slice(0, browser.index - open.length)
        expect(below.map(({ state }) => (state as { perikopeLayer?: number }).perikopeLayer ?? 0)).toEqual(
          below.map(() => 0),
        )
      }),
      { numRuns: 300 },
    )
  })
})
