/** Counting visits: nothing before consent, nothing that was typed, and nothing that depends on it. A real server counts. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import { openBrowser, type Person } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'
import { type FakeMatomo, startFakeMatomo } from '../../support/servers/fake-matomo'

let server: AppServer
let matomo: FakeMatomo
let person: Person

beforeAll(async () => {
  matomo = await startFakeMatomo()
  server = await startAppServer({
    ANALYTICS_URL: matomo.address,
    ANALYTICS_STATISTICS: 'stat1',
    ANALYTICS_MARKETING: 'mark1',
    ERROR_REPORT_URL: new URL('/errors.php', matomo.address).href,
  })
})
afterAll(async () => {
  await server.close()
  await matomo.close()
})
beforeEach(async () => {
  matomo.asked.length = 0
  matomo.told.length = 0
  matomo.script = 'working'
  person = await openBrowser()
  await remember(person.context, server.origin, { locale: 'de' })
})
afterEach(() => person.close())

const open = (path: string) => person.page.goto(server.origin + path)
const question = () => person.page.getByRole('dialog', { name: 'Was darf mitgezählt werden?' })
const answer = (name: string) => question().getByRole('button', { name }).click()
const cookie = async (name: string) =>
  (await person.context.cookies()).find((one) => one.name === name)?.value
const told = (name: string) => matomo.told.filter(([command]) => command === name)
const reading = () =>
  expect.poll(() => person.page.locator('article:visible h1').first().innerText()).toBe('Johannes 1')

describe('counting visits', () => {
  it('begins with the consent, tells pages and not words, and ends when it is taken back', async () => {
    await open('/SDE/Joh1')
    await question().waitFor()
    const buttons = question().getByRole('button')
    const looks = await buttons.evaluateAll((all) =>
      all.map((one) => [
        getComputedStyle(one).backgroundColor,
        getComputedStyle(one).fontWeight,
        one.getBoundingClientRect().height,
      ]),
    )
    expect(looks).toEqual([looks[0], looks[0], looks[0]])
    expect(matomo.asked, 'nothing is loaded before').toEqual([])
    await question().getByRole('checkbox', { name: 'Statistik' }).check()
    await answer('Auswahl erlauben')
    await expect.poll(() => told('trackPageView').length).toBe(1)
    expect(told('setCustomUrl')).toEqual([['setCustomUrl', `${server.origin}/SDE/Joh1`]])
    expect(told('setSiteId')).toEqual([['setSiteId', 2]])
    expect(told('setCustomDimension').map(([, ...values]) => values)).toEqual(
      expect.arrayContaining([
        [1, 'Visitor'],
        [2, 'modern'],
        [3, 'Consented'],
        [4, 'Browser'],
      ]),
    )
    expect(told('trackEvent')).toContainEqual(['trackEvent', 'consent', 'accepted'])
    expect(matomo.asked).toContain('/matomo/js/container_stat1.js')
    expect(matomo.asked).not.toContain('/matomo/js/container_mark1.js')
    expect(JSON.parse(decodeURIComponent((await cookie('CookieConsent')) ?? ''))).toEqual({
      necessary: true,
      statistics: true,
      marketing: false,
    })

    await person.page.getByRole('combobox').filter({ visible: true }).fill('Geheimnis')
    await person.page.keyboard.press('Enter')
    await expect.poll(() => told('trackEvent')).toContainEqual(['trackEvent', 'search', 'SearchView'])
    expect(JSON.stringify(matomo.told)).not.toContain('Geheimnis')

    await person.page.locator('header button[aria-haspopup]:visible').first().click()
    await person.page.getByRole('button', { name: 'Datenschutz einstellen' }).click()
    await answer('Nur Notwendiges')
    await expect.poll(() => told('optUserOut').length).toBe(1)
    expect(told('setCustomDimension').at(-1)).toEqual(['setCustomDimension', 3, 'Declined'])
    expect(await cookie('bs-matomo-opt-out')).toBe('1')
    const count = matomo.told.length
    await person.page.goBack()
    await reading()
    expect(matomo.told.length).toBe(count)
    expect(person.complaints).toEqual([])
  })

  it('never begins for who allows only what is necessary, and asks again of who closed the question', async () => {
    await open('/SDE/Joh1')
    await question().waitFor()
    await person.page.keyboard.press('Escape')
    await expect.poll(() => question().count()).toBe(0)
    expect(await cookie('CookieConsent')).toBeUndefined()
    await open('/SDE/Joh1')
    await answer('Nur Notwendiges')
    await open('/SDE/Joh1')
    await reading()
    await person.page.evaluate(() =>
      setTimeout(() => void Promise.reject(new TypeError('broken "words" in it')), 0),
    )
    await expect.poll(() => matomo.asked).toEqual(['/errors.php'])
    expect(matomo.told[0]).toMatchObject({
      name: 'TypeError',
      message: 'broken <text> in it',
      userType: 'Visitor',
    })
    expect(await question().count()).toBe(0)
  })

  it('is asked and answered by keyboard, and asked again gives the focus back', async () => {
    const { page } = person
    const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    const isInside = () => question().evaluate((box) => box.contains(document.activeElement))
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 15 && (await focus()) !== name; presses += 1) {
        await page.keyboard.press('Tab')
        expect(await isInside(), 'the focus stays in the question').toBe(true)
      }
      expect(await focus()).toBe(name)
    }
    await open('/SDE/Joh1')
    await question().waitFor()
    await expect.poll(isInside).toBe(true)
    await tabTo('Nur Notwendiges')
    await page.keyboard.press('Enter')
    await question().waitFor({ state: 'detached' })
    expect(matomo.asked).toEqual([])
    const menu = page.locator('header button[aria-haspopup]:visible').first()
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Datenschutz einstellen' }).focus()
    await page.keyboard.press('Enter')
    await question().waitFor()
    await expect.poll(isInside).toBe(true)
    expect(await question().getByRole('checkbox', { name: 'Statistik' }).isChecked()).toBe(false)
    await tabTo('Alles erlauben')
    await page.keyboard.press('Enter')
    await question().waitFor({ state: 'detached' })
    await expect.poll(() => matomo.asked).toContain('/matomo/js/container_stat1.js')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    expect(person.complaints).toEqual([])
  })

  it('is done without where it is blocked: reading goes on, the log says why', async () => {
    await person.context.route(`${matomo.address}**`, (route) => route.abort())
    await open('/SDE/Joh1')
    await answer('Alles erlauben')
    await expect.poll(() => person.complaints.join()).toContain('an ad or tracking blocker may be active')
    await person.page.getByRole('combobox').filter({ visible: true }).fill('Ps 23')
    await person.page.keyboard.press('Enter')
    await expect.poll(() => new URL(person.page.url()).pathname).toBe('/SDE/Ps23')
    await expect.poll(() => person.page.getByRole('heading', { name: 'Psalm 23' }).isVisible()).toBe(true)
  })

  it('is done without where the tracker never comes to life', async () => {
    matomo.script = 'silent'
    await open('/SDE/Joh1')
    await answer('Alles erlauben')
    await reading()
    await expect.poll(() => person.complaints.join()).toContain('window.Piwik undefined after waiting')
  })
})
