/** What a person with several devices finds on each of them: the same colours. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remember } from '../support/looks/screens'
import { type MemberName, newMember, register, signIn } from '../support/members/member'
import { expectAllSent } from '../support/members/member-data'
import { openBrowser, type Person, waitForServiceWorker } from '../support/pages/browser'
import { colourOf, dialog, openChapter, selectVerse, toolbar } from '../support/pages/study-page'
import { type AppServer, startAppServer } from '../support/servers/app-server'

let server: AppServer
const people: Person[] = []

beforeAll(async () => {
  server = await startAppServer()
})
afterAll(async () => {
  for (const person of people) await person.close()
  await server.close()
})

/** Another device of a member, which nobody used before. */
async function freshDevice(member: MemberName, isFirst = false): Promise<Person> {
  const person = await openBrowser()
  people.push(person)
  await remember(person.context, server.origin, { locale: 'de' })
  if (isFirst) await register(person.page, server.origin, member)
  else await signIn(person.page, server.origin, member)
  return person
}

describe('two fresh devices', () => {
  it('that use a colour offline each have five colours when they meet, not six', async () => {
    const member = newMember()
    const devices = [await freshDevice(member, true), await freshDevice(member)]
    for (const [index, { page, context }] of devices.entries()) {
      await openChapter(page, `${server.origin}/SDE/Joh1`)
      await waitForServiceWorker(page)
      await context.setOffline(true)
      await selectVerse(page, 4 + index)
      await toolbar(page).getByRole('button', { name: 'Gelb' }).click()
      await expect.poll(() => colourOf(page, 4 + index)).toBe('yellow')
    }
    for (const { page, context } of devices) {
      await context.setOffline(false)
      await expectAllSent(page)
    }
    for (const { page } of devices) {
      await page.goto(`${server.origin}/tags`)
      const rows = dialog(page).getByRole('listitem').filter({ hasText: /Vers/ })
      await dialog(page).getByText('2 Verse').waitFor()
      expect(await rows.locator('bdi').allInnerTexts()).toHaveLength(5)
      await openChapter(page, `${server.origin}/SDE/Joh1`)
      await expect.poll(() => colourOf(page, 4)).toBe('yellow')
      await expect.poll(() => colourOf(page, 5)).toBe('yellow')
    }
  })
})
