/** The combined input, what it offers, and where it led. */
import type { Page } from 'playwright'

export const field = (page: Page) => page.getByRole('combobox').filter({ visible: true }).first()
export const options = (page: Page) => page.getByRole('option').allInnerTexts()
export const heading = (page: Page) => page.locator('main article:visible h1').first().innerText()
