/** Texts in Chinese and Burmese bring our faces with them, also without network once they were read; nobody else loads a byte of these. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { addEdition } from '../../../server/library/writing/change-library'
import { smallEdition, smallReport } from '../../contract/small-edition'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

const editions = [
  { abbreviation: 'HANT', locale: 'zh-Hant', words: '起初,神創造了天和地。' },
  { abbreviation: 'HANS', locale: 'zh-Hans', words: '起初,神创造了天和地。' },
  { abbreviation: 'BURM', locale: 'my', words: 'အစအဦး၌ ဘုရားသခင်သည် ကောင်းကင်နှင့် မြေကြီးကို ဖန်ဆင်းတော်မူ၏။' },
]

let server: AppServer

beforeAll(async () => {
  server = await startAppServer()
  await server.stop('SIGTERM')
  for (const { abbreviation, locale, words } of editions) {
    const chapter = {
      canonical: 1_001_000,
      verses: [{ verse: 1, content: words }],
      blocks: [{ type: 'paragraph', verse: 1, offset: 0 } as const],
    }
    const book = { number: 1, name: words, titles: [], introduction: [], chapters: [chapter] }
    const edition = { ...smallEdition(), abbreviation, locale, name: words, books: [book] }
    const read = async () => ({ edition, report: smallReport(edition) })
    await addEdition(join(server.dataDirectory, 'library'), read, { quality: 1 })
  }
  await server.start()
})
/** Those of other files in the same run stay. */
const mine = new Set<Person>()

afterEach(async () => {
  for (const person of mine) await person.close()
  mine.clear()
})
afterAll(async () => await server.close())

/** Names of the families of the text, as the browser found them in our files or on the device. */
async function familiesOf(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument', { depth: 1 })
  const { nodeId } = await cdp.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#root article .t',
  })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? 'ours' : 'device'}: ${familyName}`)
}

async function openFirst(abbreviation: string) {
  const person = await openBrowser()
  mine.add(person)
  const asked = new Set<string>()
  person.page.on('request', (request) => {
    const [face] = /noto-serif-(?:[st]c|myanmar)/.exec(request.url()) ?? []
    if (face) asked.add(face)
  })
  await person.page.goto(`${server.origin}/${abbreviation}/1Mo1`)
  await person.page.locator('#root article .v').first().waitFor()
  return { person, page: person.page, asked }
}

it.each([
  ['HANT', 'noto-serif-tc', /^ours: Noto Serif TC/],
  ['HANS', 'noto-serif-sc', /^ours: Noto Serif SC/],
  ['BURM', 'noto-serif-myanmar', /^ours: Noto Serif Myanmar/],
])('%s stands in a face of ours, also offline', async (abbreviation, face, family) => {
  const { person, page, asked } = await openFirst(abbreviation)
  await expect.poll(() => familiesOf(page)).toContainEqual(expect.stringMatching(family))
  expect([...asked]).toEqual([face])
  await waitForServiceWorker(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url)))
    .toContainEqual(expect.stringContaining(face))
  await person.context.setOffline(true)
  await page.reload()
  await page.locator('#root article .v').first().waitFor()
  await expect.poll(() => familiesOf(page)).toContainEqual(expect.stringMatching(family))
  expect(person.complaints).toEqual([])
})

it('a text in another script asks for none of them', async () => {
  const { page, asked, person } = await openFirst('SEN')
  await waitForServiceWorker(page)
  await page.goto(`${server.origin}/SEN.SHE/1Mo1`)
  await page.locator('#root article .v').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([])
  expect(person.complaints).toEqual([])
})
