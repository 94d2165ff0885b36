// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { elementOn, isOn } from './stands-on'

/** Psalm 51 in English beside German: a row that German has alone, and one that a merged verse holds together. */
const comparison = `
<span class="v" id="G-v1" data-v="1" data-on="0" data-on-end="0"></span>
<span class="v" id="v1" data-v="1"></span><span class="v" id="G-v3" data-v="3" data-on="1" data-on-end="1"></span>
<span class="v" id="v2" data-v="2" data-end="3"></span><span class="v" id="v4" data-v="4"></span>
<span class="v" id="G-v4" data-v="4" data-on="2" data-on-end="4"></span>`

function drawn(html: string): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = html
  return container
}

const at = (container: HTMLElement, id: string) => {
  const element = container.querySelector<HTMLElement>(`#${id}`)
  if (!element) throw new Error(id)
  return element
}

describe('a verse in a comparison', () => {
  const container = drawn(comparison)

  it.each([
    ['G-v3', 1, 1, true],
    ['G-v3', 3, 3, false],
    ['G-v4', 3, 3, true],
    ['G-v4', 5, 9, false],
    ['v2', 3, 3, true],
    ['v4', 2, 3, false],
    ['G-v1', 1, 9, false],
  ])('%s stands on %i to %i: %s', (id, from, to, isThere) => {
    expect(isOn(at(container, id), from, to)).toBe(isThere)
  })

  it('is found by the number of the first edition, also inside a merged verse', () => {
    expect(elementOn(container, 1)?.id).toBe('v1')
    expect(elementOn(container, 3)?.id).toBe('v2')
    expect(elementOn(container, 4)?.id).toBe('v4')
    expect(elementOn(container, 9)).toBeUndefined()
  })
})

it('a verse of a single chapter stands on itself', () => {
  const container = drawn(
    '<p><span class="v" id="v3" data-v="3"></span><span class="v" id="v4" data-v="4" data-end="5"></span></p>',
  )
  expect(isOn(at(container, 'v3'), 3)).toBe(true)
  expect(elementOn(container, 5)?.id).toBe('v4')
})
