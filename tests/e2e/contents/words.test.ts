/** Words of the original in a real browser: an edition whose file names them, the box at a word, and all places of one. */
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { strToU8 } from 'fflate'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { layerAfter } from '../../../server/library/layers/layer-after'
import { readEdition } from '../../../server/library/read-edition'
import { addOrReplaceEdition } from '../../../server/library/writing/change-library'
import { putPack } from '../../contract/put-pack'
import { daily } from '../../support/daily'
import { smallDictionary } from '../../support/packs/small-pack'
import { atRest } from '../../support/pages/at-rest'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

const word = (text: string, number: string) => `\\w ${text}|strong="${number}" x-morph="V-AAI-3S"\\w*`
const verses = [
  `${word('God', 'G2316')} so ${word('loved', 'G0025')} the ${word('world', 'G2889')},`,
  `${word('He', 'G846')} ${word('loved', 'G25')} ${word('him', 'G846')}, and ${word('loveth', 'G25')}.`,
]
const greek = [
  `${word('θεὸς', 'G2316')} ${word('ἠγάπησεν', 'G25')} τὸν ${word('κόσμον', 'G2889')}·`,
  `${word('ἠγάπησεν', 'G25')} ${word('αὐτὸν', 'G846')} καὶ ${word('ἀγαπᾷ', 'G25')}`,
]
const usfmOf = (lines: readonly string[]) =>
  `\\id JHN\n\\h John\n\\c 3\n\\p\n${lines.map((text, at) => `\\v ${at + 1} ${text}`).join('\n')}\n`

let server: AppServer
let page: Page

openForAllAtOwnServer({ width: 390, height: 844, isCalm: true }, async (opened) => {
  ;({ server, page } = opened)
  await server.stop('SIGTERM')
  const library = join(server.dataDirectory, 'library')
  const put = async (abbreviation: string, locale: string, lines: readonly string[]) => {
    const input = { name: `${abbreviation}.usfm`, bytes: strToU8(usfmOf(lines)) }
    const choices = { abbreviation, name: abbreviation, locale, licence: 'CC0' }
    const read = (taken: ReadonlySet<string>) => readEdition(input, choices, taken)
    await layerAfter(library, await addOrReplaceEdition(library, read, { abbreviation }))
  }
  await put('WTS', 'en', verses)
  await put('GRK', 'grc', greek)
  const entry = {
    id: 1,
    head: 'ἀγαπάω',
    number: 'G25',
    parts: [{ tag: 'p' as const, children: ['to love'] }],
  }
  await putPack(library, { ...smallDictionary, abbr: 'GRC', articles: [entry] })
  await server.start()
})

const box = () => page.getByRole('dialog')
const violations = async () =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)

it('shows the word behind a word, its form, its entry and all its places, offline too', daily, async () => {
  await page.goto(`${server.origin}/WTS/John3`)
  await atRest(page)
  await page.keyboard.press('w')
  await box().getByRole('button', { name: 'loved' }).click()
  // The places come last.
  await expect.poll(() => box().innerText()).toContain('loveth')
  const said = await box().innerText()
  for (const part of ['G25', 'Verb, Aorist, Aktiv, Indikativ, 3. Person, Singular', 'ἀγαπάω', 'loveth'])
    expect(said).toContain(part)
  expect(await violations()).toEqual([])
  await box().getByRole('link', { name: 'Alle Stellen' }).click()
  await expect.poll(() => page.locator('dialog mark').allInnerTexts()).toEqual(['loved', 'loved', 'loveth'])
  await page.getByRole('button', { name: /^loveth/ }).click()
  await expect.poll(() => page.locator('dialog mark').allInnerTexts()).toEqual(['loveth'])
  expect(await violations()).toEqual([])
  await page.goBack()
  await expect.poll(() => page.locator('dialog mark').count()).toBe(0)
  await page.context().setOffline(true)
  await page.keyboard.press('w')
  await box().getByRole('button', { name: 'loved' }).click()
  await expect.poll(() => box().innerText()).toContain('to love')
  await page.context().setOffline(false)
  await page.goto(`${server.origin}/search/WTS/G25`)
  await expect.poll(() => page.locator('mark').allInnerTexts()).toEqual(['loved', 'loved', 'loveth'])
  // Beside a word: the verse has both, and what renders the number is marked with it.
  await page.goto(`${server.origin}/search/WTS/lemma:agapao world`)
  await expect.poll(() => page.locator('main mark').allInnerTexts()).toEqual(['loved', 'world'])
  expect(await page.locator('main').innerText()).toContain('G25')
})

const below = async () =>
  await page
    .locator('.interlinear .below')
    .evaluateAll((all) => all.map((one) => [...one.children].map(({ textContent }) => textContent).join(' ')))
const textOf = async () =>
  await page.locator('.v').evaluateAll((all) =>
    all.map((verse) => {
      const copy = verse.cloneNode(true)
      if (copy instanceof Element) for (const one of copy.querySelectorAll('.below')) one.remove()
      return copy.textContent
    }),
  )

it('shows the original below each word, and the same word in texts side by side', daily, async () => {
  await page.goto(`${server.origin}/WTS/John3`)
  const plain = await textOf()
  const cookie = encodeURIComponent(JSON.stringify({ originals: 'on' }))
  await page.context().addCookies([{ name: 'bs-display', value: cookie, url: server.origin }])
  await page.reload()
  await expect
    .poll(below)
    .toEqual([
      'θεὸς G2316',
      'ἠγάπησεν G25',
      'κόσμον G2889',
      'αὐτὸν G846',
      'ἠγάπησεν G25',
      'αὐτὸν G846',
      'ἀγαπᾷ G25',
    ])
  expect(await textOf()).toEqual(plain)
  expect(await violations()).toEqual([])
  await page.goto(`${server.origin}/GRK/John3`)
  await expect.poll(async () => (await below()).slice(0, 2)).toEqual(['God G2316', 'loved G25'])
  await page.goto(`${server.origin}/WTS.GRK/John3`)
  await atRest(page)
  await page.keyboard.press('w')
  await box().getByRole('button', { name: 'loved' }).click()
  await expect
    .poll(() => box().getByRole('list', { name: 'Dasselbe Wort daneben' }).innerText())
    .toContain('ἠγάπησεν')
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('words-partner') ?? [])].map((range) =>
        range.startContainer.textContent?.slice(range.startOffset, range.endOffset),
      ),
    )
  await expect.poll(async () => (await marked()).toSorted()).toEqual(['loved', 'ἠγάπησεν'])
  await page.keyboard.press('Escape')
  await expect.poll(marked).toEqual([])
})
