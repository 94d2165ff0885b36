/** The list of notes and its editor as a person uses them (German interface); every step begins and ends at the list. */
import type { Locator, Page } from 'playwright'
import { dialog, noteText, rewriteNote } from './study-page'

const list = (page: Page): Locator =>
  dialog(page).filter({ has: page.getByRole('button', { name: 'Neue Notiz' }) })

/** What a text has to begin with to be seen by `shownNotes`. */
const shownText = /Notiz [A-Z][^\n]*/

/** The texts of the notes in the list, in the order of the alphabet. */
export async function shownNotes(page: Page): Promise<string[]> {
  const texts = await list(page).getByRole('listitem').allInnerTexts()
  return texts.flatMap((text) => shownText.exec(text) ?? []).toSorted()
}

/** Writes a new note without a title. */
export async function writeNew(page: Page, text: string): Promise<void> {
  await list(page).getByRole('button', { name: 'Neue Notiz' }).click()
  await noteText(page).waitFor()
  await noteText(page).click()
  await page.keyboard.type(text)
  await done(page)
}

/** Writes another text over that of a note. */
export async function editNote(page: Page, from: string, to: string): Promise<void> {
  await openNote(page, from)
  await rewriteNote(page, to)
  await done(page)
}

export async function removeNote(page: Page, text: string): Promise<void> {
  await openNote(page, text)
  await dialog(page).getByRole('button', { name: 'Löschen' }).click()
  await list(page).waitFor()
}

export async function openNote(page: Page, text: string): Promise<void> {
  const card = list(page).getByRole('listitem').filter({ hasText: text })
  await card.getByRole('heading').getByRole('link').click()
  await noteText(page).waitFor()
}

/** Leaves the note that is open, once it is stored: who leaves sooner is not told when it is. */
export async function done(page: Page): Promise<void> {
  await dialog(page)
    .getByText(/^gespeichert/)
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Fertig' }).click()
  await list(page).waitFor()
}

/** As somebody who looks at the window again: the device asks the server for news. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
