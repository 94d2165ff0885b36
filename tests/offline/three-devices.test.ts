/**
 * One member, three devices and a note that two of them wrote differently: one throws a version away that the third is changing without
 * network. An edit beats a deletion, whichever comes first (SYNC 3.7 rule 6), and everybody sees every text once.
 */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remember } from '../support/looks/screens'
import { newMember, register, signIn } from '../support/members/member'
import { expectAllSent, notesOnServer } from '../support/members/member-data'
import { openBrowser, type Person, waitForServiceWorker } from '../support/pages/browser'
import {
  comeBack,
  done,
  editNote,
  openNote,
  removeNote,
  shownNotes,
  writeNew,
} from '../support/pages/notes-page'
import { dialog } from '../support/pages/study-page'
import { type AppServer, startAppServer } from '../support/servers/app-server'

let server: AppServer
const people: Person[] = []

beforeAll(async () => {
  server = await startAppServer()
})
afterAll(async () => {
  for (const { close } of people) await close()
  await server.close()
  for (const { complaints } of people) expect(complaints).toEqual([])
})

const own = 'Notiz Eins vom ersten Gerät'
const other = 'Notiz Zwei vom zweiten Gerät'
const changed = 'Notiz Drei vom dritten Gerät'

describe('a version of a note that one device deletes and another changes without network', () => {
  it.each([
    ['the kept copy, and the deletion comes first', other, 'deletion'],
    ['the kept copy, and the change comes first', other, 'change'],
    ['the note itself, and the deletion comes first', own, 'deletion'],
    ['the note itself, and the change comes first', own, 'change'],
  ] as const)('is seen by all with that change: %s', async (_, deleted, isFirst) => {
    const [first, second, third] = await threeDevices()
    await first.context.setOffline(true)
    await editNote(first.page, 'Notiz Anfang', own)
    await editNote(second.page, 'Notiz Anfang', other)
    await expectAllSent(second.page)
    await first.context.setOffline(false)
    await expectAllSent(first.page)
    for (const { page } of [first, second, third]) await expectShown(page, [own, other])

    await third.context.setOffline(true)
    await editNote(third.page, deleted, changed)
    for (const text of [own, other]) {
      await openNote(second.page, text)
      await done(second.page)
    }
    if (isFirst === 'change') {
      await second.context.setOffline(true)
      await removeNote(second.page, deleted)
      await third.context.setOffline(false)
      await expectAllSent(third.page)
      await second.context.setOffline(false)
    } else {
      await removeNote(second.page, deleted)
      await expectAllSent(second.page)
      await third.context.setOffline(false)
    }
    await expectAllSent(second.page)
    await expectAllSent(third.page)

    const left = [deleted === own ? other : own, changed]
    for (const { page } of [first, second, third]) {
      await expectShown(page, left)
      for (const text of left) await expectFound(page, text)
    }
    expect(await notesOnServer(server.origin, member)).toEqual(left.toSorted())
  })
})

let member = newMember()

/** Of one new member, each at the same list with one note. */
async function threeDevices(): Promise<[Person, Person, Person]> {
  member = newMember()
  const devices: [Person, Person, Person] = [await device(), await device(), await device()]
  const [first, ...others] = devices
  await register(first.page, server.origin, member, '/register?to=%2Fnotes')
  await writeNew(first.page, 'Notiz Anfang')
  await expectAllSent(first.page)
  for (const { page } of others) await signIn(page, server.origin, member, '/login?to=%2Fnotes')
  for (const { page } of devices) {
    await waitForServiceWorker(page)
    await expectShown(page, ['Notiz Anfang'])
  }
  return devices
}

async function device(): Promise<Person> {
  const person = await openBrowser()
  people.push(person)
  await remember(person.context, server.origin, { locale: 'de' })
  return person
}

/** Once the device has asked for news. */
async function expectShown(page: Page, texts: readonly string[]): Promise<void> {
  await comeBack(page)
  await expect.poll(() => shownNotes(page)).toEqual(texts.toSorted())
}

/** By its second word. */
async function expectFound(page: Page, text: string): Promise<void> {
  const search = dialog(page).getByLabel('In Notizen suchen')
  await search.fill(text.split(' ')[1] ?? '')
  await expect.poll(() => shownNotes(page)).toEqual([text])
  await search.fill('')
}
