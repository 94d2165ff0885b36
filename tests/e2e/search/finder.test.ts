/** What people mean, found by the names they type: in the field, above the hits, in topics and beside the text, online and offline. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { field, hits, path, places } from '../../support/pages/search-page'
import { downloadEdition } from '../../support/pages/stored'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({ chosen: 'de', isTouch: true, width: 390, height: 844 }, async (opened) => {
  ;({ person, page } = opened)
  await page.goto(`${readingServer.origin}/downloads`)
  await downloadEdition(page, 'SDE')
})

const open = async (to: string) => {
  await page.goto(readingServer.origin + to)
  await page.waitForFunction(() => !document.getElementById('first'))
}
const options = () => page.getByRole('option').filter({ visible: true })
const cards = () => page.getByRole('list', { name: 'Bekannte Stellen' }).getByRole('listitem')

describe('the parable of the sower', () => {
  it('is suggested while its name is typed, and found by it', daily, async () => {
    await open('/SDE/Mk1')
    await waitForServiceWorker(page)
    await field(page).click()
    await field(page).pressSequentially('säman')
    await expect
      .poll(() => options().allInnerTexts())
      .toContainEqual(expect.stringMatching(/Sämann[\s\S]*Markus 4/))
    await field(page).fill('gleichnis vom sämann')
    await page.keyboard.press('Enter')
    await expect.poll(() => cards().first().innerText()).toMatch(/Sämann[\s\S]*Markus 4/)
    expect((await places(page))[0]).toMatch(/^Markus 4/)
    await cards().first().getByRole('link').first().click()
    await expect.poll(() => path(page)).toMatch(/^\/SDE\/Mk4/)
  })

  it('is found without a network, misspelt, and asked for in a sentence', daily, async () => {
    await person.context.setOffline(true)
    await open('/search/SDE/wo steht das gleichnis vom säman')
    await expect.poll(() => cards().first().innerText()).toContain('Sämann')
    expect(await hits(page).count()).toBeGreaterThan(0)
    await person.context.setOffline(false)
  })

  it('has nothing for axe among its hits', async () => {
    await open('/search/SDE/gleichnis vom sämann')
    await cards().first().waitFor()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('is no card of a classic search', async () => {
    await open('/search/SDE/"gleichnis vom sämann"')
    await page.getByRole('status').first().waitFor()
    expect(await cards().count()).toBe(0)
  })

  it('is a topic of a fresh library, with its passages and what goes with it', daily, async () => {
    await open('/topics')
    const dialog = page.locator('dialog[open]').last()
    await dialog.getByRole('searchbox').fill('sämann')
    await dialog
      .getByRole('link', { name: /Sämann/ })
      .first()
      .click()
    await expect.poll(() => path(page)).toMatch(/^\/topic\//)
    await expect.poll(() => page.locator('dialog[open]').last().innerText()).toContain('Markus 4')
  })

  it('is told by the bar of a phone, before what people ask about it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/SDE/Mk4')
    await page.getByRole('button', { name: 'In diesem Kapitel' }).click()
    const sheet = page.getByRole('dialog', { name: 'In diesem Kapitel' })
    await expect.poll(() => sheet.getByRole('listitem').first().innerText()).toMatch(/Sämann[\s\S]*Markus 4/)
    await page.keyboard.press('Escape')
    await expect.poll(() => sheet.count()).toBe(0)
  })

  it('stands beside its chapter, with what goes with it', async () => {
    await page.setViewportSize({ width: 1500, height: 900 })
    await open('/SDE/Mk4')
    const box = page.locator('[data-box="entries"]')
    await expect.poll(() => box.innerText()).toMatch(/Sämann/)
    expect(await box.getByRole('link', { name: /Markus 4/ }).count()).toBeGreaterThan(1)
    await box
      .getByRole('link', { name: /Sämann/ })
      .first()
      .click()
    await expect.poll(() => path(page)).toMatch(/^\/topic\//)
  })
})
