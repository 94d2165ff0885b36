/** The assistant as a person meets it (German interface). */
import type { Locator, Page } from 'playwright'

/** The overlay on the screen. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]').last()
export const field = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Deine Frage' })
export const log = (page: Page): Locator => dialog(page).getByRole('log')
export const answers = (page: Page): Locator => log(page).locator('[data-state]')
export const cards = (page: Page): Locator => log(page).locator('[data-kind]')
export const button = (page: Page, name: string | RegExp): Locator =>
  dialog(page).getByRole('button', { name })
export const notice = (page: Page): Locator => dialog(page).getByRole('status')

/** Asks, and waits until the question is in the chat. */
export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
  await log(page).getByText(question, { exact: true }).last().waitFor()
}

/** The last answer, when it is complete or ended otherwise; its words. */
export async function answerOf(page: Page, question: string): Promise<string> {
  const before = await answers(page).count()
  await ask(page, question)
  await answers(page).nth(before).waitFor()
  return await endedAnswer(page)
}

export async function endedAnswer(page: Page): Promise<string> {
  const last = answers(page).last()
  await last.and(page.locator(':not([data-state="streaming"])')).waitFor()
  return await last.innerText()
}

/** Lets the language model answer, on the page that says what it is sent. */
export async function agreeToModel(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/nicodemus-ai`)
  const agreed = dialog(page).getByRole('switch', { name: 'In Gesprächen darf das Sprachmodell antworten' })
  await agreed.click()
  await agreed.and(page.locator(':checked')).waitFor()
}
