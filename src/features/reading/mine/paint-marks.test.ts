// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { TagColour } from '#core/contract/members/tag-colours'
import { type Marks, paintMarks } from './paint-marks'

const chapter = `<article><div class="scripture"><p class="title">Title</p>
  <p><span class="v" id="v1" data-v="1"></span><span class="v" id="v2" data-v="2"></span></p>
  <p><span class="v" data-v="2"></span><span class="v" id="v4" data-v="4" data-end="5"></span></p></div></article>`

/** Psalm 3 in two numberings; the row has the verse number of the first column. */
const comparison = `<article class="compare"><div class="grid">
  <div class="row"><div class="cell"></div><div class="cell"><span class="v" id="B-v1" data-v="1"></span></div></div>
  <div class="row" data-row="1" data-row-end="1"><div class="cell"><span class="v" id="v1" data-v="1"></span></div>
  <div class="cell"><span class="v" id="B-v2" data-v="2"></span></div></div></div></article>`

function drawn(html: string): HTMLElement {
  document.body.innerHTML = `<main><div data-path="/x"><div>${html}</div></div></main>`
  const container = document.querySelector<HTMLElement>('[data-path] > div')
  if (!container) throw new Error('not drawn')
  return container
}

/** Marks by verse number. */
function marks(...entries: readonly [number, { colour?: TagColour; notes?: string }][]): Marks {
  const colourOf = new Map(entries.map(([verse, { colour }]) => [verse, colour]))
  return {
    lookOf: (_, { first, last }) => {
      for (let verse = first; verse <= last; verse += 1)
        if (colourOf.has(verse)) return { colour: colourOf.get(verse) }
      return {}
    },
    notes: new Map(entries.flatMap(([verse, { notes }]) => (notes ? [[verse, notes]] : []))),
  }
}
const coloured = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-hl]')].map(
    (one) => `${one.id || one.className} ${one.dataset['hl']}`,
  )
const buttons = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.nm')]
const buttonsAt = (container: HTMLElement) =>
  buttons(container).map((one) => [
    one.parentElement?.id,
    one.dataset['noted'],
    one.getAttribute('aria-label'),
  ])
const told = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('the marks of a member', () => {
  it('colour all fragments of a verse, a merged verse and the title', () => {
    const container = drawn(chapter)
    paintMarks(container, marks([0, { colour: 'pink' }], [2, { colour: 'green' }], [5, { colour: 'blue' }]))
    expect(coloured(container)).toEqual(['title pink', 'v2 green', 'v green', 'v4 blue'])
  })

  it('have one button for a verse with notes, at its beginning', () => {
    const container = drawn(chapter)
    paintMarks(container, marks([2, { notes: '1 note' }], [5, { notes: '2 notes' }]))
    expect(buttonsAt(container)).toEqual([
      ['v2', '2', '1 note'],
      ['v4', '4', '2 notes'],
    ])
  })

  it('stand by the numbers of the row in a comparison, the button in the first column', () => {
    const container = drawn(comparison)
    paintMarks(container, marks([1, { colour: 'yellow', notes: '1 note' }]))
    expect(coloured(container)).toEqual(['v1 yellow', 'B-v2 yellow'])
    expect(buttonsAt(container)).toEqual([['v1', '1', '1 note']])
  })

  it('come with verses that are drawn later', async () => {
    const container = drawn(chapter)
    paintMarks(container, marks([7, { colour: 'green', notes: '1 note' }]))
    container
      .querySelector('.scripture')
      ?.insertAdjacentHTML('beforeend', '<p><span class="v" id="v7" data-v="7"></span></p>')
    await told()
    expect(coloured(container)).toEqual(['v7 green'])
    expect(buttonsAt(container)).toEqual([['v7', '7', '1 note']])
  })

  it('keep the button on which a box may hang when other marks change', () => {
    const container = drawn(chapter)
    paintMarks(container, marks([2, { notes: '1 note' }]))
    const [button] = buttons(container)
    paintMarks(container, marks([1, { colour: 'green' }], [2, { notes: '2 notes' }]))
    expect(buttons(container)).toEqual([button])
    expect(button?.getAttribute('aria-label')).toBe('2 notes')
  })

  it('go', () => {
    const container = drawn(chapter)
    paintMarks(container, marks([2, { colour: 'green', notes: '1 note' }]))
    paintMarks(container, undefined)
    expect([coloured(container), buttons(container)]).toEqual([[], []])
  })
})
