/** A verse that a link means: marked and named until the reader goes on; and one that this numbering does not have. */
import { expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { atRest } from '../../support/pages/at-rest'
import { openText, serveReaders } from '../../support/pages/reading-page'

const readers = serveReaders()

const sizes = [
  { device: 'a phone', size: { width: 390, height: 844, isTouch: true } },
  { device: 'a desktop', size: { width: 1280, height: 800 } },
]

it.each(sizes)(
  'stays marked on $device, and the header says it, until one scrolls on or presses',
  async ({ size }) => {
    const { page } = await readers.open(size)
    const marked = page.locator('article:visible .v[data-marked][id]')
    const field = page.locator('header [role="combobox"]')
    for (const goOn of [
      () => page.mouse.wheel(0, 300),
      () => page.locator('article:visible .v[id] .t').last().dispatchEvent('pointerdown', { bubbles: true }),
      () => page.keyboard.press('PageDown'),
    ]) {
      await openText(page, `${readers.origin}/SDE/Joh3,16`)
      await atRest(page)
      // Longer than the mark of a jump once lasted.
      await page.waitForFunction(
        (since) => performance.now() - since > 3000,
        await page.evaluate(() => performance.now()),
      )
      expect(await marked.evaluateAll((verses) => verses.map(({ id }) => id))).toEqual(['v16'])
      const colour = await marked.evaluate((verse) => getComputedStyle(verse).backgroundColor)
      expect(colour).not.toMatch(/rgba\(0, 0, 0, 0\)|transparent/)
      expect(await field.inputValue()).toBe('Johannes 3,16')
      await page.mouse.move(200, 400)
      await goOn()
      await expect.poll(() => marked.count()).toBe(0)
      await expect.poll(() => field.inputValue()).toBe('Johannes 3')
    }
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Johannes 4')
    await page.goBack()
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Johannes 3')
    await atRest(page)
    expect([await marked.count(), await field.inputValue()]).toEqual([0, 'Johannes 3'])
  },
)

it.each(sizes)(
  'offers on $device the chapter, and where the verse stands, for Psalm 51:21',
  daily,
  async ({ size }) => {
    const { page } = await readers.open(size)
    await page.goto(`${readers.origin}/SEN/Ps51:21`)
    const card = page.locator('main')
    await card.getByRole('link', { name: /Psalm 51:19/ }).waitFor()
    await card.getByRole('link', { name: /Psalm 51\P{N}*$/u }).waitFor()
    await card.getByRole('link', { name: /Psalm 51:19/ }).click()
    await expect.poll(() => page.locator('article:visible .v[data-marked][id]').count()).toBe(1)
    expect(await page.evaluate(() => location.pathname)).toBe('/SEN/Ps51:19')
  },
)
