/** States without a text: what takes long has its title and a way back; an account begins with a greeting. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { membersReady, newMember, register } from '../../support/members/member'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openChapter, selectVerse, toolbar } from '../../support/pages/study-page'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person

beforeAll(async () => {
  server = await startAppServer()
  person = await openBrowser()
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  await person.close()
  await server.close()
  expect(person.complaints).toEqual([])
})

describe('a chapter that does not come', () => {
  it('is named, and given up after a while', async () => {
    const { page, context } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await page.locator('aside').waitFor()
    const isChapter = /\/api\/(library|text)\//
    await context.route(isChapter, () => {})
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/SDE/Ps23'
      document.querySelector('main')?.append(link)
      link.click()
      link.remove()
    })
    await page.getByRole('heading', { name: 'Psalm 23' }).waitFor()
    await page.getByText('Dauert länger als sonst').waitFor()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Johannes 1')
    await context.unroute(isChapter)
  })
})

describe('a message', () => {
  it('stands clear of what can be done with the verses', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectVerse(page, 4)
    await toolbar(page).getByRole('button', { name: 'Kopieren' }).click()
    const message = page.getByRole('region', { name: 'Meldungen' }).getByRole('status')
    await message.waitFor()
    const [said, bar] = await Promise.all([message.boundingBox(), toolbar(page).boundingBox()])
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })
})

describe('a new member', () => {
  it('is welcomed, and seen in the header', async () => {
    const { page } = person
    await membersReady(server.origin)
    await register(page, server.origin, newMember('Naomi'))
    await page.getByText(/^Willkommen, .?Naomi/).waitFor()
    await expect.poll(() => page.locator('[data-panel="user"]').innerText()).toBe('N')
    await page.goto(`${server.origin}/likes`)
    await page.getByRole('link', { name: 'Weiterlesen' }).last().waitFor()
  })
})
