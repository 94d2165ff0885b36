/** A note stands beside the text it is about: the verse is seen, goes on being read, and is quoted. */
import { expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import { newMember, register, signIn } from '../../support/members/member'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import { dialog, noteText, openChapter, selectVerse, toolbar } from '../../support/pages/study-page'
import type { AppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person
const member = newMember()

openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, async (opened) => {
  ;({ server, person } = opened)
  await register(person.page, server.origin, member)
})

/** Opens the editor at a verse; the verse and the panel, as boxes on the screen. */
async function noteAt({ page }: Person, number: number) {
  await openChapter(page, `${server.origin}/SDE/Joh1`)
  await selectVerse(page, number)
  await toolbar(page).getByRole('button', { name: 'Notiz', exact: true }).click()
  await noteText(page).waitFor()
  await dialog(page).locator('blockquote').waitFor()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  return await boxes(page, number)
}

const boxes = (page: Person['page'], number: number) =>
  page.evaluate((v) => {
    const box = (selector: string) => {
      const { left, right, top, bottom, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { left, right, top, bottom, width, height }
    }
    return { verse: box(`main .v[data-v="${v}"]`), panel: box('dialog[open] > div') }
  }, number)

it('is a panel of 480 px beside its verse, which stays to be read and selected', async () => {
  const { page } = person
  const { verse, panel } = await noteAt(person, 14)
  expect(panel.width).toBe(480)
  expect(verse.right).toBeLessThanOrEqual(panel.left)
  expect(verse.top).toBeGreaterThan(50)
  expect(verse.bottom).toBeLessThan(800)
  const quoted = await dialog(page).locator('blockquote').innerText()
  expect(quoted).toMatch(/^Das Wort wurde ein Mensch/)

  // The text scrolls and answers.
  await page.keyboard.type('Fleisch.')
  await page.mouse.move(300, 400)
  await page.mouse.wheel(0, 400)
  await expect.poll(async () => (await boxes(page, 14)).verse.top).toBeLessThan(verse.top - 300)
  await page.locator('main .fn:visible').first().click()
  const footnote = page.getByRole('dialog', { name: 'Fußnote' })
  await footnote.waitFor()
  await page.keyboard.press('Escape')
  await footnote.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/notes')
  await dialog(page)
    .getByText(/^gespeichert/)
    .waitFor()
})

it('closes with Esc from the editor and from the text, and gives the focus and the selection back', async () => {
  const { page } = person
  await noteAt(person, 14)
  await noteText(page).press('Escape')
  await page.waitForURL(/\/SDE\/Joh1$/)
  await toolbar(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Notiz')

  await toolbar(page).getByRole('button', { name: 'Notiz', exact: true }).click()
  await noteText(page).waitFor()
  await page.locator('main .v[data-v="14"] .n').first().focus()
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/SDE\/Joh1$/)
  await toolbar(page).waitFor()
})

it('is a half sheet on phones, with the verse above it', async () => {
  const phone = await openBrowser({ width: 390, height: 844, isTouch: true })
  await remember(phone.context, server.origin, { locale: 'de' })
  await signIn(phone.page, server.origin, member)
  const { verse, panel } = await noteAt(phone, 14)
  expect(panel.height).toBe(422)
  expect(panel.bottom).toBe(844)
  expect(verse.top).toBeGreaterThan(50)
  expect(verse.bottom).toBeLessThanOrEqual(panel.top)
  expect(phone.complaints).toEqual([])
  await phone.close()
})
