// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageData } from '#core/contract/page-data'
import { manifestOf, pageOf } from '../../../../tests/support/drawn/texts'
import { nothingSelected, type Selected } from '../../../model/text/selected'
import {
  clickedVerse,
  isMark,
  modeOf,
  onVerseClick,
  type Selecting,
  selectingIn,
  watchGestures,
} from './selection-gestures'

let container: HTMLElement
let selected: readonly number[]
let isTouch: boolean
let end: () => void
let state: Selected
let select: Selecting
const page: PageData = pageOf(43_003_000, { manifests: [manifestOf('LUT')] })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  container = document.createElement('article')
  container.innerHTML = [1, 2, '3-4', 5]
    .map((verse) => {
      const [v, last] = String(verse).split('-')
      const number = `<a class="n" href="#v${v}" tabindex="-1">${verse}</a>`
      return `<p><span class="v" data-v="${v}"${last ? ` data-end="${last}"` : ''}>${number} <i>Text</i> <a class="note" href="#">*</a></span></p>`
    })
    .join('')
  document.body.append(container)
  selected = []
  isTouch = false
  state = nothingSelected
  select = selectingIn(container, new Map([[container, page]]), (next) => {
    state = next(state)
    selected = state.chapters[0]?.verses ?? []
    isTouch = state.isTouch
  })
  end = watchGestures(container, select)
})
afterEach(() => {
  end()
  container.remove()
  vi.useRealTimers()
})

const words = (verse: number) => container.querySelector(`[data-v="${verse}"] i`) as HTMLElement
const number = (verse: number) => container.querySelector(`[data-v="${verse}"] .n`) as HTMLElement
const note = (verse: number) => container.querySelector(`[data-v="${verse}"] .note`) as HTMLElement

function click(target: HTMLElement, more: MouseEventInit & { pointerType?: string } = {}) {
  const { pointerType = 'mouse', ...init } = more
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  Object.defineProperty(event, 'target', { value: target })
  onVerseClick(event, select)
}
const tap = (verse: number) => click(words(verse), { pointerType: 'touch' })

describe('a click in the text', () => {
  it.each<[string, { verse: number; held?: MouseEventInit }[], number[]]>([
    ['selects a verse', [{ verse: 2 }], [2]],
    ['selects another one instead', [{ verse: 2 }, { verse: 5 }], [5]],
    ['takes the selection of the same one back', [{ verse: 2 }, { verse: 2 }], []],
    ['selects all numbers of a merged verse', [{ verse: 3 }], [3, 4]],
    ['with Ctrl adds one', [{ verse: 2 }, { verse: 5, held: { ctrlKey: true } }], [2, 5]],
    [
      'with Cmd takes one away',
      [{ verse: 2 }, { verse: 5, held: { metaKey: true } }, { verse: 2, held: { metaKey: true } }],
      [5],
    ],
    [
      'with Shift selects up to there',
      [{ verse: 1 }, { verse: 5, held: { shiftKey: true } }],
      [1, 2, 3, 4, 5],
    ],
  ])('%s', (_, clicks, expected) => {
    for (const { verse, held } of clicks) click(words(verse), held)
    expect(selected).toEqual(expected)
    expect(isTouch).toBe(false)
  })

  it('on a note opens it and selects nothing; on the number it selects', () => {
    click(note(2))
    expect(selected).toEqual([])
    click(number(2))
    expect(selected).toEqual([2])
    expect([isMark(note(2)), isMark(number(2)), isMark(words(2))]).toEqual([true, false, false])
  })

  it('leaves text alone that the reader has marked', () => {
    const range = document.createRange()
    range.selectNodeContents(words(1))
    getSelection()?.addRange(range)
    click(words(2))
    expect(selected).toEqual([])
    getSelection()?.removeAllRanges()
  })
})

