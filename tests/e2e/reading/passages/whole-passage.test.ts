/** A passage over several chapters opens whole, with and without a network, up to a limit that has a way on. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../../../support/daily'
import { atRest } from '../../../support/pages/at-rest'
import { waitForServiceWorker } from '../../../support/pages/browser'
import { meetKnownReader } from '../../../support/pages/known-reader'
import { openText, serveReaders } from '../../../support/pages/reading-page'
import { toolbar } from '../../../support/pages/study-page'

const readers = serveReaders()
const reader = meetKnownReader()

const shown = (page: Page) => page.locator('main > [data-path]:not([data-kept], [style*="display"])')
const chapters = (page: Page) => shown(page).getByRole('heading', { level: 1 }).allInnerTexts()
const chapter = (page: Page, canonical: number) => shown(page).locator(`article[data-chapter="${canonical}"]`)
const verse = (page: Page, canonical: number) =>
  chapter(page, canonical - (canonical % 1000))
    .locator(`.v[data-v="${canonical % 1000}"]`)
    .first()

/** Opens a passage and waits until the page has drawn its further chapters. */
async function openPassage(page: Page, address: string): Promise<void> {
  await openText(page, address)
  await shown(page).locator('[data-further-text]').first().waitFor()
}

describe('a passage over several chapters', () => {
  it('stands whole, with its verses to be selected, online and offline', daily, async () => {
    const { person, page } = await reader.open()
    await openPassage(page, `${readers.origin}/SDE/Mk4-6`)
    expect(await chapters(page)).toEqual(['Markus 4', 'Markus 5', 'Markus 6'])
    expect(await page.title()).toBe('Markus 4–6 (SDE) :: Perikope')
    expect(await shown(page).locator('.turn a').allInnerTexts()).toEqual([
      expect.stringContaining('Markus 3'),
      expect.stringContaining('Markus 7'),
    ])
    await verse(page, 41_005_003).locator('.t').click()
    await toolbar(page).getByText('Markus 5,3').waitFor()
    expect(await shown(page).locator('[data-selected]').count()).toBe(1)
    await verse(page, 41_004_003).locator('.t').click()
    await toolbar(page).getByText('Markus 4,3').waitFor()
    expect(await shown(page).locator('[data-selected]').count()).toBe(1)
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await openPassage(page, `${readers.origin}/SDE/Mk4-6`)
    expect(await chapters(page)).toEqual(['Markus 4', 'Markus 5', 'Markus 6'])
    await verse(page, 41_006_044).waitFor()
  })

  it('marks its verses in each chapter', async () => {
    const { page } = await readers.open()
    await openPassage(page, `${readers.origin}/SDE/Mk1,40-2,12`)
    expect(await chapters(page)).toEqual(['Markus 1', 'Markus 2'])
    const marked = async (canonical: number) =>
      await chapter(page, canonical)
        .locator('.v[id][data-marked]')
        .evaluateAll((verses) => verses.map((one) => Number((one as HTMLElement).dataset['v'])))
    expect(await marked(41_001_000)).toEqual([40, 41, 42, 43, 44, 45])
    expect(await marked(41_002_000)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })

  it('ends after eight chapters, and goes on with the rest', async () => {
    const { page } = await readers.open({ width: 320, height: 640 })
    await openPassage(page, `${readers.origin}/SDE/Mk1-16`)
    expect(await chapters(page)).toHaveLength(8)
    const on = shown(page).getByRole('link', { name: 'Weiter mit Markus 9–16' })
    await on.click()
    await expect.poll(() => chapters(page)).toHaveLength(8)
    await expect.poll(() => chapters(page).then(([first]) => first)).toBe('Markus 9')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  })

  it('is returned to in the chapter in which it was left, also by a reload', async () => {
    const { page } = await readers.open()
    await openPassage(page, `${readers.origin}/SDE/Mk4-6`)
    const topOf = async () => await verse(page, 41_006_030).evaluate((one) => one.getBoundingClientRect().top)
    await verse(page, 41_006_030).evaluate((one) => one.scrollIntoView())
    await atRest(page)
    const before = await topOf()
    const isBack = () => expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chapters(page)).toEqual(['Markus 7'])
    await page.waitForURL('**/SDE/Mk7')
    await page.goBack()
    await expect.poll(() => chapters(page)).toHaveLength(3)
    await isBack()
    await page.reload()
    await shown(page).locator('.turn').waitFor()
    await isBack()
  })

  it('says which chapter is not on the device, and shows it when the network is back', async () => {
    const { page, context } = await readers.open()
    await openText(page, `${readers.origin}/SDE/Mk7`)
    await waitForServiceWorker(page)
    await atRest(page)
    await context.setOffline(true)
    await openText(page, `${readers.origin}/SDE/Mk7-11`)
    await expect.poll(() => chapters(page)).toHaveLength(5)
    const away = shown(page).getByText('Dieses Kapitel ist noch nicht auf deinem Gerät.')
    await away.last().waitFor()
    await context.setOffline(false)
    await expect.poll(() => away.count()).toBe(0)
    await verse(page, 41_011_001).waitFor()
  })

  it('is read without script', async () => {
    const { page } = await readers.open({ javaScript: false })
    await page.goto(`${readers.origin}/SDE/Mk4-6`)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      'Markus 4',
      'Markus 5',
      'Markus 6',
    ])
    await page.getByRole('link', { name: 'Markus 7' }).waitFor()
  })

  it('moves nothing when the page takes over from the answer', async () => {
    const { page } = await readers.open()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPassage(page, `${readers.origin}/SDE/Mk4-6`)
    await atRest(page)
    const shifts: unknown = await page.evaluate('shifts.reduce((sum, one) => sum + one, 0)')
    expect(shifts).toBeLessThan(0.02)
  })

  it.each(['light', 'dark'])('is clean for axe, %s', async (theme) => {
    const { page, context } = await readers.open({ locale: 'ar' })
    await context.addCookies([
      { name: 'bs-display', value: encodeURIComponent(JSON.stringify({ theme })), url: readers.origin },
    ])
    await openPassage(page, `${readers.origin}/SAR/Jon1-3`)
    await atRest(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(
      violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    ).toEqual([])
  })
})
