// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../../tests/support/drawn/draw'
import { leaveSelection, watchClicks } from './leave-selection'

describe('what is marked', () => {
  const select = (element: Element) => getSelection()?.selectAllChildren(element)
  beforeEach(() => {
    document.body.innerHTML =
      '<p id="text">Am Anfang</p><button id="button">x</button><aside><b id="in">y</b></aside>'
  })
  const at = (id: string) => document.getElementById(id) ?? document.body

  it('is let go with what it stands in, and stays where something else goes', () => {
    select(at('text'))
    leaveSelection(document.querySelector('aside') ?? document.body)
    expect(getSelection()?.rangeCount).toBe(1)
    leaveSelection(at('text'))
    expect(getSelection()?.rangeCount).toBe(0)
  })

  it('has no caret left by a press on a control, but stays marked', async () => {
    watchClicks()
    const press = (detail: number) =>
      at('button').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    getSelection()?.collapse(at('text'), 0)
    press(0)
    expect(getSelection()?.rangeCount).toBe(1)
    press(1)
    expect(getSelection()?.rangeCount).toBe(0)
    select(at('text'))
    press(1)
    await until(() => expect(getSelection()?.rangeCount).toBe(1))
  })
})
