/** A note two devices wrote at once: both texts can be read, and each choice leaves what it says. */
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import { cutTexts, smallTargets } from '../../support/looks/wcag'
import { newMember, register, signIn } from '../../support/members/member'
import { expectAllSent } from '../../support/members/member-data'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import {
  dialog,
  noteText,
  openChapter,
  rewriteNote,
  selectVerse,
  writeNote,
} from '../../support/pages/study-page'
import type { AppServer } from '../../support/servers/app-server'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** Where a picture of each is put, for those who look at them. */
const pictures = process.env['PERIKOPE_PICTURES']
const words = {
  left: 'Was das erste Gerät unterwegs dazu schrieb, ein ganzer Satz und noch einer. Er hat genug Worte für zwei Zeilen.',
  kept: 'Was das zweite Gerät inzwischen dazu schrieb.',
}

let server: AppServer
let person: Person
const member = newMember()

openForAllAtOwnServer({ hasMembers: true, chosen: 'de', isCalm: true }, (opened) => {
  ;({ server, person } = opened)
})

const heading = (page: Page) => page.locator('#kept-copy')
const texts = async (page: Page) => {
  await page.goto(`${server.origin}/notes`)
  await dialog(page).locator('a[href*="note="]').first().waitFor()
  return await dialog(page).locator('a[href*="note="]').allInnerTexts()
}

/** Writes at the same note as the other device, which is not here at that time; opens what was kept of it. */
async function makeCopy(verse: number, title: string): Promise<void> {
  const { page, context } = person
  await openChapter(page, `${server.origin}/SDE/Joh1`)
  await selectVerse(page, verse)
  await writeNote(page, title, 'Am Anfang.')
  await expectAllSent(page)
  const address = page.url()
  const second = await openBrowser()
  await remember(second.context, server.origin, { locale: 'de' })
  await signIn(second.page, server.origin, member, `/login?to=%2Fnotes`)
  await dialog(second.page).getByText(title).first().waitFor()
  await context.setOffline(true)
  await rewriteNote(page, words.left)
  await second.page.goto(address)
  await rewriteNote(second.page, words.kept)
  await expectAllSent(second.page)
  await second.close()
  await context.setOffline(false)
  await expectAllSent(page)
  await page.goto(`${server.origin}/notes`)
  const copies = dialog(page).getByText(words.kept.slice(0, 20))
  await copies.first().waitFor()
  await dialog(page).getByText(words.left.slice(0, 20)).first().waitFor()
}

/** Opens the one of both that is the copy. */
async function openCopy(title: string): Promise<void> {
  const { page } = person
  await page.goto(`${server.origin}/notes`)
  const links = dialog(page).locator('a[href*="note="]', { hasText: title })
  await expect.poll(() => links.count()).toBe(2)
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const path of paths) {
    await page.goto(server.origin + path)
    await noteText(page).waitFor()
    if ((await heading(page).count()) > 0) return
  }
  throw new Error('None of both is a copy')
}

/** Without taking the session away, as `remember` does. */
async function wear(locale: string, theme: string): Promise<void> {
  const display = encodeURIComponent(JSON.stringify({ theme }))
  await person.context.addCookies([
    { name: 'locale', value: locale, url: server.origin },
    { name: 'bs-display', value: display, url: server.origin },
  ])
}

const choose = (name: string) => dialog(person.page).getByRole('button', { name, exact: true }).click()

describe('what another device overwrote', () => {
  beforeAll(async () => {
    await register(person.page, server.origin, member)
  })

  it('stands beside what overwrote it, fit to be seen', async () => {
    await makeCopy(1, 'Das Wort')
    await openCopy('Das Wort')
    const { page } = person
    const address = page.url()
    for (const locale of ['de', 'ar'])
      for (const theme of ['light', 'dark'])
        for (const size of [
          { width: 390, height: 844 },
          { width: 1280, height: 900 },
        ]) {
          await wear(locale, theme)
          await page.setViewportSize(size)
          await page.goto(address)
          await heading(page).waitFor()
          await page.waitForFunction(() => document.fonts.status === 'loaded')
          // Each in its place: one in the editor, one above it.
          for (const text of Object.values(words)) await dialog(page).getByText(text).first().waitFor()
          const name = `copy ${locale} ${theme} ${size.width}`
          if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) })
          const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
          expect(
            violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join())}`),
            name,
          ).toEqual([])
          expect(await smallTargets(page), name).toEqual([])
          expect(await cutTexts(page), name).toEqual([])
        }
    await wear('de', 'light')
  })

  it('stays beside it, as a note like any other', async () => {
    await openCopy('Das Wort')
    await choose('Beide behalten')
    await heading(person.page).waitFor({ state: 'detached' })
    expect((await texts(person.page)).filter((text) => text.includes('Das Wort'))).toHaveLength(2)
    for (const text of Object.values(words)) await dialog(person.page).getByText(text.slice(0, 20)).waitFor()
    await expectAllSent(person.page)
  })

  it.each([
    { name: 'Nur diese behalten', verse: 3, title: 'Alles', isCopy: true },
    { name: 'Nur die aktuelle behalten', verse: 5, title: 'Licht', isCopy: false },
  ])('$name: the other goes, on the server too', async ({ name, verse, title, isCopy }) => {
    await makeCopy(verse, title)
    await openCopy(title)
    const { page } = person
    const copied = await noteText(page).innerText()
    const [other = ''] = Object.values(words).filter((text) => text !== copied)
    expect(Object.values(words)).toContain(copied)
    await choose(name)
    await heading(page).waitFor({ state: 'detached' })
    const wanted = isCopy ? copied : other
    await expect.poll(() => noteText(page).innerText()).toBe(wanted)
    await expectAllSent(page)
    expect((await texts(page)).filter((text) => text.includes(title))).toHaveLength(1)
  })
})
