/** Home in a real browser: it welcomes who is new, leads back who was here, and does both without network. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page
const asked: string[] = []

openForAll({ width: 390, height: 844 }, (opened) => {
  ;({ person, page } = opened)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
})

const verse = () => page.locator('main blockquote:visible')
const goOn = () => page.getByRole('link', { name: /^Weiterlesen/ }).filter({ visible: true })

/** The words of a verse as the server has them. */
async function wordsOf(passage: string, number: number): Promise<string> {
  const { data } = await (await fetch(`${readingServer.origin}/api/text/SDE/${passage}`)).json()
  const { verses } = data.SDE.chapter
  return verses.find(({ verse: one }: { verse: number }) => one === number).content.replaceAll('*', '')
}

describe('home', () => {
  it('says what it is, shows a verse that came with the page, and where to begin', daily, async () => {
    await page.goto(`${readingServer.origin}/`)
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Perikope')
    await expect.poll(() => verse().innerText()).toBe(await wordsOf('Joh1', 5))
    expect(await page.locator('main h1 + p').innerText()).toContain('auch offline')
    expect(await page.locator('main figcaption a').getAttribute('href')).toBe('/SDE/Joh1,5')
    const hrefs = await page
      .locator('[aria-labelledby="home-doors"] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/SDE/Mk1', '/SDE/Ps1', '/SDE/1Mo1', '/SDE/Rut1'])
    expect(await page.locator('[aria-labelledby="home-editions"] li').count()).toBeLessThanOrEqual(4)
    expect(await goOn().count()).toBe(0)
    expect(asked.filter((path) => path.startsWith('/api/text'))).toEqual([])
  })

  it('offers places to begin with in its empty field', async () => {
    await page.locator('main input').focus()
    const options = page.getByRole('option')
    await expect.poll(() => options.allInnerTexts()).toHaveLength(4)
    expect(await options.first().innerText()).toContain('Markus 1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  it('leads who was here to the line, before all else and without network', daily, async () => {
    await waitForServiceWorker(page)
    const line = await wordsOf('Ps1', 1)
    await page.locator('[aria-labelledby="home-doors"] a[href="/SDE/Ps1"]').click()
    await page.locator('article:visible .turn').first().waitFor()
    await expect
      .poll(async () => (await person.context.cookies()).map(({ name }) => name))
      .toContain('bs-params')
    await person.context.setOffline(true)
    await page.goto(`${readingServer.origin}/`)
    await expect.poll(() => goOn().innerText()).toContain(line)
    expect(await goOn().innerText()).toContain('Psalm 1')
    await verse().waitFor()
    await goOn().click()
    await expect.poll(() => page.locator('article h1:visible').innerText()).toBe('Psalm 1')
    await person.context.setOffline(false)
  })
})
