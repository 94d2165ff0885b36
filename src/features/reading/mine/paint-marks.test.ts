// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { paintMarks, type VerseMark } from './paint-marks'

function chapter(html: string): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = html
  return container
}
const alone = () =>
  chapter(
    '<div class="scripture"><h2 class="title">Psalm</h2><p><span class="v" data-v="1">a</span><span class="v" data-v="2" data-end="4">b</span><span class="v" data-v="5">c</span></p><p><span class="v" data-v="5">d</span></p></div>',
  )
const marks = (...entries: [number, VerseMark][]) => new Map(entries)
const colours = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-hl]')].map(({ dataset, textContent }) => [
    textContent,
    dataset['hl'],
  ])
const buttons = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.nm')].map((button) => [
    button.dataset['noted'],
    button.getAttribute('aria-label'),
  ])

describe('the marks of a member in the text', () => {
  it('colour every part of a verse', () => {
    const container = alone()
    paintMarks(container, marks([5, { colour: 'green' }]))
    expect(colours(container)).toEqual([
      ['c', 'green'],
      ['d', 'green'],
    ])
  })

  it('colour a merged verse by the first of its numbers that has a colour', () => {
    const container = alone()
    paintMarks(container, marks([4, { colour: 'blue' }], [3, { colour: 'pink' }]))
    expect(colours(container)).toEqual([['b', 'pink']])
  })

  it('colour the title of a psalm that is no verse', () => {
    const container = alone()
    paintMarks(container, marks([0, { colour: 'yellow' }]))
    expect(colours(container)).toEqual([['Psalm', 'yellow']])
  })

  it('have one button for the notes at a verse, at its beginning', () => {
    const container = alone()
    paintMarks(container, marks([5, { notes: 'Zwei Notizen' }]))
    expect(buttons(container)).toEqual([['5', 'Zwei Notizen']])
    expect(container.querySelector('[data-v="5"]')?.firstElementChild?.className).toBe('nm')
  })

  it('go before others are shown', () => {
    const container = alone()
    paintMarks(container, marks([1, { colour: 'green', notes: 'Eine Notiz' }]))
    paintMarks(container, marks([2, { colour: 'blue' }]))
    expect(colours(container)).toEqual([['b', 'blue']])
    paintMarks(container, marks())
    expect([colours(container), buttons(container)]).toEqual([[], []])
  })

  it('stand in a comparison by the numbers of the first column, its notes there alone', () => {
    const row = (number: number, second: number) =>
      `<div class="row" data-row="${number}"><div class="cell"><span class="v" data-v="${number}">a${number}</span></div><div class="cell"><span class="v" data-v="${second}">b${second}</span></div></div>`
    const container = chapter(`<div class="grid">${row(1, 3)}${row(2, 4)}</div>`)
    paintMarks(container, marks([2, { colour: 'green', notes: 'Eine Notiz' }], [3, { colour: 'pink' }]))
    expect(colours(container)).toEqual([
      ['a2', 'green'],
      ['b4', 'green'],
    ])
    expect(buttons(container)).toEqual([['2', 'Eine Notiz']])
    expect(container.querySelector('.nm')?.closest('.cell')?.textContent).toBe('a2')
  })

  it('leave out a row of a comparison that the first edition does not have', () => {
    const container = chapter(
      '<div class="row"><div class="cell"><span class="v" data-v="1">a</span></div></div>',
    )
    paintMarks(container, marks([1, { colour: 'green' }]))
    expect(colours(container)).toEqual([])
  })
})
