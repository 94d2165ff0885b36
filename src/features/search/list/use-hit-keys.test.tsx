// @vitest-environment happy-dom
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { draw, find, key } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { useHitKeys } from './use-hit-keys'

startPage()
Element.prototype.scrollIntoView ??= () => undefined

function Hits({ isVisible = true }: { isVisible?: boolean }) {
  const list = useRef<HTMLDivElement>(null)
  useHitKeys(list, isVisible)
  return (
    <div ref={list}>
      {[1, 2, 3].map((row) => (
        <p key={row} data-row={row}>
          <a href={`/${row}`}>{row}</a>
        </p>
      ))}
      <input aria-label="Feld" />
    </div>
  )
}
const focused = () => document.activeElement?.textContent

async function drawHits(tops: readonly number[] = [0, 100, 200]) {
  const { container } = await draw(<Hits />)
  container.querySelectorAll('[data-row]').forEach((hit, index) => {
    vi.spyOn(hit, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, tops[index], 100, 50))
  })
  return container
}

describe('the keys of the results', () => {
  it('go from hit to hit and back, and stay at the ends', async () => {
    await drawHits()
    const at: unknown[] = []
    for (const pressed of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
      await key(document.body, pressed)
      at.push(focused())
    }
    expect(at).toEqual(['1', '2', '3', '3', '2', '1', '1'])
  })

  it('begin at the first hit in sight', async () => {
    await drawHits([-150, -50, 50])
    await key(document.body, 'j')
    expect(focused()).toBe('3')
  })

  it('go back to the one above what is in sight', async () => {
    await drawHits([-150, -50, 50])
    await key(document.body, 'k')
    expect(focused()).toBe('2')
  })

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Alt', { altKey: true }],
  ])('are those of the browser %s', async (_, held) => {
    await drawHits()
    await key(document.body, 'j', held)
    expect(focused()).not.toBe('1')
  })

  it('are letters where somebody writes', async () => {
    const container = await drawHits()
    const field = find(container, 'input')
    field.focus()
    await key(field, 'j')
    expect(document.activeElement).toBe(field)
  })

  it('do nothing while another view is shown', async () => {
    const { again } = await draw(<Hits />)
    await again(<Hits isVisible={false} />)
    await key(document.body, 'j')
    expect(focused()).not.toBe('1')
  })
})
