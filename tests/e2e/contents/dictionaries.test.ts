/** Dictionaries in a real browser: found by their heads, read with their places and neighbours, and the way back to where one was. */
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { type SmallPack, smallDictionary } from '../../support/packs/small-pack'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

const words = Array.from({ length: 240 }, (_, place) => ({
  id: place + 10,
  head: `Wort ${place}`,
  parts: [{ tag: 'p' as const, children: [`Das ist Wort ${place}.`] }],
}))
const dictionary: SmallPack = { ...smallDictionary, articles: [...smallDictionary.articles, ...words] }
const other: SmallPack = {
  ...smallDictionary,
  abbr: 'ZLX',
  name: 'Zweites Lexikon',
  articles: [{ id: 1, head: 'NIKODEMUS', parts: [{ tag: 'p', children: ['Ein Pharisäer.'] }] }],
}

let server: AppServer
let page: Page

openForAllAtOwnServer({ width: 390, height: 844, isCalm: true }, async (opened) => {
  ;({ server, page } = opened)
  await server.stop('SIGTERM')
  const library = join(server.dataDirectory, 'library')
  await putPack(library, dictionary)
  await putPack(library, other)
  await server.start()
})

const heads = () => page.locator('dialog li > a:first-child')
const title = () => page.locator('#overlay-title').innerText()
const field = () => page.locator('dialog input[type=search]')
const violations = async () =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('dictionaries', () => {
  it('say under an address the same before any script and after it', async () => {
    const path = '/dictionary/TLX/adam/2'
    const still = await page.context().browser()?.newPage({ javaScriptEnabled: false })
    await still?.goto(`${server.origin}${path}`)
    const before = (await still?.locator('article.plain section p').allInnerTexts()) ?? []
    await still?.close()
    await page.goto(`${server.origin}${path}`)
    await expect.poll(title).toBe('Adam')
    const after = () => page.locator('dialog article p').allInnerTexts()
    await expect.poll(async () => (await after()).map(plain)).toEqual(before.map(plain))
    expect(before.map(plain)).toEqual(['Eine Stadt am Jordan.', 'Der erste Mensch.'])
    expect(await violations()).toEqual([])
  })

  it('lead from a beginning to its article, whose places open and whose neighbours are a key away', async () => {
    await page.goto(`${server.origin}/dictionaries`)
    await expect.poll(() => heads().first().innerText()).toBe('Adam')
    expect(await violations()).toEqual([])
    await field().fill('niko')
    await expect.poll(() => heads().allInnerTexts()).toEqual(['Nikodemus'])
    await heads().first().click()
    await expect.poll(title).toBe('Nikodemus')
    await page.locator('dialog article [aria-haspopup]').click()
    await page.getByRole('dialog', { name: /^Johannes 3/ }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog a[href="/dictionary/ZLX/nikodemus/1"]').count()).toBe(1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(title).toBe('Ölberg')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(title).toBe('Nikodemus')
    await page.goBack()
    await expect.poll(() => heads().allInnerTexts()).toEqual(['Nikodemus'])
    expect(await field().inputValue()).toBe('niko')
  })

  it('are at the same place of the list again on the way back', async () => {
    await field().fill('')
    await expect.poll(() => heads().count()).toBeGreaterThan(30)
    const far = page.locator('dialog li > a', { hasText: /^Wort 150$/ })
    await expect
      .poll(async () => {
        await heads().last().scrollIntoViewIfNeeded()
        return await far.count()
      })
      .toBe(1)
    await far.click()
    await expect.poll(title).toBe('Wort 150')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Wort 150')
    const box = await far.boundingBox()
    expect(box && box.y > 0 && box.y < 844).toBe(true)
  })
})
