// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { doing, draw, drawHook, startDrawing } from '../../../tests/support/drawn/draw'
import { allOf, key, nameOf, one, press, textOf } from '../../../tests/support/drawn/hand'
import { speakAll } from '../../../tests/support/drawn/speak'
import { createStore } from '../store/store'
import { moveBox, showBox } from './box-order'
import { Sidebar } from './sidebar'
import type { SidebarBox, SidebarLabels, SidebarState } from './sidebar-content'
import type { BoxInSight } from './use-box-in-sight'
import { useSidebarLabels } from './use-sidebar-labels'

startDrawing()

const boxes = ['Notizen', 'Verweise', 'Karten'].map(
  (title): SidebarBox => ({
    name: title.toLowerCase(),
    title,
    icon: () => null,
    count: title === 'Notizen' ? '3' : undefined,
    content: <p>Inhalt von {title}</p>,
  }),
)
const allShown: SidebarState['places'] = boxes.map(({ name }) => ({ name, isShown: true }))

const inSight = createStore<BoxInSight | undefined>(undefined)
let labels: SidebarLabels
let isNarrow: boolean

/** A sidebar whose state is kept here. */
function Kept({ first, all = boxes }: { first: Partial<SidebarState>; all?: SidebarBox[] }) {
  const [state, setState] = useState<SidebarState>({
    isOpen: true,
    isPinned: false,
    places: allShown,
    folded: [],
    ...first,
  })
  const change = (changed: Partial<SidebarState>) => setState((before) => ({ ...before, ...changed }))
  return (
    <Sidebar
      boxes={all}
      labels={labels}
      state={state}
      inSight={inSight}
      actions={{
        onOpen: (isOpen) => change({ isOpen }),
        onPin: (isPinned) => change({ isPinned }),
        onMove: (name, target) => change({ places: moveBox(state.places, name, target) }),
        onShow: (name, isShown) => change({ places: showBox(state.places, name, isShown) }),
        onFold: (name, isFolded) =>
          change({ folded: [...state.folded.filter((one) => one !== name), ...(isFolded ? [name] : [])] }),
      }}
    />
  )
}

const titles = () =>
  [...document.querySelectorAll('aside h3')].map((heading) => textOf(heading.querySelector('span')))
const said = () => textOf(one('status'))

