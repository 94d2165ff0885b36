/** Topics in a real browser: found in the list, read by their aspects, limited, shown whole, and the way into the text. */
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { putPack } from '../../contract/put-pack'
import { type SmallPack, smallTopics } from '../../support/packs/small-pack'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

const group = (title: string, verses: readonly number[]) => ({
  level: 1,
  title,
  ranges: verses.map((verse) => ({ from: verse, to: verse })),
  see: [],
})
const john = Array.from({ length: 30 }, (_, index) => 43_003_001 + index)
const topics: SmallPack = {
  ...smallTopics,
  articles: [
    ...smallTopics.articles,
    { id: 3, head: 'Lebenskunde', parts: [], groups: [group('Ewiges', john), group('Anfang', [1_001_001])] },
  ],
}

let server: AppServer
let page: Page

openForAllAtOwnServer({ width: 390, height: 844, isCalm: true }, async (opened) => {
  ;({ server, page } = opened)
  await server.stop('SIGTERM')
  await putPack(join(server.dataDirectory, 'library'), topics)
  await server.start()
})

const titles = () => page.locator('dialog li a').allInnerTexts()
const aspects = () => page.locator('dialog section section h3').allInnerTexts()
const places = () => page.locator('dialog section section li').count()
const violations = async () =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)

it('leads from the list to a topic, all of its places, and into the text', async () => {
  await page.goto(`${server.origin}/SDE/Joh3`)
  await page.goto(`${server.origin}/topics`)
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(40)
  expect(await violations()).toEqual([])
  await page.locator('dialog').getByRole('button', { name: 'A–Z' }).click()
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(100)
  await page.locator('dialog input[type=search]').fill('lebenskunde')
  await expect.poll(titles).toEqual(['Lebenskunde'])
  await page.locator('dialog li a').click()
  await expect.poll(aspects).toEqual(['Ewiges 30', 'Anfang 1'])
  await expect.poll(places).toBe(3 + 1)
  expect(await violations()).toEqual([])
  await page.locator('dialog select').selectOption({ label: 'Johannes' })
  await expect.poll(aspects).toEqual(['Ewiges 30'])
  await page.locator('dialog section section > button').click()
  await expect.poll(places).toBe(30)
  await page.getByRole('link', { name: 'Johannes 3,16', exact: true }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/SDE/Joh3,16')
})
