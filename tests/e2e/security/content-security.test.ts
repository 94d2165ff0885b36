/**
 * The policy of SECURITY 5.6 holds on every screen: the browser reports nothing that it had to refuse. In the short series the test of
 * accessibility sees that, which opens every screen and takes no complaint.
 */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isLong } from '../../support/long-series'
import { openScreen, remember, screens } from '../../support/looks/screens'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page
let violations: string[]

beforeAll(async () => {
  person = await openBrowser()
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  await remember(person.context, readingServer.origin, {
    locale: 'de',
    display: { theme: 'sepia', size: '9' },
  })
})
afterAll(async () => {
  await person.close()
})
beforeEach(async () => {
  page = await person.context.newPage()
  violations = []
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(`
    addEventListener('securitypolicyviolation', (event) =>
      tellViolation([event.violatedDirective, event.blockedURI, event.sample].join(' ')))
  `)
})
afterEach(() => page.close())

describe('the content security policy', () => {
  it.each(isLong ? screens : [])('has nothing to refuse on $name', async (screen) => {
    await openScreen(page, readingServer.origin, screen)
    expect(violations).toEqual([])
  })

  it('reports what it refuses, and would so here', async () => {
    await openScreen(page, readingServer.origin, { name: 'home', path: '/', shows: 'main h1' })
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'p { color: red }'
      document.head.append(style)
    })
    await expect.poll(() => violations.join()).toContain('style-src-elem inline')
  })

  it('lets the scroll lock through that is written on an iPad', async () => {
    await page.addInitScript(`
      Object.defineProperty(navigator, 'platform', { get: () => 'iPad' })
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
    `)
    for (const screen of screens.filter(({ name }) => name === 'translations panel'))
      await openScreen(page, readingServer.origin, screen)
    const rules = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('style')]
          .filter((style) => !style.textContent.includes('--target'))
          .map((style) => style.sheet?.cssRules.length ?? 0),
      )
    await expect.poll(rules).toEqual([1])
    expect(violations).toEqual([])
  })

  it('takes the styles from their file where a proxy has rewritten those inside the page', async () => {
    const fresh = await openBrowser()
    await fresh.page.route(`${readingServer.origin}/SDE/Joh1`, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('<style>', '<style> ')
      await route.fulfill({ response: answer, body })
    })
    await fresh.page.goto(`${readingServer.origin}/SDE/Joh1`)
    const height = () =>
      fresh.page
        .locator('header button')
        .first()
        .evaluate((button) => button.clientHeight)
    await expect.poll(height).toBeGreaterThan(40)
    expect(await fresh.page.evaluate(() => document.querySelector('style')?.sheet)).toBeNull()
    await fresh.close()
  })

  it('is the same on pages that the service worker answers', async () => {
    const policy = async () =>
      (await page.goto(`${readingServer.origin}/SDE/Joh1`))?.headers()['content-security-policy']
    const fromServer = await fetch(`${readingServer.origin}/SDE/Joh1`)
    await policy()
    await waitForServiceWorker(page)
    expect(await policy()).toBe(fromServer.headers.get('content-security-policy'))
  })
})
