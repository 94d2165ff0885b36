/** Reading plans in a real browser: days in the reader's own zone, ten of them missed, three ways on, a notice until midnight, all offline. */
import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import ICAL from 'ical.js'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { remember } from '../../support/looks/screens'
import { newMember, register, signIn } from '../../support/members/member'
import { expectAllSent } from '../../support/members/member-data'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page
const member = newMember()
const plan = '/reading-plan/gospels/5'

// In Auckland it is already tomorrow: 27 November, 21:00 there is 08:00 UTC of the same day.
openForAll(
  { hasMembers: true, chosen: 'de', isTouch: true, width: 390, height: 844, timeZone: 'Pacific/Auckland' },
  (opened) => {
    ;({ person, page } = opened)
  },
)

const { origin } = readingServer
const at = (instant: string) => page.clock.setSystemTime(new Date(instant))
const open = (path: string) => page.goto(origin + path)
const dialog = () => page.locator('dialog[open]').last()
const press = (name: string | RegExp) => dialog().getByRole('button', { name }).click()
const words = () => dialog().innerText()
const rowOf = (title: string) => dialog().locator('ol li', { has: page.getByText(title, { exact: true }) })

describe('a plan on a phone in Auckland', () => {
  it('begins today as it is there, and ten missed days are caught up with in each way', daily, async () => {
    await page.clock.install({ time: new Date('2026-11-27T11:30:00Z') })
    await register(page, origin, member)
    await open(plan)
    await waitForServiceWorker(page)
    // In Auckland it is half past midnight of the next day.
    expect(await dialog().getByLabel('Erster Tag').inputValue()).toBe('2026-11-28')
    await press('Beginnen')
    await expect.poll(() => rowOf('Tag 1').innerText()).toContain('28. Nov')
    await rowOf('Tag 1').getByRole('checkbox').check()
    await rowOf('Tag 30').getByRole('checkbox').check()
    await expectAllSent(page)

    await person.context.setOffline(true)
    await at('2026-12-08T08:00:00Z')
    await open(plan)
    await expect.poll(words).toContain('7 weitere Tage offen')
    for (const [way, last] of [
      ['Rest verteilen', '6. Januar'],
      ['Ende verschieben', '14. Januar'],
      ['Versäumtes überspringen', '6. Januar'],
    ] as const) {
      await press(new RegExp(`^${way}`))
      await expect.poll(words).not.toContain('Wie möchtest du weitermachen?')
      await expect.poll(words).toContain(`Bis ${last === '14. Januar' ? 'Do' : 'Mi'}., ${last}`)
      expect(await rowOf('Tag 1').getByRole('checkbox').isChecked()).toBe(true)
      expect(await rowOf('Tag 30').getByRole('checkbox').isChecked()).toBe(true)
      if (way !== 'Versäumtes überspringen') {
        await page.getByRole('button', { name: 'Rückgängig' }).click()
        await expect.poll(words).toContain('Wie möchtest du weitermachen?')
      }
    }
    expect(await words()).toContain('2 von 31 gelesen')
  })

  it('goes into a calendar as days', async () => {
    await open(plan)
    await dialog().getByText('Mehr', { exact: true }).click()
    const saved = page.waitForEvent('download')
    await press('In den Kalender')
    const file = await (await saved).path()
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8')))
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(events).toHaveLength(29)
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
    expect([events[0]?.startDate.toString(), events.at(-1)?.startDate.toString()]).toEqual([
      '2026-12-08',
      '2027-01-06',
    ])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(29)
  })

  it('meets the same plan on another device', async () => {
    await person.context.setOffline(false)
    await expectAllSent(page)
    const other = await openBrowser({ timeZone: 'Europe/Berlin' })
    await remember(other.context, origin, { locale: 'de' })
    await signIn(other.page, origin, member)
    await other.page.goto(origin + plan)
    await expect
      .poll(() => other.page.locator('dialog[open]').last().innerText())
      .toContain('2 von 31 gelesen')
    const { violations } = await new AxeBuilder({ page: other.page }).setLegacyMode().analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await other.close()
  })
})

/** A zone in which it is between nine and ten in the evening now: the worker's clock cannot be set. */
function eveningZone(now: Date): string {
  const ahead = ((((21 - now.getUTCHours() + 12) % 24) + 24) % 24) - 12
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

it('what is due is closed in the evening and back after local midnight, offline', async () => {
  const now = new Date()
  const someone = await openBrowser({ timeZone: eveningZone(now), width: 390, height: 844 })
  await remember(someone.context, origin, { locale: 'de' })
  const own = someone.page
  await register(own, origin, newMember('Hanna'))
  await own.goto(origin + '/reading-plan/psalms-in-a-month/3')
  await waitForServiceWorker(own)
  const begin = own.locator('dialog[open]').last().getByRole('button', { name: 'Beginnen' })
  await begin.click()
  // The form goes when the plan is stored.
  await begin.waitFor({ state: 'detached' })
  await someone.context.setOffline(true)
  const notice = own.getByRole('region', { name: 'Mitteilungen' })
  await own.goto(origin)
  await expect.poll(() => notice.innerText()).toContain('Heute: Psalm 1')
  await notice.getByRole('button').click()
  await expect.poll(() => notice.count()).toBe(0)
  const midnight = new Date(now.getTime() + (3 * 60 - now.getUTCMinutes()) * 60_000).setUTCSeconds(0, 0)
  await own.clock.setSystemTime(midnight - 120_000)
  await own.goto(origin)
  await own.locator('main').waitFor()
  expect(await notice.count()).toBe(0)
  await own.clock.setSystemTime(midnight + 30_000)
  await own.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => notice.innerText()).toContain('Heute: Psalm')
  await someone.close()
})
