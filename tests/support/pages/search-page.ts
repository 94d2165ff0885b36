/** The search view as a person sees it. */
import type { Page } from 'playwright'
import { atRest } from './at-rest'

export const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Bibelstelle oder Suchwort' }).filter({ visible: true }).first()
export const hits = (page: Page) => page.locator('li[data-row]').filter({ visible: true })
export const places = (page: Page) => hits(page).locator('h2').allTextContents()
export const counts = (page: Page) => page.locator('main header [role="status"]:visible').innerText()
export const path = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)
export const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** Opens an address of the search and waits for hits. */
export async function search(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(origin + address)
  await hits(page).first().waitFor()
}

/** Opens the hit with this number and comes back; its row, where it stands now and where it stood, in px from the top. */
export async function openAndComeBack(
  page: Page,
  number: number,
): Promise<{ row: string; topOf: () => Promise<number>; top: number }> {
  const hit = hits(page).nth(number)
  await hit.scrollIntoViewIfNeeded()
  const row = (await hit.getAttribute('data-row')) ?? ''
  const topOf = () =>
    page.locator(`[data-row="${row}"]`).evaluate((one) => Math.round(one.getBoundingClientRect().top))
  // The place is kept a moment after the last step of scrolling.
  await atRest(page)
  const top = await topOf()
  await hit.getByRole('link').click()
  await page.locator('article:visible .v[data-marked]').first().waitFor()
  await page.goBack()
  await hit.waitFor()
  return { row, topOf, top }
}
