/** Contents beside a text in a real browser: a commentary that follows, words that are looked up, pictures, all of it offline. */
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { daily } from '../../support/daily'
import {
  type SmallPack,
  smallDictionary,
  smallGraphics,
  smallReferences,
} from '../../support/packs/small-pack'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import { rowsOf } from '../../support/pages/stored'
import type { AppServer } from '../../support/servers/app-server'
import { readingServer } from '../../support/servers/reading-server'

const john = (from: number, to: number) => [{ from: 43_001_000 + from, to: 43_001_000 + to }]
const text = (words: string) => [{ tag: 'p' as const, children: [words] }]
const commentary: SmallPack = {
  kind: 'commentary',
  abbr: 'TCM',
  name: 'Testkommentar',
  articles: [
    { id: 1, head: 'Johannes', at: [{ from: 43_000_000, to: 43_000_000 }], parts: text('Zum Buch.') },
    { id: 2, head: '1,1-18', at: john(1, 18), parts: text('Vom Wort und vom Licht.') },
    { id: 3, head: '1,19-34', at: john(19, 34), parts: text('Vom Täufer.') },
    { id: 4, head: '1,35-51', at: john(35, 51), parts: text('Von den ersten Jüngern.') },
  ],
}
const dictionary: SmallPack = {
  ...smallDictionary,
  articles: [
    { id: 1, head: 'Anfang', parts: text('Womit etwas beginnt.') },
    { id: 2, head: 'Wort', parts: text('Was gesagt wird.') },
    { id: 3, head: 'Worfel', parts: text('Ein Gerät.') },
  ],
}
const graphics: SmallPack = {
  ...smallGraphics,
  articles: smallGraphics.articles.map((article) => ({ ...article, at: john(1, 1) })),
}

let server: AppServer
let person: Person
let page: Page

openForAllAtOwnServer({ width: 1500, height: 900, isCalm: true, chosen: 'de' }, async (opened) => {
  ;({ server, person, page } = opened)
  await server.stop('SIGTERM')
  for (const pack of [commentary, dictionary, graphics, smallReferences])
    await putPack(join(server.dataDirectory, 'library'), pack)
  await server.start()
})

/** Neighbours are drawn ahead, hidden. */
const shown = (selector: string) => page.locator(`main > [data-path] ${selector}`).filter({ visible: true })
const chapter = () => shown('article')
const box = () => page.locator('li', { has: page.getByRole('heading', { name: /^Kommentar/ }) })
const openSections = () => box().locator('h4 [aria-expanded="true"] bdi').allInnerTexts()
const violations = async () =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)

describe('beside a text', () => {
  it('nothing of the contents touches the chapter', async () => {
    const markup = async (origin: string) => {
      await page.goto(`${origin}/SDE/Joh1`)
      await chapter().locator('.v').last().waitFor()
      await page.getByRole('heading', { name: /^Kommentar/ }).waitFor()
      return await chapter().evaluate((element) => element.outerHTML)
    }
    const without = await markup(readingServer.origin)
    expect(await markup(server.origin)).toBe(without)
    expect(without.length).toBeGreaterThan(5_000)
  })

  it('a commentary follows the verses, and stays when it is read itself', daily, async () => {
    await page.goto(`${server.origin}/SDE/Joh1`)
    await expect.poll(openSections).toEqual(['Johannes 1,1–18'])
    await shown('#v20').evaluate((verse) => verse.scrollIntoView())
    await expect.poll(openSections).toEqual(['Johannes 1,19–34'])
    await shown('#v36').click()
    await expect.poll(openSections).toEqual(['Johannes 1,35–51'])
    await box().getByRole('button', { name: 'Johannes 1,1–18' }).click()
    await shown('#v20').evaluate((verse) => verse.scrollIntoView())
    await expect.poll(openSections).toEqual(['Johannes 1,1–18', 'Johannes 1,35–51'])
  })
})

describe('a commentary beside the text', () => {
  it('has nothing for axe', async () => {
    await page.goto(`${server.origin}/SDE/Joh1`)
    // Which one depends on the line that the chapter was left at.
    await expect.poll(openSections).toHaveLength(1)
    expect(await violations()).toEqual([])
  })
})

