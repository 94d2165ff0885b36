/** The verse of the day in a real browser: the reader's own day, days beside it, entries, without a network, over midnight. */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { addDays, type Day } from '#core/calendar/day'
import { daily } from '../../support/daily'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page
openForAll({ chosen: 'de', timeZone: 'Pacific/Auckland', width: 390, height: 844 }, (opened) => {
  ;({ person, page } = opened)
})

const open = (path: string) => page.goto(readingServer.origin + path)
const dialog = () => page.locator('dialog[open]').last()
const title = () => dialog().getByRole('heading').first().innerText()

/** The first of two days in a row whose passages the starter editions have. */
async function daysWithText(): Promise<[Day, Day]> {
  const hasText = async (day: Day) =>
    (await (await fetch(`${readingServer.origin}/api/verse-of-the-day/${day}`)).json()).data.text !==
    undefined
  let day: Day = '2026-11-27'
  for (let tries = 0; tries < 430; tries += 1) {
    if (await hasText(day)) return [day, addDays(day, 1)]
    day = addDays(day, 1)
  }
  throw new Error('The starter editions have no passage of the list.')
}

it('is that of the day where the reader is, and goes on at midnight', daily, async () => {
  const [day, next] = await daysWithText()
  // Noon by UTC of the day before is one o'clock in the morning in Auckland.
  await page.clock.install({ time: new Date(`${addDays(day, -1)}T12:00:00Z`) })
  await open('/verse-of-the-day')
  await waitForServiceWorker(page)
  await dialog().locator('blockquote').waitFor()
  expect(await dialog().locator('time').getAttribute('datetime')).toBe(day)

  await person.context.setOffline(true)
  await open(`/verse-of-the-day/${day}`)
  await dialog().locator('blockquote').waitFor()
  await dialog().getByRole('link', { name: 'Voriger Tag' }).click()
  await expect.poll(() => page.url()).toContain(addDays(day, -1))
  await open('/verse-of-the-day')
  await page.clock.setSystemTime(new Date(`${day}T11:00:10Z`))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => dialog().locator('time').getAttribute('datetime')).toBe(next)
  await person.context.setOffline(false)
})

it('knows its entries by UUID, and no others', async () => {
  const { data } = await (await fetch(`${readingServer.origin}/api/verse-of-the-day/2026-12-25`)).json()
  await open(`/verse-of-the-day/${data.uuid}`)
  await expect.poll(title).toBe('Vers des Tages')
  await open('/verse-of-the-day/0f8fad5b-d9cb-469f-a165-70867728950e')
  await expect.poll(() => page.locator('h1').first().innerText()).toBe('Diese Seite gibt es nicht.')
  await open('/verse-of-the-day/2026-02-30')
  await expect.poll(() => page.locator('h1').first().innerText()).toBe('Diese Seite gibt es nicht.')
})
