/** The search view as a person sees it. */
import type { Page } from 'playwright'

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
