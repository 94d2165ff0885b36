/** Turning pages fast: whatever comes between, one text is seen, that of the address. */
import { describe, expect, it } from 'vitest'
import { heading, openText, serveReaders } from '../support/reading-page'

const readers = serveReaders()

/** From the next task until after the page has followed, ms. */
const moments = process.env['PERIKOPE_LONG'] ? [0, 8, 16, 24, 32, 40, 50, 60, 80, 120] : [0, 32, 80]

describe('turning pages fast', () => {
  it.each(['back at once', 'home at once'] as const)('%s', async (way) => {
    const { page } = await readers.open()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await openText(page, `${readers.origin}/SDE/Joh3`)
    const expected = {
      'back at once': { chapters: ['43003000'], path: '/SDE/Joh3' },
      'home at once': { chapters: [], path: '/' },
    }[way]
    for (const moment of moments) {
      // Its neighbour is drawn ahead and laid out.
      await page
        .locator('main > [data-kept=""] article[data-chapter="43002000"]')
        .waitFor({ state: 'attached' })
      await page.evaluate(
        async ([asked, ms]) => {
          dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))
          await new Promise((resolve) => setTimeout(resolve, ms))
          if (asked === 'back at once') history.back()
          else document.querySelector<HTMLElement>('a[href="/"]')?.click()
        },
        [way, moment] as const,
      )
      await page.waitForTimeout(1500)
      const seen = await page.evaluate(() => ({
        chapters: [...document.querySelectorAll<HTMLElement>('main article')]
          .filter((article) => article.checkVisibility())
          .map((article) => article.dataset['chapter']),
        path: decodeURIComponent(location.pathname),
      }))
      expect({ moment, ...seen }).toEqual({ moment, ...expected })
      if (way === 'back at once') continue
      await page.goBack()
      await page.goBack()
      await expect.poll(() => heading(page).innerText()).toBe('Johannes 3')
    }
  })
})