beforeEach(async () => {
  await speakAll('de')
  labels = (await drawHook(useSidebarLabels)).now()
  isNarrow = false
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(max-width: 1023px)' && isNarrow }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

describe('a closed sidebar', () => {
  it('has a button for itself and one for each box that is shown', async () => {
    await draw(<Kept first={{ isOpen: false, places: showBox(allShown, 'karten', false) }} />)
    expect(allOf('button').map((button) => nameOf(button).replaceAll(/[\u2068\u2069]/g, ''))).toEqual(
      [labels.open, labels.openAt('Notizen'), labels.openAt('Verweise')].map((text) =>
        text.replaceAll(/[\u2068\u2069]/g, ''),
      ),
    )
  })

  it('has no more than four of them, in their order', async () => {
    const many = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map(
      (name): SidebarBox => ({ name, title: name, icon: () => null, content: null }),
    )
    const places = many.map(({ name }) => ({ name, isShown: true })).toReversed()
    await draw(<Kept first={{ isOpen: false, places }} all={many} />)
    expect(
      allOf('button')
        .slice(1)
        .map((button) => /fünf|vier|drei|zwei|eins/.exec(nameOf(button))?.[0]),
    ).toEqual(['fünf', 'vier', 'drei', 'zwei'])
  })

  it('opens with the focus on its button to close, and gives it back', async () => {
    await draw(<Kept first={{ isOpen: false }} />)
    await press(one('button', labels.open))
    expect(nameOf(document.activeElement ?? document.body)).toBe(labels.close)
    await press(one('button', labels.close))
    expect(nameOf(document.activeElement ?? document.body)).toBe(labels.open)
  })

  it('opens at a box, which is unfolded and has the focus', async () => {
    await draw(<Kept first={{ isOpen: false, folded: ['verweise'] }} />)
    await press(one('button', /Verweise/))
    expect(textOf(document.activeElement)).toBe('Verweise')
    expect(textOf(document.body)).toContain('Inhalt von Verweise')
  })
})

describe('an open sidebar', () => {
  it('says with a sign on the page that it is there, for as long as it is', async () => {
    const sign = () => document.documentElement.hasAttribute('data-with-sidebar')
    await draw(<Kept first={{}} />)
    expect(sign()).toBe(true)
    await press(one('button', labels.close))
    expect(sign()).toBe(false)
  })

  it('folds a box: its content is drawn only while it is unfolded', async () => {
    await draw(<Kept first={{}} />)
    const fold = one('button', 'Notizen3')
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')?.textContent).toBe(
      'Inhalt von Notizen',
    )
    await press(fold)
    expect([fold.getAttribute('aria-expanded'), fold.getAttribute('aria-controls')]).toEqual(['false', null])
    expect(textOf(document.body)).not.toContain('Inhalt von Notizen')
  })

  it('is pinned and loosened', async () => {
    await draw(<Kept first={{}} />)
    const pin = () => one('button', labels.pin)
    await press(pin())
    expect(pin().getAttribute('aria-pressed')).toBe('true')
    await press(pin())
    expect(pin().getAttribute('aria-pressed')).toBe('false')
  })

  it.each([
    [true, true],
    [false, false],
  ])('over the content (%s) is closed by Esc inside: %s', async (isOver, isClosed) => {
    isNarrow = isOver
    await draw(<Kept first={{}} />)
    await key(one('button', labels.pin), 'Escape')
    expect(document.querySelector('aside')?.hasAttribute('data-open')).toBe(!isClosed)
  })

  it('goes out of the way of what has the focus below it', async () => {
    const { container } = await draw(<Kept first={{}} />)
    const main = document.createElement('main')
    main.innerHTML = '<a href="/beside">beside</a><a href="/below">below</a>'
    container.append(main)
    const [beside, below] = main.querySelectorAll('a')
    const panel = document.querySelector('aside')?.firstElementChild
    const place = (element: Element | null | undefined, left: number, right: number) => {
      if (element) element.getBoundingClientRect = () => ({ left, right, top: 0, bottom: 9 }) as DOMRect
    }
    place(panel, 600, 900)
    place(beside, 0, 100)
    place(below, 700, 800)
    await doing(() => beside?.focus())
    expect(document.querySelector('aside')?.hasAttribute('data-open')).toBe(true)
    await doing(() => below?.focus())
    expect(document.querySelector('aside')?.hasAttribute('data-open')).toBe(false)
  })

  it('without a box that is shown says so', async () => {
    await draw(<Kept first={{ places: boxes.map(({ name }) => ({ name, isShown: false })) }} />)
    expect(textOf(document.body)).toContain(labels.allHidden)
  })
})

describe('the order of the boxes', () => {
  const handle = (title: string) => one('button', labels.move(title).replaceAll(/[\u2068\u2069]/g, ''))

  it('is changed with the arrow keys on a handle, and said', async () => {
    await draw(<Kept first={{}} />)
    await key(handle('Notizen'), 'ArrowDown')
    expect(titles()).toEqual(['Verweise', 'Notizen', 'Karten'])
    expect(said()).toBe(labels.moved('Notizen', 2, 3).replaceAll(/[\u2068\u2069]/g, ''))
    await key(handle('Notizen'), 'ArrowUp')
    await key(handle('Notizen'), 'ArrowUp')
    expect(titles()).toEqual(['Notizen', 'Verweise', 'Karten'])
    await key(handle('Notizen'), 'ArrowRight')
    expect(titles()).toEqual(['Notizen', 'Verweise', 'Karten'])
  })

  it('goes past boxes that are hidden, and counts those that are seen', async () => {
    await draw(<Kept first={{ places: showBox(allShown, 'verweise', false) }} />)
    await key(handle('Notizen'), 'ArrowDown')
    expect(titles()).toEqual(['Karten', 'Notizen'])
    expect(said()).toBe(labels.moved('Notizen', 2, 2).replaceAll(/[\u2068\u2069]/g, ''))
  })

  it('is arranged in a list, where boxes are shown, hidden and moved', async () => {
    await draw(<Kept first={{}} />)
    await press(one('button', labels.arrange))
    await press(one('checkbox', labels.show('Verweise').replaceAll(/[\u2068\u2069]/g, '')))
    const down = (title: string) => one('button', labels.down(title).replaceAll(/[\u2068\u2069]/g, ''))
    await press(down('Notizen'))
    expect(said()).toBe(labels.moved('Notizen', 2, 3).replaceAll(/[\u2068\u2069]/g, ''))
    expect(down('Karten').getAttribute('aria-disabled')).toBe('true')
    await press(down('Karten'))
    await press(one('button', labels.isArranged))
    expect(titles()).toEqual(['Notizen', 'Karten'])
  })
})

describe('a box drawn by its handle', () => {
  /** Boxes of 100 px, one below the other. */
  const layOut = () => {
    for (const [index, box] of [...document.querySelectorAll<HTMLElement>('[data-box]')].entries()) {
      box.getBoundingClientRect = () => ({ top: index * 100, bottom: index * 100 + 100 }) as DOMRect
    }
  }
  const point = (type: string, clientY: number, button = 0) =>
    doing(() => {
      const [grip] = document.querySelectorAll<HTMLElement>('[data-box="notizen"] [aria-keyshortcuts]')
      if (grip) grip.setPointerCapture = () => undefined
      grip?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, button, pointerId: 1 }))
    })
  const signs = () =>
    [...document.querySelectorAll<HTMLElement>('[data-box]')].map(({ dataset }) =>
      dataset['dragged'] === undefined ? (dataset['drop'] ?? '') : 'dragged',
    )
  beforeEach(async () => {
    await draw(<Kept first={{}} />)
    layOut()
  })

  it('shows where it would go, and goes there', async () => {
    await point('pointerdown', 10)
    await point('pointermove', 150)
    expect(signs()).toEqual(['dragged', 'after', ''])
    await point('pointermove', 250)
    expect(signs()).toEqual(['dragged', '', 'after'])
    await point('pointerup', 250)
    expect(titles()).toEqual(['Verweise', 'Karten', 'Notizen'])
    expect(signs()).toEqual(['', '', ''])
  })

  it.each([
    ['is only trembled with', 'pointerdown', 13, 'pointerup', 0],
    ['is drawn back to its place', 'pointerdown', 50, 'pointerup', 0],
    ['is taken over by the browser', 'pointerdown', 250, 'pointercancel', 0],
    ['is pressed with another button', 'pointerdown', 250, 'pointerup', 2],
  ])('stays where it %s', async (_, down, y, end, button) => {
    await point(down, 10, button)
    await point('pointermove', y)
    await point(end, y)
    expect(titles()).toEqual(['Notizen', 'Verweise', 'Karten'])
  })
})
