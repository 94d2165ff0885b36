/** The screens of the assistant in two directions, two themes and three widths: axe, targets, cut texts, nothing sideways. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocksOf } from '../../support/assistant/checked-text'
import { remember } from '../../support/looks/screens'
import { badStops, cutTexts, smallTargets } from '../../support/looks/wcag'
import { membersReady, newMember, register } from '../../support/members/member'
import { openBrowser, type Person } from '../../support/pages/browser'
import { agreeToModel, answerOf } from '../../support/pages/chat-page'
import { type ModelServer, startModelServer } from '../../support/servers/model-server'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const settings = ['de', 'ar'].flatMap((locale) =>
  ['light', 'dark'].flatMap((theme) => [320, 390, 1280].map((width) => ({ locale, theme, width }))),
)
/** Where a picture of each screen is put, for those who look at them. */
const pictures = process.env['PERIKOPE_PICTURES']
const modelText = blocksOf(
  'Gott wendet sich allen Menschen zu [1]. Das steht auch in Hesekiel 99,3.',
  'Das Erste daran ist die *Liebe* [1].',
  'Das Zweite ist das Leben, das er schenkt.',
)

let all: ModelServer
let person: Person
let page: Page
const chats = { library: '', model: '' }
const path = () => new URL(page.url()).pathname + new URL(page.url()).search

beforeAll(async () => {
  all = await startModelServer()
  await membersReady(all.server.origin)
  person = await openBrowser()
  ;({ page } = person)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await remember(person.context, all.server.origin, { locale: 'de' })
  await register(page, all.server.origin, newMember('Miriam von Bethanien am Ölberg'))
  await page.goto(`${all.server.origin}/chats?new`)
  for (const question of ['Was steht in Johannes 3,16?', 'Wer war Xylophonius?', 'Wer war Rut?'])
    await answerOf(page, question)
  chats.library = path()
  all.model.text = modelText
  await agreeToModel(page, all.server.origin)
  await page.goto(`${all.server.origin}/chats?new`)
  await answerOf(page, 'Was steht in Johannes 3,16?')
  chats.model = path()
})
afterAll(async () => {
  await person.close()
  await all.close()
  expect(person.complaints).toEqual([])
})

const screens = [
  { name: 'page', path: () => '/nicodemus-ai', shows: 'table' },
  { name: 'list', path: () => '/chats', shows: 'li h3' },
  { name: 'new chat', path: () => '/chats?new', shows: 'textarea' },
  { name: 'chat with the library', path: () => chats.library, shows: '[role="log"] [data-kind]' },
  { name: 'chat with a model', path: () => chats.model, shows: '[role="log"] [data-by="model"]' },
]

async function expectGoodLooks(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await cutTexts(page)).toEqual([])
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
      .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => getComputedStyle(one).overflowX !== 'visible')
      .map((one) => `${one.tagName} ${one.className}`),
  )
  expect(wide).toEqual([])
}

describe.each(settings)('in $locale, $theme, $width px wide', ({ locale, theme, width }) => {
  beforeAll(async () => {
    const display = encodeURIComponent(JSON.stringify({ theme }))
    await person.context.addCookies([
      { name: 'locale', value: locale, url: all.server.origin },
      { name: 'bs-display', value: display, url: all.server.origin },
    ])
    await page.setViewportSize({ width, height: 844 })
  })

  it.each(screens)('$name is fit to be seen', async ({ name, path: to, shows }) => {
    await page.goto(all.server.origin + to())
    await page.locator(`dialog[open] ${shows}`).first().waitFor()
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    if (pictures) await page.screenshot({ path: `${pictures}/${name} ${locale} ${theme} ${width}.png` })
    // What the field lies over now is no small target.
    for (const last of await page.locator('[role="log"] [data-state] button').all())
      await last.scrollIntoViewIfNeeded()
    await expectGoodLooks()
    const { stops, bad } = await badStops(page)
    expect(bad).toEqual([])
    expect(stops).toBeGreaterThan(0)
  })
})

describe('on paper', () => {
  it('a chat has its questions, answers and sources, and nothing to press', async () => {
    await person.context.addCookies([{ name: 'locale', value: 'de', url: all.server.origin }])
    await page.goto(all.server.origin + chats.model)
    // Where the model runs is known a moment later.
    await page.locator('dialog[open] [data-by="model"]', { hasText: 'bei' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    const paper = await page.locator('dialog[open]').innerText()
    expect(paper).toMatch(/Von einer KI bei[\s\S]*Gott wendet sich[\s\S]*Johannes 3,16/)
    expect(paper).not.toMatch(/Kopieren|Fehler melden|Neues Gespräch|heute noch/)
    expect(await page.locator('dialog[open] textarea:visible').count()).toBe(0)
    if (pictures) await page.pdf({ path: `${pictures}/paper.pdf` })
    await page.emulateMedia({ media: 'screen' })
  })
})
