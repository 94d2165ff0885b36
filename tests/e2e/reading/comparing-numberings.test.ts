/** Comparisons of translations that count differently, and of which one lacks the text. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addNumberedEditions } from '../../support/editions/numbered-editions'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openText } from '../../support/pages/reading-page'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person
let page: Page

beforeAll(async () => {
  server = await startAppServer()
  await addNumberedEditions(server)
  person = await openBrowser()
  page = person.page
  await page.emulateMedia({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  const { complaints } = person
  await person.close()
  await server.close()
  expect(complaints.filter((line) => !line.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
})

/** The marked verses on the screen, as their texts begin: `ENGX 6,1`. */
const marked = () =>
  page
    .locator('article:visible .v[data-marked]')
    .evaluateAll((verses) => verses.map((verse) => /[A-Z]+ \d+,\d+/.exec(verse.textContent ?? '')?.[0]))
/** How far the verse that begins so is below the heads of the columns. */
const belowHeads = (text: string) =>
  page.locator('article:visible').evaluate((article, words) => {
    const heads = article.querySelector('.columns-head')?.getBoundingClientRect()
    const verse = [...article.querySelectorAll('.v')].find(({ textContent }) => textContent?.includes(words))
    return (verse?.getBoundingClientRect().top ?? Number.NaN) - (heads?.bottom ?? 0)
  }, `${text} `)
/** Goes to an address as a link in the app does. */
async function goTo(path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('article')?.append(link)
    link.click()
    link.remove()
  }, path)
}

describe('a passage in a comparison', () => {
  it.each([
    ['/HEBX.ENGX/Ps51,3', ['HEBX 51,3', 'ENGX 51,1']],
    ['/ENGX.HEBX/Ps51:3', ['ENGX 51,3', 'HEBX 51,5']],
    ['/ENGX.HEBX/1Chr6:1', ['ENGX 6,1', 'HEBX 5,27']],
    ['/HEBX.ENGX/1Chr6,1-2', ['HEBX 6,1', 'ENGX 6,16', 'HEBX 6,2', 'ENGX 6,17']],
  ])('is marked in every column: %s', async (path, verses) => {
    await openText(page, server.origin + path)
    await expect.poll(marked).toEqual(verses)
  })

  it('is marked and scrolled to after going there inside the app, and what was marked before is not', async () => {
    await openText(page, `${server.origin}/ENGX.HEBX/Ps51:3`)
    await expect.poll(marked).toEqual(['ENGX 51,3', 'HEBX 51,5'])
    for (const [path, verses] of [
      ['/ENGX.HEBX/1Chr6:60', ['ENGX 6,60', 'HEBX 6,45']],
      ['/ENGX.HEBX/1Chr6:61', ['ENGX 6,61', 'HEBX 6,46']],
      ['/HEBX.ENGX/1Chr6,45', ['HEBX 6,45', 'ENGX 6,60']],
      ['/ENGX.HEBX/1Chr6:60', ['ENGX 6,60', 'HEBX 6,45']],
    ] as const) {
      await goTo(path)
      await expect.poll(marked).toEqual(verses)
      for (const verse of verses) {
        await expect.poll(() => belowHeads(verse)).toBeGreaterThan(0)
        await expect.poll(() => belowHeads(verse)).toBeLessThan(200)
      }
    }
  })
})

describe('a comparison of which one translation lacks the text', () => {
  it.each(['/ENGX.HEBX/Tob1', '/HEBX.ENGX/Tob1', '/ENGX.HEBX/Tob1:3'])(
    'shows the other one: %s',
    async (path) => {
      await openText(page, server.origin + path)
      await expect
        .poll(() => page.locator('article:visible .cell').allInnerTexts())
        .toContainEqual(expect.stringContaining('HEBX 1,3'))
      expect(new URL(page.url()).pathname).toBe(path)
      await expect.poll(() => page.locator('main').innerText()).toContain('ENGX')
      if (path.endsWith(':3')) await expect.poll(marked).toEqual(['HEBX 1,3'])
    },
  )

  it('is answered with that text before any script, and leads on in that book', async () => {
    const answer = await fetch(`${server.origin}/ENGX.HEBX/Tob2`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('HEBX 2,5')
    expect(html).toContain('href="/ENGX.HEBX/Tob3"')
    expect((await fetch(`${server.origin}/ENGX/Tob2`)).status).toBe(404)
  })

  it('lets its verses be selected by the numbers of the address', async () => {
    await openText(page, `${server.origin}/ENGX.HEBX/Tob1`)
    await page.locator('article:visible .v', { hasText: 'HEBX 1,4 ' }).click()
    await expect.poll(() => page.locator('[data-selection-bar]').innerText()).toContain('Tobit 1:4')
    await page.keyboard.press('Escape')
  })
})

it.each([
  ['/ENGX/John5-7', 'John 5', 'John 6–7', 'John 6'],
  ['/ENGX.HEBX/John1:50-2:2', 'John 1', 'John 2:1–2', 'John 2'],
])('a passage over chapters says what is left out, and leads there: %s', async (path, here, rest, next) => {
  await openText(page, server.origin + path)
  const bar = page.getByRole('navigation', { name: 'Weitere Stellen' }).filter({ visible: true })
  await expect.poll(() => bar.innerText()).toMatch(new RegExp(`Hier steht .?${here}.?\\. Es geht weiter:`))
  expect(await bar.evaluate((nav) => nav.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  await bar.getByRole('link', { name: rest }).click()
  await expect.poll(() => page.locator('article:visible h1').innerText()).toBe(next)
})

it('a chapter that cannot be had does not hide the column that is here', async () => {
  await openText(page, `${server.origin}/ENGX/John1`)
  await waitForServiceWorker(page)
  await openText(page, `${server.origin}/HEBX/Joh3`)
  await page.locator('article:visible .v').first().waitFor()
  await expect
    .poll(async () => {
      await server.stop()
      return true
    })
    .toBe(true)
  await goTo('/ENGX.HEBX/John3')
  await expect
    .poll(() => page.locator('article:visible .cell').allInnerTexts())
    .toContainEqual(expect.stringContaining('HEBX 3,16'))
  await expect.poll(() => page.locator('main').innerText()).toContain('ENGX')
})
