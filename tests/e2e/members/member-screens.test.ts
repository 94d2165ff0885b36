/** What only members see: axe, 320 px and the policy of the page hold there too, in both directions. */
import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../support/long-series'
import { memberScreens, openScreen, remember } from '../../support/looks/screens'
import { membersReady, newMember, register } from '../../support/members/member'
import { atRest } from '../../support/pages/at-rest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

let server: AppServer
let person: Person

beforeAll(async () => {
  server = await startAppServer()
  await membersReady(server.origin)
  person = await openBrowser()
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  await remember(person.context, server.origin, { locale: 'de' })
  await register(person.page, server.origin, newMember('Miriam von Bethanien am Ölberg'))
})
afterAll(async () => {
  await person.close()
  await server.close()
  // Cleaning what is dirty makes the browser say that it ran nothing of it (SECURITY 5.6).
  expect(person.complaints.filter((text) => !text.includes('Content Security Policy'))).toEqual([])
})

/** Each screen in one of them, in all of them in the long series. */
const settings = [
  { locale: 'de', theme: 'light', width: 1280 },
  { locale: 'ar', theme: 'dark', width: 390 },
  { locale: 'fr', theme: 'light', width: 320 },
]

describe.each(settings.map((setting, share) => ({ ...setting, share })))(
  'in $locale, $theme, $width px wide',
  ({ locale, theme, width, share }) => {
    beforeAll(async () => {
      const display = encodeURIComponent(JSON.stringify({ theme }))
      await person.context.addCookies([
        { name: 'locale', value: locale, url: server.origin },
        { name: 'bs-display', value: display, url: server.origin },
      ])
      await person.page.setViewportSize({ width, height: 800 })
    })

    it.each(memberScreens.filter((_, index) => isLong || index % settings.length === share))(
      '$name is accessible and does not scroll sideways',
      async (screen) => {
        const { page } = person
        await openScreen(page, server.origin, screen)
        const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
        expect(
          violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
        ).toEqual([])
        const wide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('dialog, dialog :not(input)')]
            .filter(
              (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible',
            )
            .filter((box) => box.clientWidth > 1 && getComputedStyle(box).textOverflow !== 'ellipsis')
            .map((box) => `${box.tagName} ${box.className} ${box.scrollWidth} > ${box.clientWidth}`),
        )
        expect(wide).toEqual([])
      },
    )
  },
)

describe('a message of the server', () => {
  it('is cleaned, shown, and hidden for good when it is dismissed', async () => {
    const { context } = person
    const page = await context.newPage()
    await context.addCookies([{ name: 'locale', value: 'de', url: server.origin }])
    const message =
      '<p onclick="document.title=1">Danke, <b>Miriam</b>. <a href="/SDE/Ps23" style="color:red">Lies weiter</a></p>' +
      '<img src=x onerror="document.title=2"><a href="javascript:alert(1)">böse</a><iframe src="/"></iframe>'
    const data = [{ id: 7, type: 'info', notification_message: { message }, dismiss_days: 3 }]
    await context.route(/\/api\/notifications$/, async (route) =>
      route.fulfill({ response: await route.fetch(), json: { data } }),
    )
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${server.origin}/SDE/Joh1`)
    const bar = page.locator('section', { hasText: 'Danke' }).first()
    await bar.waitFor()
    const html = await bar.locator('[role="status"] > div').innerHTML()
    expect(html).toBe('<p>Danke, <b>Miriam</b>. <a href="/SDE/Ps23">Lies weiter</a></p><a>böse</a>')
    expect(await page.title()).toMatch(/Perikope$/)
    await bar.getByRole('button').click()
    await bar.waitFor({ state: 'detached' })
    const asked = page.waitForResponse(/\/api\/notifications$/)
    await page.reload()
    await asked
    await atRest(page)
    expect(await bar.count()).toBe(0)
  })
})
