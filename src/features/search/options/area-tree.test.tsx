// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { AreaPart } from '#core/contract/search/area'
import { draw, nameOf, press } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { AreaTree } from './area-tree'

const { t } = startPage()

async function drawTree(area: readonly AreaPart[]) {
  const heard: AreaPart[][] = []
  const { container } = await draw(<AreaTree area={area} onChange={(next) => heard.push(next)} />)
  const box = (label: string) =>
    [...container.querySelectorAll('label')]
      .find((one) => nameOf(one) === label)
      ?.querySelector('input') as HTMLInputElement
  const open = (label: string) =>
    press(
      [...container.querySelectorAll<HTMLElement>('button')].find(
        (one) => nameOf(one) === t('search:showBooks', { group: label }).replace(/[\u2066-\u2069]/g, ''),
      ) as HTMLElement,
    )
  return { heard, box, open }
}
const [at, nt] = ['search:area-at', 'search:area-nt'] as const

describe('where to search', () => {
  it('is everything as long as nothing is chosen', async () => {
    const { box } = await drawTree([])
    expect(box(t('search:area-all')).checked).toBe(true)
    expect(box(t(at)).checked).toBe(false)
  })

  it('is a testament, which is short for all its books', async () => {
    const { box, heard } = await drawTree([])
    await press(box(t(nt)))
    expect(heard).toEqual([['nt']])
  })

  it('is in between where only some of the books are chosen', async () => {
    const { box } = await drawTree([43])
    expect(box(t(nt)).checked).toBe(false)
    expect(box(t(nt)).indeterminate).toBe(true)
    expect(box(t(at)).indeterminate).toBe(false)
  })

  it('is all of a testament where every book is chosen', async () => {
    const { box } = await drawTree(['nt'])
    expect([box(t(nt)).checked, box(t(nt)).indeterminate]).toEqual([true, false])
  })

  it('is a part of a testament', async () => {
    const { box, open, heard } = await drawTree([])
    await open(t(nt))
    await press(box(t('search:division-gospels')))
    expect(heard).toEqual([[40, 41, 42, 43]])
  })

  it('is a testament without one of its parts', async () => {
    const { box, open, heard } = await drawTree(['nt'])
    await open(t(nt))
    expect(box(t('search:division-gospels')).checked).toBe(true)
    await press(box(t('search:division-gospels')))
    expect(heard[0]).not.toContain(40)
    expect(heard[0]).toContain(44)
    expect(heard[0]).not.toContain('nt')
  })

  it('becomes the testament again when its last book is chosen', async () => {
    const all = Array.from({ length: 23 }, (_, index) => index + 44)
    const { box, open, heard } = await drawTree(all)
    await open(t(nt))
    await press(box(t('search:division-gospels')))
    expect(heard).toEqual([['nt']])
  })

  it('is everything again by one press', async () => {
    const { box, heard } = await drawTree([43, 'at'])
    await press(box(t('search:area-all')))
    expect(heard).toEqual([[]])
  })

  it('shows the books of a part only when asked to', async () => {
    const { box, open } = await drawTree([])
    expect(box(t('search:division-law'))).toBeUndefined()
    await open(t(at))
    expect(box(t('search:division-law'))).toBeDefined()
  })
})
