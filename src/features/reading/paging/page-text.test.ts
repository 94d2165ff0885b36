// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { stepOfKey, stepOfPress } from './page-text'

const place = (html: string) => {
  document.body.innerHTML = `<div id="text">${html}</div>`
  const text = document.getElementById('text')
  if (!text) throw new Error('no text')
  text.getBoundingClientRect = () => new DOMRect(100, 0, 400, 800)
  return text
}
afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.dir = 'ltr'
})

describe('a key', () => {
  const pressed = (init: KeyboardEventInit, html = '<p class="x">a</p>') => {
    const target = place(html).querySelector('.x')
    let step: number | undefined
    const hear = (event: KeyboardEvent) => {
      step = stepOfKey(event)
    }
    addEventListener('keydown', hear, { once: true })
    target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
    return step
  }
  it.each([
    [{ key: ' ' }, 1],
    [{ key: ' ', shiftKey: true }, -1],
    [{ key: 'PageDown' }, 1],
    [{ key: 'PageUp' }, -1],
    [{ key: 'PageDown', ctrlKey: true }, 0],
    [{ key: 'ArrowRight' }, 0],
  ])('%o turns by %i', (init, step) => expect(pressed(init)).toBe(step))

  it.each([
    '<input class="x">',
    '<button class="x">a</button>',
    '<div role="dialog"><a class="x">a</a></div>',
  ])('in %s turns nothing', (html) => expect(pressed({ key: ' ' }, html)).toBe(0))
})

describe('a press', () => {
  const pressed = (clientX: number, init: MouseEventInit = {}, html = '<p class="x">a</p>') => {
    const text = place(html)
    let step: number | undefined
    text.addEventListener('click', (event) => {
      step = stepOfPress(event, text)
    })
    const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY: 300, ...init })
    text.querySelector('.x')?.dispatchEvent(click)
    return step
  }
  it.each([
    [110, -1],
    [171, -1],
    [180, 0],
    [300, 0],
    [420, 0],
    [490, 1],
  ])('at %i px turns by %i, from right to left the other way', (x, step) => {
    expect(pressed(x)).toBe(step)
    document.documentElement.dir = 'rtl'
    expect(pressed(x)).toBe(step && -step)
  })

  it('on what has a press of its own, with a key held, or by the keyboard turns nothing', () => {
    expect(pressed(110, {}, '<a class="x fn">a</a>')).toBe(0)
    expect(pressed(110, {}, '<a class="x n">1</a>')).toBe(-1)
    expect(pressed(110, { ctrlKey: true })).toBe(0)
    expect(pressed(110, { detail: 0 })).toBe(0)
  })
})
