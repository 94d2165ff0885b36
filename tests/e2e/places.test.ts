import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppServer, startAppServer } from '../support/app-server'
import { openBrowser, type Person } from '../support/browser'
import { heading, openText } from '../support/reading-page'

let server: AppServer
let person: Person

beforeAll(async () => {
  server = await startAppServer()
})
afterAll(() => server.close())
afterEach(async () => {
  const { complaints } = person
  await person.close()
  expect(complaints).toEqual([])
})

describe('places in a text', () => {
  it('turns pages by link, key and history, and puts the place back', async () => {
    person = await openBrowser()
    const { page } = person
    await openText(page, `${server.origin}/SDE/Joh1`)
    await page.locator('article:visible .turn .next').waitFor()
    await page.evaluate(() => document.getElementById('v30')?.scrollIntoView())
    await page.waitForTimeout(300)
    const topOf30 = () =>
      page.evaluate(() =>
        Math.round((document.getElementById('v30')?.getBoundingClientRect().top ?? 999) / 4),
      )
    const before = await topOf30()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heading(page).first().innerText()).toBe('Johannes 2')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Johannes 1')
    await expect.poll(topOf30).toBeOneOf([before - 1, before, before + 1])
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.locator('article:visible h1').innerText()).toBe('Markus 16')
  })

  it('brings back who was in the notes below the text', async () => {
    person = await openBrowser({ width: 412, height: 500 })
    const { page } = person
    await openText(page, `${server.origin}/SDE/Joh1`)
    const licence = page.locator('article:visible .licence')
    const topOfLicence = async () => (await licence.boundingBox())?.y ?? Number.NaN
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForTimeout(300)
    const before = await topOfLicence()
    expect(
      await page.locator('article:visible #v51').evaluate((verse) => verse.getBoundingClientRect().bottom),
    ).toBeLessThan(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heading(page).first().innerText()).toBe('Johannes 2')
    await page.goBack()
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 1')
    await expect.poll(async () => Math.abs((await topOfLicence()) - before)).toBeLessThan(5)
  })

  it('shows a chapter that is turned back to from its top, and at once the whole of it', async () => {
    person = await openBrowser()
    const { page } = person
    await openText(page, `${server.origin}/SDE/Joh1`)
    const last = page.locator('article:visible .turn .next')
    await last.scrollIntoViewIfNeeded()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 2')
    await page.evaluate(() => {
      const article = document.querySelector('main article[data-chapter="43001000"]')
      const watch = new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element) target.setAttribute('data-was-left-out', '')
      })
      if (article) watch.observe(article, { subtree: true, attributeFilter: ['hidden'] })
    })
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => heading(page).innerText()).toBe('Johannes 1')
    await last.waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const blocks = page.locator('article:visible > div > *, article:visible > div ~ *')
    expect(await blocks.count()).toBe(await blocks.filter({ visible: true }).count())
    const leftOut = await page
      .locator('[data-was-left-out]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top > innerHeight))
    expect(leftOut.length).toBeGreaterThan(5)
    expect(leftOut).not.toContain(false)
  })

  it.each(['/SDE/Joh1', '/SDE/Joh1,3'])(
    'leaves who reads on in %s before the script comes where they are',
    async (path) => {
      person = await openBrowser()
      const { page } = person
      let arrive = () => {}
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route('**/assets/app-*.js', async (route) => {
        await arrival
        await route.continue()
      })
      await page.goto(server.origin + path, { waitUntil: 'commit' })
      await page.locator('#first #v20').evaluate((verse) => verse.scrollIntoView())
      await page.waitForTimeout(100)
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(300)
      arrive()
      await page.waitForFunction(() => !document.getElementById('first'))
      await page.waitForTimeout(500)
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2)
    },
  )

  it('puts the place back in a chapter that was dropped since and drawn ahead', async () => {
    person = await openBrowser()
    const { page } = person
    await openText(page, `${server.origin}/SDE/Joh3`)
    const heading = () => page.locator('article:visible h1').innerText()
    const topOf30 = () =>
      page.locator('article:visible #v30').evaluate((verse) => verse.getBoundingClientRect().top)
    await page.locator('article:visible .turn .next').waitFor()
    await page.locator('article:visible #v30').evaluate((verse) => verse.scrollIntoView())
    await page.waitForTimeout(300)
    const before = await topOf30()
    for (const earlier of ['Johannes 2', 'Johannes 1']) {
      await page.keyboard.press('ArrowLeft')
      await expect.poll(heading).toBe(earlier)
    }
    await page.locator('main article[data-chapter="43003000"]').waitFor({ state: 'detached' })
    await page.goBack()
    await expect.poll(heading).toBe('Johannes 2')
    await page.locator('main article[data-chapter="43003000"]').waitFor({ state: 'attached' })
    expect(await page.locator('main article[data-chapter="43003000"] #v30').count()).toBe(0)
    await page.goBack()
    await expect.poll(heading).toBe('Johannes 3')
    await expect.poll(async () => Math.abs((await topOf30()) - before)).toBeLessThan(5)
  })
})
