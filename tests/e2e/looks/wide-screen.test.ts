/** From 1441 px: the sidebar is open until a person closes it, a chapter over the full width stands in columns, the synopsis takes all. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openScreen, remember } from '../../support/looks/screens'
import { pictures, serveReaders } from '../../support/pages/reading-page'

const readers = serveReaders()
const selectionBar = '[data-selection-bar]'

async function openWide(
  path: string,
  display: Readonly<Record<string, string>> = { width: 'full' },
  shows = '#root article .turn',
) {
  const { page, context } = await readers.open({ width: 1920, height: 600 })
  await remember(context, readers.origin, { locale: 'de', display })
  await openScreen(page, readers.origin, { name: path, path, shows })
  return page
}

const columnsOf = (page: Page) =>
  page.locator('.scripture:visible').evaluate((text) => {
    const { columnCount, fontSize, columnGap } = getComputedStyle(text)
    const em = Number.parseFloat(fontSize)
    const width = text.clientWidth + Number.parseFloat(columnGap)
    return { count: columnCount, em: width / Number(columnCount) / em - Number.parseFloat(columnGap) / em }
  })

/** Where the first line of a verse stands, from the top of the window and in which column. */
const placeOf = (page: Page, verse: number) =>
  page.locator(`#v${verse}:visible`).evaluate((element) => {
    const { left = 0, top = 0 } = element.getClientRects()[0] ?? {}
    const { left: start = 0, width = 0 } = element.closest('.scripture')?.getBoundingClientRect() ?? {}
    return { top, column: left < start + width / 2 ? 1 : 2 }
  })

describe('at 1920 px', () => {
  it('the sidebar of a text is open, and stays closed once it was closed', async () => {
    const page = await openWide('/SDE/Ps23', {})
    const textLeft = () =>
      page.locator('article:visible').evaluate((text) => text.getBoundingClientRect().left)
    const before = await textLeft()
    const sidebar = page.getByRole('complementary', { name: 'Studienleiste' })
    await sidebar.locator('[data-close]').waitFor()
    // Its place was kept.
    expect(await textLeft()).toBe(before)
    await sidebar.locator('[data-close]').click()
    await sidebar.locator('[data-open-rail]').waitFor()
    await expect.poll(() => page.locator('html').getAttribute('data-sidebar')).toBe('closed')
    const closed = await textLeft()
    expect(closed).toBeGreaterThan(before)
    await page.reload()
    await page.locator('#root article:visible .turn').waitFor()
    expect(await textLeft()).toBe(closed)
    await sidebar.locator('[data-open-rail]').waitFor()
    expect(await textLeft()).toBe(closed)
  })

  it('the full width holds two columns of 33em, in the order of the text', async () => {
    const page = await openWide('/SDE/Joh1')
    expect(await columnsOf(page)).toEqual({ count: '2', em: 33 })
    const first = await placeOf(page, 1)
    const last = await placeOf(page, 51)
    expect([first.column, last.column]).toEqual([1, 2])
    const notes = await page
      .locator('article:visible .licence')
      .evaluate((one) => one.getBoundingClientRect().top)
    expect(notes).toBeGreaterThan(last.top)
    const places = await Promise.all(Array.from({ length: 10 }, (_, index) => placeOf(page, 5 * index + 1)))
    const inOrder = places.toSorted((a, b) => a.column - b.column || a.top - b.top)
    expect(inOrder).toEqual(places)
  })

  it('a verse of the second column is jumped to, kept when the lines change, and selected', async () => {
    const page = await openWide('/SDE/Joh1,40')
    const marked = await placeOf(page, 40)
    expect(marked.column).toBe(2)
    expect(marked.top).toBeGreaterThan(50)
    expect(marked.top).toBeLessThan(140)
    // One column: the verse stands far below where it stood, and is still the one that is read.
    await page.evaluate(() => document.documentElement.removeAttribute('data-width'))
    await expect.poll(async () => Math.abs((await placeOf(page, 40)).top - marked.top)).toBeLessThan(2)
    await page.evaluate(() => document.documentElement.setAttribute('data-width', 'full'))
    await expect.poll(async () => Math.abs((await placeOf(page, 40)).top - marked.top)).toBeLessThan(2)
    await page.locator('#v41:visible').click()
    await page.locator(selectionBar).waitFor()
    expect(await page.locator('.v[data-selected]:visible').first().getAttribute('data-v')).toBe('41')
    await page.keyboard.press('Shift+ArrowDown')
    await pictures(page)
    expect(await page.locator('#v42:visible').getAttribute('data-selected')).not.toBeNull()
  })

  it('the synopsis stands over the whole width', async () => {
    const page = await openWide('/synoptic/SDE/24', {}, 'dialog section h3')
    const box = await page.locator('dialog[open] section').last().boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1850)
  })
})
