// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { AreaPart } from '#core/contract/search/area'
import { doing, draw, find, key, nameOf, press } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { hitsOf } from '../../../../tests/support/drawn/results'
import { manifestOf, storeEdition } from '../../../../tests/support/drawn/texts'
import { Distribution } from './distribution'

const { speak } = startPage()

async function drawChart(chosen?: AreaPart) {
  await storeEdition(manifestOf('LUT'), [])
  const heard: (AreaPart | undefined)[] = []
  const result = { LUT: hitsOf([1_001_001, 5_001_001, 43_001_001, 43_003_016]) }
  const { container } = await draw(
    <Distribution answer={{ result }} chosen={chosen} onChoose={(part) => heard.push(part)} />,
  )
  const bars = [...container.querySelectorAll<HTMLElement>('[role=group] button')]
  return { container, heard, bars, bar: (book: number) => bars[book - 1] as HTMLElement }
}

describe('the books of the results', () => {
  it('narrow the results to a book, and widen them again', async () => {
    const first = await drawChart()
    await press(first.bar(43))
    expect(first.heard).toEqual([43])
    const again = await drawChart(43)
    expect(again.bar(43).getAttribute('aria-pressed')).toBe('true')
    await press(again.bar(43))
    expect(again.heard).toEqual([undefined])
  })

  it('narrow them to a testament', async () => {
    const { container, heard } = await drawChart()
    await press(find(container, '[data-group=nt] > button'))
    expect(heard).toEqual(['nt'])
  })

  it('are one tab stop for each testament: the first book with a hit, then the one that had the focus', async () => {
    const { bars, bar } = await drawChart()
    const stops = () => bars.filter(({ tabIndex }) => tabIndex === 0).map((one) => bars.indexOf(one) + 1)
    expect(stops()).toEqual([1, 43])
    await doing(() => bar(5).focus())
    expect(stops()).toEqual([5, 43])
  })

  it.each([
    ['de', 'ArrowRight', 6],
    ['de', 'ArrowLeft', 4],
    ['ar', 'ArrowRight', 4],
    ['ar', 'ArrowLeft', 6],
    ['de', 'Home', 1],
    ['de', 'End', 39],
    ['de', 'ArrowDown', 5],
  ] as const)('are reached in %s by %s in reading direction', async (locale, pressed, book) => {
    await speak(locale)
    const { bars, bar } = await drawChart()
    await doing(() => bar(5).focus())
    await key(bar(5), pressed)
    expect(bars.indexOf(document.activeElement as HTMLElement) + 1).toBe(book)
  })

  it('say how many hits they have', async () => {
    const { bar } = await drawChart()
    expect(nameOf(bar(43))).toMatch(/2/)
    expect(nameOf(bar(44))).toMatch(/0|kein/i)
  })

  it('show a single hit beside many, and a book without one as a line', async () => {
    const { bar } = await drawChart()
    const height = (book: number) => Number(bar(book).querySelector('rect')?.getAttribute('height'))
    expect(height(43)).toBe(40)
    expect(height(1)).toBeGreaterThan(3)
    expect(height(44)).toBe(1)
  })
})
