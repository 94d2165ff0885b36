// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { decorationsOf, type Layer, type VerseDecorations } from './verse-decorations'

let text: HTMLElement
let decorations: VerseDecorations

beforeEach(() => {
  document.body.innerHTML = `<main><div data-path="/SDE/Joh1"><article><div class="scripture">
    <p class="title">Title</p><p id="first">${verse(1)}${verse(2)}</p></div></article></div></main>`
  text = element('[data-path]')
  const found = decorationsOf(element('article'))
  if (!found) throw new Error('no decorations')
  decorations = found
})

/** What wants a value at some verses. */
const at =
  (...numbers: readonly number[]) =>
  (one: HTMLElement) =>
    numbers.includes(Number(one.dataset['v'])) ? 'yes' : undefined

const verse = (number: number) => `<span class="v" data-v="${number}"><span class="t"></span></span>`

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(selector)
  return found
}

/** Numbers of the verses that show a layer. */
const showing = (layer: Layer) =>
  [...text.querySelectorAll<HTMLElement>(`[data-${layer}="yes"]`)].map(({ dataset }) => Number(dataset['v']))

function draw(html: string, into = '.scripture'): Promise<void> {
  element(into).insertAdjacentHTML('beforeend', html)
  return told()
}

/** What observes a change is told of it before anything else happens. */
const told = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('a layer', () => {
  it('is shown at the verses that it wants', () => {
    decorations.set('selected', at(2))
    expect(showing('selected')).toEqual([2])
  })

  it('shows what it wants next instead', () => {
    decorations.set('selected', at(2))
    decorations.set('selected', at(1))
    expect(showing('selected')).toEqual([1])
  })

  it('is shown at verses that are drawn later, by themselves and inside of what is drawn', async () => {
    decorations.set('selected', at(2, 3, 5))
    await draw(`<p>${verse(3)}${verse(4)}</p>`)
    await draw(verse(5), '#first')
    expect(showing('selected')).toEqual([2, 5, 3])
  })

  it('goes, and is not shown at verses that are drawn after that', async () => {
    decorations.set('selected', at(2, 3))
    decorations.set('selected', undefined)
    await draw(`<p>${verse(3)}</p>`)
    expect(showing('selected')).toEqual([])
  })

  it('follows when another verse is drawn into the same element', async () => {
    decorations.set('selected', at(2, 3))
    element('[data-v="2"]').dataset['v'] = '9'
    element('[data-v="1"]').dataset['v'] = '3'
    await told()
    expect(showing('selected')).toEqual([3])
  })

  it('may want something at titles and rows as well', async () => {
    await draw('<div class="row" data-row="7"></div>')
    decorations.set('hl', ({ dataset }) => dataset['row'] ?? 'yes')
    expect(element('.title').dataset['hl']).toBe('yes')
    expect(element('.row').dataset['hl']).toBe('7')
  })

  it('is shown in its own way, also later and when it goes', async () => {
    const show = (one: HTMLElement, value: string | undefined) => {
      one.title = value ?? ''
    }
    const titles = () => [...text.querySelectorAll<HTMLElement>('.v')].map(({ title }) => title)
    decorations.set('notes', at(2, 3), show)
    await draw(verse(3))
    expect(titles()).toEqual(['', 'yes', 'yes'])
    decorations.set('notes', undefined, show)
    expect(titles()).toEqual(['', '', ''])
  })
})

it('a further chapter of a passage is decorated by itself, and its verses are no others of the first', async () => {
  await draw(`<div data-further-text><p>${verse(2)}</p></div>`, '[data-path]')
  const further = element('[data-further-text]')
  decorations.set('selected', at(2))
  expect(further.querySelector('[data-selected]')).toBeNull()
  decorationsOf(further)?.set('marked', at(2, 3))
  await draw(verse(3), '[data-further-text] p')
  expect(further.querySelectorAll('[data-marked]')).toHaveLength(2)
  expect(showing('marked')).toEqual([2, 3])
  expect(showing('selected')).toEqual([2])
})

describe('two layers', () => {
  it('are shown at one verse, also when it is drawn later', async () => {
    decorations.set('selected', at(1, 3))
    decorations.set('spoken', at(1, 3))
    await draw(verse(3))
    expect([showing('selected'), showing('spoken')]).toEqual([
      [1, 3],
      [1, 3],
    ])
  })

  it('leave each other alone when one of them goes', async () => {
    decorations.set('selected', at(1, 3))
    decorations.set('spoken', at(1, 3))
    decorations.set('selected', undefined)
    await draw(verse(3))
    expect([showing('selected'), showing('spoken')]).toEqual([[], [1, 3]])
  })
})

describe('the decorations of a text', () => {
  it('are the same for all that stands in its view', () => {
    expect(decorationsOf(text)).toBe(decorations)
    expect(decorationsOf(element('.v'))).toBe(decorations)
  })

  it('are not those of another text', () => {
    element('main').insertAdjacentHTML('beforeend', `<div data-path="/SDE/Joh2">${verse(2)}</div>`)
    const other = element('[data-path="/SDE/Joh2"]')
    expect(decorationsOf(other)).not.toBe(decorations)
    decorations.set('selected', at(2))
    expect(other.querySelector('[data-selected]')).toBeNull()
  })

  it('are none where there is no text', () => {
    expect(decorationsOf(null)).toBeUndefined()
    expect(decorationsOf(element('main'))).toBeUndefined()
  })
})
