/** Contents as nobody would write them: names of 200 letters with and without spaces, none, another direction, a picture that is not there. No page breaks. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Article } from '#core/contract/content/article'
import { putPack } from '../../contract/put-pack'
import { badTexts } from '../../support/looks/large-text'
import { remember } from '../../support/looks/screens'
import { type SmallPack, smallDictionary, smallGraphics, smallTopics } from '../../support/packs/small-pack'
import type { Person } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

const names = [
  'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200),
  'Von der Länge eines Namens '.repeat(8).slice(0, 200),
  'שם ארוך מאוד של ערך אחד '.repeat(8).slice(0, 200),
  ' ',
  '(א) “Q” 1',
]
const named = (pack: SmallPack, of: Partial<Article> = {}): SmallPack => ({
  ...pack,
  name: names[0] ?? '',
  articles: names.map((head, index) => ({ ...pack.articles[0], parts: [], ...of, id: index + 1, head })),
})
const lost = { media: '0'.repeat(64), type: 'image/svg+xml', alt: '', author: '', licence: 'CC0-1.0' }
const packs = [
  named(smallDictionary, { parts: [{ tag: 'p', children: [`${names[0]} (${names[2]})`] }] }),
  named(smallTopics, {
    groups: names.map((title) => ({
      level: 1,
      title,
      ranges: [{ from: 43_003_016, to: 43_003_016 }],
      see: [],
    })),
  }),
  named(smallGraphics, { picture: lost }),
]

let server: AppServer
let person: Person
let page: Page
let topic = ''

openForAllAtOwnServer({ width: 320, height: 640, isCalm: true, mayComplain: true }, async (opened) => {
  ;({ server, person, page } = opened)
  await server.stop('SIGTERM')
  for (const pack of packs) await putPack(join(server.dataDirectory, 'library'), pack)
  await server.start()
  const found = await (await fetch(`${server.origin}/api/topics?prefix=donau`)).json()
  topic = String(found.data.topics[0].id)
})

const screens = [
  ['/dictionaries', 'li a'],
  ['/dictionary/TLX/x/1', 'article p'],
  ['/dictionary/TLX/x/3', 'article p'],
  ['/graphics', 'li img'],
  ['/graphic/TPC/x/1', '[role="application"] img'],
  ['/topics', 'input'],
  ['/topic/x/TOPIC', 'section li'],
  ['/downloads#contents', 'li b'],
] as const

describe.each(['de', 'ar'])('in %s, at 320 px', (locale) => {
  it.each(screens)('%s stands', async (path, shows) => {
    await remember(person.context, server.origin, { locale })
    await page.goto(`${server.origin}${path.replace('TOPIC', topic)}`)
    await page.locator(`dialog ${shows}`).first().waitFor()
    expect(await badTexts(page)).toEqual([])
  })
})
