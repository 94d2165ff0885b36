/** A plan of one's own in a real browser: built, read, changed, saved as a file, deleted and opened again. */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { newMember, register } from '../../support/members/member'
import { expectAllSent } from '../../support/members/member-data'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let page: Page

openForAll({ hasMembers: true, chosen: 'de', isTouch: true, width: 390, height: 844 }, (opened) => {
  ;({ page } = opened)
})

const { origin } = readingServer
const dialog = () => page.locator('dialog[open]').last()
const words = () => dialog().innerText()
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
const box = (title: string) => dialog().locator('ol').getByRole('checkbox', { name: title, exact: true })

async function addPassages(text: string) {
  await press('Stellen')
  const field = dialog().getByRole('textbox', { name: 'Stellen' })
  await field.fill(text)
  await field.press('Enter')
}

it('is built, read and changed; its marks come through a file', daily, async () => {
  await register(page, origin, newMember('Ester'))
  await page.goto(`${origin}/reading-plans`)
  await dialog().getByRole('link', { name: 'Eigenen Plan zusammenstellen' }).click()
  await dialog().getByLabel('Name des Plans').fill('Licht')
  await addPassages('Joh 1-2; Ps 230')
  await expect.poll(words).toContain('Eine dieser Stellen gibt es nicht')
  await addPassages('Joh 1-2; Ps 23')
  const amount = dialog().getByLabel('Anzahl')
  await amount.fill('4000')
  await expect.poll(words).toMatch(/höchstens 8\d/)
  await amount.fill('3')
  await expect.poll(words).toContain('3 Tage')
  await press('Beginnen')
  await box('Tag 1').check()
  await expect.poll(words).toContain('1 von 3 gelesen')

  await dialog().getByRole('link', { name: 'Plan ändern' }).click()
  await addPassages('Mk 1')
  await dialog().getByLabel('Anzahl').fill('4')
  await expect.poll(words).toContain('1 gelesener Tag bleibt')
  await press('Speichern')
  await expect.poll(words).toContain('1 von 4 gelesen')
  expect(await box('Tag 1').isChecked()).toBe(true)
  expect(await box('Tag 4').isChecked()).toBe(false)

  const saved = page.waitForEvent('download')
  await press('Als Datei speichern')
  const file = await (await saved).path()
  await press('Löschen')
  await dialog().getByRole('link', { name: 'Eigenen Plan zusammenstellen' }).waitFor()
  await expect.poll(() => dialog().getByRole('link', { name: 'Licht' }).count()).toBe(0)
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'not.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"title": "x", "sections": []}'),
    })
  await page.getByText(/ist kein Leseplan/).waitFor()
  await dialog().locator('input[type=file]').setInputFiles(file)
  await expect.poll(words).toContain('1 von 4 gelesen')
  await press('Wieder aufnehmen')
  await expect.poll(words).toContain('Pausieren')
  expect(await box('Tag 1').isChecked()).toBe(true)
  await expectAllSent(page)
})
