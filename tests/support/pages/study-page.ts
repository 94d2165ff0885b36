/** What tests of notes, colours and tags do with the page (German interface). */
import type { Locator, Page } from 'playwright'
import { atRest } from './at-rest'

/** The overlay on the screen. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]').last()
export const toolbar = (page: Page): Locator => page.locator('[data-selection-bar]')
export const noteText = (page: Page): Locator => page.getByRole('textbox', { name: 'Text der Notiz' })

const verse = (page: Page, number: number): Locator =>
  page.locator(`.v[data-v="${number}"]`).filter({ visible: true }).first()

/** Opens a text and waits until the page has taken over. */
export async function openChapter(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // The ways on come when all of the text stands: before that it cannot be scrolled wherever one likes.
  await page.waitForFunction(
    () => !document.getElementById('first') && document.querySelector('article .turn'),
  )
}

export async function selectVerse(page: Page, number: number): Promise<void> {
  await verse(page, number).locator('.t').click()
  await toolbar(page).getByRole('button', { name: 'Gelb' }).waitFor()
}

export async function colourOf(page: Page, number: number): Promise<string | undefined> {
  return (await verse(page, number).getAttribute('data-hl')) ?? undefined
}

/** Writes a note at the selected verses; the editor stays open. */
export async function writeNote(page: Page, title: string, text: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Notiz', exact: true }).click()
  await noteText(page).waitFor()
  await noteText(page).click()
  await page.keyboard.type(text)
  await dialog(page).getByLabel('Titel', { exact: true }).fill(title)
}

/** Puts a new tag on the selected verses. */
/** Writes another text over that of the note that is open, and waits until it is stored. */
export async function rewriteNote(page: Page, text: string): Promise<void> {
  await noteText(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
  await dialog(page)
    .getByText(/^gespeichert/)
    .waitFor()
}

export async function addTag(page: Page, name: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Schlagwort', exact: true }).click()
  await page.getByLabel('Neues Schlagwort').fill(name)
  // Pressed in a box that still moves, the program tries again from elsewhere: it scrolls the page, which closes the box.
  await atRest(page)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await page.getByRole('button', { name, pressed: true }).waitFor()
}

/** Pastes HTML into the editor, as another program puts it into the clipboard. */
export async function pasteHtml(page: Page, html: string): Promise<void> {
  await noteText(page).click()
  await noteText(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
