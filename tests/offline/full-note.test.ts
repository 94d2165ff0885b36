/** A device without room while a member writes a note: the words stay, it is said why, and they are stored once there is room. */
import type { CDPSession } from 'playwright'
import { expect, it } from 'vitest'
import { remember } from '../support/looks/screens'
import { membersReady, newMember, register } from '../support/members/member'
import { expectAllSent, memberRows } from '../support/members/member-data'
import { dialog, noteText, openChapter, selectVerse, toolbar } from '../support/pages/study-page'
import { network, person, server, setStage } from './stage/stage'

setStage()

/** In this browser, from a page beside that of the member, whose database must not be open yet. */
async function withoutRoom(): Promise<CDPSession> {
  const limit = await person.context.newCDPSession(await person.context.newPage())
  const { usage } = await limit.send('Storage.getUsageAndQuota', { origin: network.origin })
  // Less than is used: not one more row has room.
  const quotaSize = Math.max(1, Math.floor(usage / 2))
  await limit.send('Storage.overrideQuotaForOrigin', { origin: network.origin, quotaSize })
  return limit
}

const stored = async () => JSON.stringify(await memberRows(person.page, 'things'))

it('keeps the words in the editor and says so, and stores them when there is room', async () => {
  await membersReady(server.origin)
  await remember(person.context, network.origin, { locale: 'de' })
  await register(person.page, network.origin, newMember())
  await openChapter(person.page, `${network.origin}/SDE/Joh1`)
  await expectAllSent(person.page)
  await person.restart()
  const limit = await withoutRoom()
  const { page } = person
  await openChapter(page, `${network.origin}/SDE/Joh1`)
  await selectVerse(page, 4)
  await toolbar(page).getByRole('button', { name: 'Notiz', exact: true }).click()
  await noteText(page).click()
  await page.keyboard.type('Was ich nicht verlieren will.')
  await dialog(page).getByRole('alert').getByText('Das ließ sich hier nicht speichern.').waitFor()
  await page.getByText('Auf deinem Gerät fehlt Platz.').first().waitFor()
  expect(await noteText(page).innerText()).toBe('Was ich nicht verlieren will.')
  expect(await stored()).not.toContain('verlieren')

  // More words make it no worse, and nothing is called stored.
  await page.keyboard.type(' Auch das.')
  await dialog(page).getByRole('alert').getByText('Das ließ sich hier nicht speichern.').waitFor()
  expect(await noteText(page).innerText()).toBe('Was ich nicht verlieren will. Auch das.')

  await limit.send('Storage.overrideQuotaForOrigin', { origin: network.origin })
  await expect.poll(stored, { timeout: 60_000 }).toContain('Auch das.')
  await expect.poll(() => dialog(page).getByRole('alert').count()).toBe(0)
  await expectAllSent(page)
  await page.reload()
  await expect.poll(() => noteText(page).innerText()).toBe('Was ich nicht verlieren will. Auch das.')
})