describe('on a phone', () => {
  it('the commentary and the words of the chapter come as sheets', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${server.origin}/SDE/Joh1`)
    await shown('#v20').click()
    const bar = page.locator('[data-selection-bar]')
    await bar.locator('summary').click()
    await bar.getByRole('button', { name: 'Kommentar' }).click()
    const sheet = page.getByRole('dialog', { name: 'Kommentar' })
    await expect
      .poll(() => sheet.locator('h4 [aria-expanded="true"]').allInnerTexts())
      .toEqual(['Johannes 1,19–34'])
    await sheet.getByRole('button', { name: 'Johannes 1,1–18' }).click()
    await sheet.getByText('Vom Wort und vom Licht.').waitFor()
    expect(await violations()).toEqual([])
    await page.keyboard.press('Escape')
    await bar.locator('summary').click()
    await bar.getByRole('button', { name: 'Nachschlagen' }).click()
    const words = page.getByRole('dialog', { name: 'Wort nachschlagen' })
    await words.getByText('Wörter im Kapitel').click()
    await words.getByRole('link', { name: 'Ein Punkt' }).waitFor()
    expect(await violations()).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1500, height: 900 })
  })
})

describe('cross references that a pack brings', () => {
  const references = () => page.getByRole('dialog').locator('section')
  /** The verses with those of the edition, and where the others begin. */
  const listed = async () =>
    await references().evaluateAll((sections) =>
      sections.map((section) => [
        section.id,
        ...[...section.querySelectorAll('li a, div > p')].map((one) => one.textContent),
      ]),
    )
  const from = 'Aus \u2068Testverweise\u2069:'
  const expected = [
    expect.arrayContaining(['verse-3']),
    expect.arrayContaining(['verse-5']),
    expect.arrayContaining(['verse-14']),
    ['verse-16', 'Römer 8,32', '1. Johannes 4,9-10', from, 'Römer 5,8'],
    ['verse-17', from, 'Lukas 9,56'],
  ]

  it('stand below those of the edition, and at verses where it has none, also offline', daily, async () => {
    await page.goto(`${server.origin}/cross-reference/SDE/Joh3#verse-16`)
    await expect.poll(listed).toEqual(expected)
    await page.getByRole('dialog').getByText('CC0-1.0').waitFor()
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await page.goto(`${server.origin}/SDE/Joh3`)
    await shown('#v17').click()
    // The box beside the text has them too.
    const beside = page.locator('li', { has: page.getByRole('heading', { name: /^Querverweise/ }) })
    await beside.getByRole('link', { name: 'Lukas 9,56' }).waitFor()
    await page.goto(`${server.origin}/cross-reference/SDE/Joh3`)
    await expect.poll(listed).toEqual(expected)
    await person.context.setOffline(false)
  })
})

describe('without a network', () => {
  it('all of it is there once it was loaded, and a word has its own article or none', daily, async () => {
    await page.goto(`${server.origin}/downloads`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Inhalte' }).click()
    for (const name of ['Testkommentar', 'Testlexikon', 'Testbilder'])
      await dialog.getByRole('button', { name: `${name} laden` }).click()
    await vi.waitUntil(
      async () => (await rowsOf(page, 'packs')).filter((row) => row['manifest']).length === 3,
      { timeout: 10_000 },
    )
    await page.goto(`${server.origin}/SDE/Joh1`)
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
    await page.reload()
    await expect.poll(openSections).toEqual(['Johannes 1,1–18'])
    expect(await box().innerText()).toContain('Vom Wort und vom Licht.')
    await lookUp('Wort')
    const found = page.getByRole('dialog', { name: 'Wort nachschlagen' })
    await expect.poll(() => found.locator('h3 a').allInnerTexts()).toEqual(['Wort'])
    // The text of an article comes after its head.
    await expect.poll(() => found.innerText()).toContain('Was gesagt wird.')
    await found.getByRole('searchbox').fill('Worf')
    await found.getByText(/gibt es keinen Eintrag/).waitFor()
    await page.keyboard.press('Escape')
    // Its entry above that of the selection is travelled over; an address that is opened meanwhile is not.
    await found.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => history.state.perikopeLayer)).toBe(1)
    await page.goto(`${server.origin}/graphics`)
    const picture = page.getByRole('dialog').locator('li img')
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await page.getByRole('dialog').locator('li a').click()
    const viewer = page.getByRole('application')
    await viewer.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    const scale = () =>
      viewer.locator('img').evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
    await expect.poll(scale).toBeCloseTo(1.96)
  })

  it('the picture has nothing for axe', async () => {
    expect(await violations()).toEqual([])
  })
})

/** Clicks the word in the first verse, then looks it up by key. */
async function lookUp(word: string): Promise<void> {
  const at = await page
    .locator('.v[data-v="1"]')
    .first()
    .evaluate((verse, wanted) => {
      const nodes = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const start = nodes.currentNode.textContent?.indexOf(wanted) ?? -1
        if (start < 0) continue
        const range = document.createRange()
        range.setStart(nodes.currentNode, start)
        range.setEnd(nodes.currentNode, start + wanted.length)
        const { x, y, width, height } = range.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
      return undefined
    }, word)
  if (!at) throw new Error(`${word} is not in the verse`)
  await page.mouse.click(at.x, at.y)
  await page.locator('[data-selection-bar]').waitFor()
  await page.keyboard.press('l')
}
