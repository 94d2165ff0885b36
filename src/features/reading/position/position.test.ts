// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isArrivalPlanned, planArrival, takeArrival } from './arrival'
import { currentPosition, restorePosition, scrollToVerse } from './scroll-position'
import { keepPlaceOfText, placeOfText, storePlacesOfTexts } from './text-places'

const header = 55
let container: HTMLElement
let scrolled: number
let scrollY: { mockRestore: () => void }

/** Verses 100 px high, one below the other, in a window scrolled by `top`. */
function layOut(verses: readonly Record<string, string>[], top: number): void {
  scrolled = top
  container.innerHTML = '<div class="scripture"></div>'
  verses.forEach((data, index) => {
    const verse = document.createElement('span')
    verse.className = 'v'
    verse.id = `v${index}`
    Object.assign(verse.dataset, data)
    const box = () => new DOMRect(0, index * 100 - scrolled, 300, 100)
    verse.getBoundingClientRect = box
    verse.getClientRects = () => [box()] as unknown as DOMRectList
    verse.scrollIntoView = () => {
      scrolled = index * 100
    }
    container.firstElementChild?.append(verse)
  })
}
const five = [1, 2, 3, 4, 5].map((v) => ({ v: String(v) }))

beforeEach(() => {
  container = document.createElement('article')
  document.body.append(container)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    scrolled = top
  })
  scrollY = vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => scrolled)
})
afterEach(() => {
  container.remove()
  scrollY.mockRestore()
  vi.unstubAllGlobals()
})

describe('where a text is read', () => {
  it.each([
    ['the top of the page', 0, { verse: 0, offset: 0 }],
    ['the first verse below the header', 120, { verse: 2, offset: -75 }],
    ['the last verse where only what follows is left', 900, { verse: 5, offset: -555 }],
  ])('is %s', (_, top, position) => {
    layOut(five, top)
    expect(currentPosition(container, header)).toEqual(position)
  })

  it('is told by the verse of the first edition, before text that it lacks', () => {
    layOut([{ v: '1' }, { v: '2', on: '7' }, { v: '3', on: '0' }], 200)
    expect(currentPosition(container, header).verse).toBe(7)
  })

  it('is found again, at the same height', () => {
    layOut(five, 230)
    const position = currentPosition(container, header)
    scrolled = 0
    restorePosition(container, position, header)
    expect(scrolled).toBe(230)
  })

  it('counts on in further chapters, and waits for one that is not drawn yet', () => {
    layOut([...five, ...five], 830)
    const further = document.createElement('article')
    further.dataset['further'] = '1000'
    const view = document.createElement('div')
    view.dataset['path'] = '/SDE/Joh1-2'
    container.replaceWith(view)
    view.append(container, further)
    further.append(...[...container.querySelectorAll('.v')].slice(5))
    const position = currentPosition(container, header)
    expect(position).toEqual({ verse: 1_004, offset: -85 })
    scrolled = 0
    expect(restorePosition(container, position, header)).toBe(true)
    expect(scrolled).toBe(830)
    further.remove()
    expect(restorePosition(container, position, header)).toBe(false)
    view.remove()
  })

  it('is the top again where the verse is not there any more', () => {
    layOut(five, 230)
    restorePosition(container, { verse: 99, offset: 3 }, header)
    expect(scrolled).toBe(0)
  })

  it('is a verse that an address names', () => {
    layOut(five, 0)
    scrollToVerse(container, 4)
    expect(scrolled).toBe(300)
  })
})

describe('the place of a text', () => {
  it('is that of its entry in the history, for the thirty left last', () => {
    for (let count = 1; count <= 35; count += 1)
      keepPlaceOfText(`entry ${count}`, { verse: count, offset: 0 })
    keepPlaceOfText('entry 1', { verse: 9, offset: 4 })
    expect(placeOfText('entry 1')).toEqual({ verse: 9, offset: 4 })
    storePlacesOfTexts()
    const stored = JSON.parse(sessionStorage.getItem('perikope-text-places') ?? '[]') as [string, unknown][]
    expect(stored).toHaveLength(30)
    expect(stored.map(([entry]) => entry)).toContain('entry 1')
    expect(stored.map(([entry]) => entry)).not.toContain('entry 2')
  })
})

describe('an arrival that was planned', () => {
  const arrival = { path: '/ELB/Joh3', position: { verse: 16, offset: 10 }, column: 1 }

  it('is taken once, at its text', () => {
    planArrival(arrival)
    expect(isArrivalPlanned('/ELB/Joh3')).toBe(true)
    expect(takeArrival('/ELB/Joh3')).toEqual(arrival)
    expect(takeArrival('/ELB/Joh3')).toBeUndefined()
  })

  it('is forgotten when another text opens first', () => {
    planArrival(arrival)
    expect(takeArrival('/LUT/Mt5')).toBeUndefined()
    expect(takeArrival('/ELB/Joh3')).toBeUndefined()
  })
})
