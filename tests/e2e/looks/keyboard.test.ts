/** Reading without a pointer: skip link, header and panels, overlays, selection, and where the focus goes (design UX 3.9). */
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { openScreen } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import { meetKnownReader } from '../../support/pages/known-reader'

const reader = meetKnownReader()
let page: Page

beforeEach(async () => {
  ;({ page } = await reader.open())
  await openScreen(page, reader.origin, { name: 'prose', path: '/SDE/Joh1', shows: 'article .turn .next' })
})

/** What has the focus, as it is named. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
  })
/** Tab until something with this name has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await focused())) return
  }
  throw new Error(`No stop named ${name}; at ${await focused()}`)
}
const dialogs = () => page.locator('[role="dialog"], dialog[open]').count()

describe('by keyboard', () => {
  it('the first stop leads past the header to the text', daily, async () => {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Zum Bibeltext')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    // The rail of the sidebar comes after the text.
    await page.locator('aside').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
  })

  it.each([/^Menü/, /^Übersetzung wählen/, /^Buch und Kapitel/, /^Textdarstellung/])(
    'the panel of %s opens with Enter, closes with Esc and gives the focus back',
    async (name) => {
      await tabTo(name)
      const before = await focused()
      await page.keyboard.press('Enter')
      await expect.poll(dialogs).toBe(1)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"], dialog') !== null))
        .toBe(true)
      await page.keyboard.press('Escape')
      await expect.poll(dialogs).toBe(0)
      await expect.poll(focused).toBe(before)
    },
  )

  it('b and Shift+B lead into the filter of their panel, Enter opens the first hit', async () => {
    await page.keyboard.press('Shift+B')
    await expect.poll(focused).toBe('Buch suchen')
    await page.keyboard.type('jon')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('1')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/SDE/Jona1')
    await page.locator('article:visible h1', { hasText: 'Jona 1' }).waitFor()
    await page.keyboard.press('b')
    await expect.poll(focused).toBe('Name, Sprache oder Kürzel')
    await page.keyboard.type('sen')
    await expect.poll(() => page.getByRole('dialog').locator('li').first().innerText()).toContain('SEN')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/SEN/Jonah1')
  })

  it('an overlay keeps the focus inside, closes with Esc and gives it back', daily, async () => {
    await tabTo(/^Downloads$/)
    await page.keyboard.press('Enter')
    await page.locator('dialog[open] h1').waitFor()
    await expect.poll(focused).toBe('Downloads')
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement?.closest('dialog')
          ? ''
          : activeElement?.outerHTML
      })
      expect(outside).toBe('')
    }
    await page.keyboard.press('Escape')
    await expect.poll(dialogs).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe('/downloads')
  })

  it('an overlay leaves the text where it is, open and closed', async () => {
    await page.evaluate(() => document.getElementById('v30')?.scrollIntoView({ behavior: 'instant' }))
    await atRest(page)
    const before = await page.evaluate(() => scrollY)
    await tabTo(/^Textdarstellung/)
    await page.locator('header a[href="/downloads"]').evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
    })
    await page.locator('dialog[open] h1').waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await expect.poll(dialogs).toBe(0)
    await atRest(page)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  it('an overlay that moves out goes back once, or stays for a link that was followed meanwhile', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('header a[href="/downloads"]').evaluate((link: HTMLElement) => link.click())
    await page.locator('dialog[open] a[href^="/bible/"]').first().waitFor()
    const link = page.locator('dialog[open] a[href^="/bible/"]').first()
    const leading = await link.getAttribute('href')
    // While it moves, however slow this machine is.
    await link.evaluate((one: HTMLElement) =>
      addEventListener('keydown', () => setTimeout(() => one.click(), 60), { once: true }),
    )
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).pathname).toBe(leading)
    await atRest(page)
    expect(new URL(page.url()).pathname).toBe(leading)
    const sheet = await page.locator('dialog[open] > div').boundingBox()
    expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBe(1280)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(dialogs).toBe(0)
    await atRest(page)
    expect(new URL(page.url()).pathname).toBe('/SDE/Joh1')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  it('a link of an overlay opens its chapter at the top, with the focus on the heading', async () => {
    await page.locator('article:visible #v3 .t').click()
    await page.getByRole('toolbar').getByText('Mehr', { exact: true }).click()
    await page.getByRole('toolbar').getByRole('link', { name: 'Verweise' }).click()
    await page.locator('dialog h3 a').first().waitFor()
    await page
      .locator('dialog h3 a')
      .first()
      .evaluate((link) => link.setAttribute('href', '/SDE/Ps23'))
    await page.locator('dialog h3 a').first().press('Enter')
    await expect.poll(focused).toBe('Psalm 23')
    await atRest(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('a selection is made, its bar reached and left again', async () => {
    await tabTo(/^Vers 1$/)
    await page.keyboard.press('Space')
    await page.getByRole('toolbar').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('toolbar').count()).toBe(0)
    expect(await focused()).toBe('Vers 1')
  })

  it('turning the page puts the focus on the heading, going back where it was', async () => {
    expect(await focused()).not.toBe('Johannes 1')
    await page.locator('article:visible .turn .next').focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Johannes 2')
    await page.goBack()
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Johannes 1')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('next')
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe('Johannes 2')
  })

  it('a ring shows where the focus is', async () => {
    await tabTo(/^Menü/)
    expect(
      await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return [outlineStyle, outlineWidth]
      }),
    ).toEqual(['solid', '2px'])
  })
})
