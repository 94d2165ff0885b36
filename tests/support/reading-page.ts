/** A chapter in a browser, for tests of reading. */
import type { Page } from 'playwright'

export const heading = (page: Page) => page.locator('article:visible h1')

/** Opens an address and waits until the page has taken over from the first paint. */
export async function openText(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(
    () => !document.getElementById('first') && document.querySelector('main article'),
  )
}
