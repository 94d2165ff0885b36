/** Overlays over each other, and the text below them. */
import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { meetKnownReader } from '../../support/pages/known-reader'

const reader = meetKnownReader()

describe('overlays', () => {
  it('go two deep with a way back, and close all at once where the text was', daily, async () => {
    const { page } = await reader.open()
    const dialog = page.locator('dialog[open]')
    const path = () => decodeURIComponent(new URL(page.url()).pathname)
    await page.goto(`${reader.origin}/SDE/Joh1`)
    await page.waitForFunction(() => !document.getElementById('first'))
    await page.locator('article:visible .turn').first().waitFor()
    await page.evaluate(() => document.getElementById('v20')?.scrollIntoView({ behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    const follow = (href: string) =>
      page.evaluate((target) => {
        const link = Object.assign(document.createElement('a'), { href: target })
        document.querySelector('dialog[open], main')?.append(link)
        link.click()
        link.remove()
      }, href)
    const title = () => page.locator('dialog[open] h1').innerText()
    const back = () => dialog.getByRole('button', { name: 'Zurück' })
    await follow('/imprint')
    await expect.poll(title).toBe('Impressum')
    expect(await back().count()).toBe(0)
    await follow('/partner')
    await expect.poll(title).toBe('Partner')
    await follow('/webmasters')
    await expect.poll(title).toBe('Für Webmaster')
    await back().click()
    await expect.poll(title).toBe('Impressum')
    await follow('/partner')
    await expect.poll(title).toBe('Partner')
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect.poll(path).toBe('/SDE/Joh1')
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before))
  })
})
