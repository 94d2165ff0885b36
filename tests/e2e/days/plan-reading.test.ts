/** A plan read on two devices without a network, from chapter to chapter, and by ear. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { finishUtterance, giveVoices, heardOn } from '../../support/fake-voices'
import { remember } from '../../support/looks/screens'
import { newMember, register, signIn } from '../../support/members/member'
import { expectAllSent } from '../../support/members/member-data'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person
let page: Page
const member = newMember()
const plan = '/reading-plan/mark-in-a-week/1'

openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, async (opened) => {
  ;({ server, person, page } = opened)
  await giveVoices(person.context, ['Anna de-DE'])
})

const dialogOf = (own: Page) => own.locator('dialog[open]').last()
const wordsOf = (own: Page) => dialogOf(own).innerText()
const press = (own: Page, name: string | RegExp) => dialogOf(own).getByRole('button', { name }).click()
const open = (own: Page, path: string) => own.goto(server.origin + path)
const rowsOf = async (own: Page) => {
  await open(own, plan)
  await dialogOf(own).locator('ol li').first().waitFor()
  return await dialogOf(own)
    .locator('ol li')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('input')?.checked))
}

describe('a plan', () => {
  it('is read aloud passage by passage', async () => {
    await register(page, server.origin, member)
    await open(page, plan)
    await waitForServiceWorker(page)
    await press(page, 'Beginnen')
    await press(page, 'Anhören')
    await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(0)
    const first = new URL(page.url()).pathname
    for (let count = 0; new URL(page.url()).pathname === first && count < 400; count += 1)
      await finishUtterance(page)
    expect(first).toBe('/SDE/Mk1')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/SDE/Mk2')
  })
  it('is marked below its chapter, and only there', async () => {
    await open(page, '/SDE/Mk2')
    const bar = page.getByRole('complementary', { name: 'Aus deinem Leseplan' })
    await expect.poll(() => bar.innerText()).toContain('Tag 1')
    await bar.getByRole('checkbox').check()
    await expect.poll(() => bar.innerText()).toContain('Für heute hast du alles gelesen.')
    await bar.getByRole('checkbox').uncheck()
    await open(page, '/SDE/Mk7')
    await page.locator('article .turn').first().waitFor()
    expect(await bar.count()).toBe(0)
  })

  it('paused on one device and read on another, both offline and started anew, is both', async () => {
    await open(page, plan)
    await expectAllSent(page)
    const other = await openBrowser({})
    await remember(other.context, server.origin, { locale: 'de' })
    await signIn(other.page, server.origin, member)
    await open(other.page, plan)
    await waitForServiceWorker(other.page)
    await expect.poll(() => wordsOf(other.page)).toContain('0 von 7 gelesen')

    await person.context.setOffline(true)
    await other.context.setOffline(true)
    await press(page, 'Pausieren')
    await expect.poll(() => wordsOf(page)).toContain('Pause seit')
    await dialogOf(page).getByRole('checkbox', { name: 'Tag 6', exact: true }).check()
    await open(other.page, '/reading-plan/mark-in-a-week/tag-3/3')
    await press(other.page, 'Bis hierher gelesen')

    const [again, otherAgain] = [await person.context.newPage(), await other.context.newPage()]
    await page.close()
    await other.page.close()
    page = again
    expect(await rowsOf(page)).toEqual([false, false, false, false, false, true, false])
    expect(await wordsOf(page)).toContain('Pause seit')
    expect(await rowsOf(otherAgain)).toEqual([true, true, true, false, false, false, false])

    await person.context.setOffline(false)
    await other.context.setOffline(false)
    await expectAllSent(page)
    await expectAllSent(otherAgain)
    for (const one of [page, otherAgain]) {
      await expect.poll(() => rowsOf(one)).toEqual([true, true, true, false, false, true, false])
      await expect.poll(() => wordsOf(one)).toContain('Pause seit')
    }
    await press(otherAgain, 'Weitermachen')
    await expectAllSent(otherAgain)
    await open(page, plan)
    await expect.poll(() => wordsOf(page)).not.toContain('Pause seit')
    await other.close()
  })
})