describe('a finger', () => {
  it('adds with every tap after the first, and takes away again', () => {
    tap(1)
    tap(5)
    expect(selected).toEqual([1, 5])
    tap(1)
    expect(selected).toEqual([5])
    expect(isTouch).toBe(true)
  })

  const press = (target: HTMLElement, more: PointerEventInit = {}) =>
    target.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerType: 'touch',
        isPrimary: true,
        clientX: 5,
        clientY: 5,
        ...more,
      }),
    )
  const move = (target: HTMLElement, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch', clientX: 5, clientY }),
    )

  it('that stays down selects up to there', () => {
    tap(1)
    press(words(5))
    vi.advanceTimersByTime(300)
    expect(selected).toEqual([1])
    vi.advanceTimersByTime(100)
    expect(selected).toEqual([1, 2, 3, 4, 5])
  })

  it.each<[string, () => void]>([
    ['is lifted', () => void words(5).dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))],
    ['scrolls', () => void move(words(5), 30)],
    [
      'is taken by the browser',
      () => void words(5).dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })),
    ],
  ])('does not when it %s before', (_, happen) => {
    tap(1)
    press(words(5))
    happen()
    vi.advanceTimersByTime(1_000)
    expect(selected).toEqual([1])
  })

  it('may tremble', () => {
    press(words(2))
    move(words(2), 11)
    vi.advanceTimersByTime(400)
    expect(selected).toEqual([2])
  })

  it('is one of two when it zooms, and no finger when it is a mouse', () => {
    press(words(2), { isPrimary: false })
    vi.advanceTimersByTime(400)
    press(words(2), { pointerType: 'mouse' })
    vi.advanceTimersByTime(400)
    expect(selected).toEqual([])
  })

  it('is not followed by a click when it has selected', () => {
    press(words(2))
    vi.advanceTimersByTime(400)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    words(2).dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
  })
})

describe('the keys on the numbers of verses', () => {
  const key = (verse: number, name: string, held: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held })
    number(verse).dispatchEvent(event)
    return event.defaultPrevented
  }

  it('go up and down, one tab stop for all of them', () => {
    key(1, 'ArrowDown')
    expect(document.activeElement).toBe(number(2))
    expect([number(1).tabIndex, number(2).tabIndex]).toEqual([-1, 0])
    key(2, 'ArrowUp')
    key(1, 'ArrowUp')
    expect(document.activeElement).toBe(number(1))
    expect(selected).toEqual([])
  })

  it('select with Space and Enter, as a click does', () => {
    expect(key(2, ' ')).toBe(true)
    expect(selected).toEqual([2])
    key(5, 'Enter', { ctrlKey: true })
    expect(selected).toEqual([2, 5])
  })

  it('select up to there with Shift', () => {
    key(1, ' ')
    key(1, 'ArrowDown', { shiftKey: true })
    key(2, 'ArrowDown', { shiftKey: true })
    expect(selected).toEqual([1, 2, 3, 4])
  })

  it('are those of the browser otherwise', () => {
    expect(key(1, 'a')).toBe(false)
    expect(key(1, 'Tab')).toBe(false)
  })

  it('do nothing more when the text has gone', () => {
    end()
    key(2, ' ')
    expect(selected).toEqual([])
  })
})

describe('what was clicked', () => {
  it('is in a comparison the row, whichever column was hit', () => {
    container.innerHTML =
      '<div class="row" data-row="7" data-row-end="8"><div class="cell"></div><div class="cell"><span class="v" data-v="9">x</span></div></div>'
    expect(clickedVerse(container.querySelector('.v'))).toEqual({ first: 7, last: 8 })
  })

  it('is nothing beside the text', () => {
    expect(clickedVerse(container)).toBeUndefined()
    expect(clickedVerse(null)).toBeUndefined()
  })

  it.each([
    [{}, 0],
    [{ ctrlKey: true }, 1],
    [{ metaKey: true }, 1],
    [{ shiftKey: true, ctrlKey: true }, 2],
  ])('is meant as the keys say that are held: %j', (held, mode) => {
    expect(modeOf({ shiftKey: false, ctrlKey: false, metaKey: false, ...held })).toBe(mode)
  })
})
