// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { summaryOf } from '#core/content/reading/open-pack'
import {
  doing,
  draw,
  drawHook,
  find,
  press,
  textsOf,
  until,
  wordsIn,
  write,
} from '../../../tests/support/drawn/draw'
import { startPage } from '../../../tests/support/drawn/page'
import { servedContents } from '../../../tests/support/drawn/served-contents'
import { prepareSmall, type SmallPack, smallDictionary } from '../../../tests/support/packs/small-pack'
import { storePack } from '../../../tests/support/packs/store-pack'
import { setOption } from '../../model/options/options'
import { i18n } from '../../platform/language/language'
import { database } from '../../platform/local/database'
import { useOtherArticles } from './article/use-other-articles'
import { DictionariesOverlay } from './dictionaries-overlay'

const { t, worker } = startPage()
const other: SmallPack = {
  kind: 'dictionary',
  abbr: 'ZLX',
  name: 'Zweites Lexikon',
  articles: [
    { id: 1, head: 'ADAM', parts: [] },
    { id: 2, head: 'Babel', parts: [] },
  ],
}

beforeEach(async () => {
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
  setOption('resource.dictionary.abbreviations', '')
  setOption('resource.dictionary.sort', '')
})

/** As the server lists it, without anything on this device. */
async function listPack(pack: SmallPack): Promise<void> {
  const { manifest } = await prepareSmall(pack)
  const summary = summaryOf({ ...manifest, number: 9 })
  await database.packs.put({ abbreviation: pack.abbr, summary, changedAt: 1 })
}

async function open(): Promise<HTMLElement> {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  worker.answer({ refreshPacks: async () => undefined })
  const { container } = await draw(
    <RouterContextProvider router={router}>
      <DictionariesOverlay />
    </RouterContextProvider>,
  )
  return container
}
const heads = (page: HTMLElement) => textsOf(page, 'li > a:first-child')

describe('the list of heads', () => {
  it('of one dictionary has each head once and is filtered by its beginning', async () => {
    await storePack(database, smallDictionary)
    const page = await open()
    await until(() => expect(heads(page)).toEqual(['Adam', 'Nikodemus', 'Ölberg']))
    expect(wordsIn(page)).toContain(t('dictionaries:onDevice'))
    await write(find<HTMLInputElement>(page, 'input[type=search]'), 'olb')
    await until(() => expect(heads(page)).toEqual(['Ölberg']))
    await write(find<HTMLInputElement>(page, 'input[type=search]'), 'x')
    await until(() => expect(wordsIn(page)).toContain(t('dictionaries:none')))
    await until(() => expect(page.querySelector('a[href="/search/STANDARD/x"]')).not.toBeNull())
  })

  it('of several is one list each head once, or stands by dictionary', async () => {
    await storePack(database, smallDictionary, 1)
    await storePack(database, other, 2)
    const page = await open()
    await until(() => expect(heads(page)).toEqual(['Adam', 'Babel', 'Nikodemus', 'Ölberg']))
    expect(page.querySelector('li > a')?.getAttribute('href')).toBe('/dictionary/TLX/adam/1')
    expect(textsOf(page, '[aria-hidden]:not(svg)')).toEqual(['A', 'B', 'N', 'O'])
    await doing(() => setOption('resource.dictionary.sort', 'dictionary'))
    await until(() => expect(textsOf(page, 'section h2')).toEqual(['Testlexikon', 'Zweites Lexikon']))
    await doing(() => page.querySelector<HTMLElement>('button[aria-pressed="true"]')?.click())
    await until(() => expect(heads(page)).toEqual(['ADAM', 'Babel']))
  })

  it('asks the server for a dictionary that is not here, and says where it can be loaded', async () => {
    await listPack(other)
    worker.answer(
      servedContents(async (_call, _params, { prefix }) => ({
        heads: [{ id: 2, head: 'Babel' }],
        total: prefix === '' ? 7 : 1,
        initials: ['a', 'b'],
      })),
    )
    const page = await open()
    await until(() => expect(heads(page)).toEqual(['Babel']))
    expect(wordsIn(page)).toContain(t('dictionaries:count', { count: 7 }))
    expect(find(page, 'a[href="/downloads"]')).toBeTruthy()
    const letter = [...page.querySelectorAll<HTMLElement>('[role=toolbar] button')].find(
      (one) => one.textContent === 'B',
    )
    await doing(() => letter?.click())
    await until(() => expect(wordsIn(page)).toContain(t('dictionaries:count', { count: 1 })))
    const queries = worker.inputsOf('wantContents').flatMap(([, asked]) => asked.map(({ query }) => query))
    expect(queries).toContainEqual({ prefix: 'b', page: '0' })
  })

  it('says whose heads are missing, and tries again', async () => {
    await storePack(database, smallDictionary, 1)
    await listPack(other)
    const page = await open()
    await until(() => expect(find(page, '[role=alert]').textContent).toContain('ZLX'))
    expect(heads(page)).toContain('Adam')
    worker.answer(
      servedContents(async () => ({ heads: [{ id: 2, head: 'Babel' }], total: 1, initials: ['b'] })),
    )
    await doing(() => find<HTMLElement>(page, '[role=alert] button').click())
    await until(() => expect(heads(page)).toEqual(['Adam', 'Babel', 'Nikodemus', 'Ölberg']))
  })

  it('of a large dictionary opens with an entry for today and what is looked up most', async () => {
    const t = i18n.getFixedT('de', 'dictionaries')
    const words = [...t('often-places').split(' | '), ...t('often-things').split(' | ')]
    const further = Array.from({ length: 200 }, (_, at) => `Wort ${at}`)
    await storePack(database, {
      ...other,
      articles: [...words, ...further].map((head, at) => ({
        id: at + 1,
        head,
        parts: [{ tag: 'p', children: [`Von ${head}.`] }],
      })),
    })
    const page = await open()
    await until(() => expect(wordsIn(page)).toMatch(/Der Eintrag von heute.*Von [^.]+\..*Zweites Lexikon/s))
    expect(textsOf(page, 'h2')).toEqual(['Menschen', 'Orte', 'Bräuche und Dinge'])
    await press(find<HTMLElement>(page, 'li button', 'Ephesus'))
    await until(() => expect(heads(page)).toEqual(['Ephesus']))
    expect(wordsIn(page)).not.toContain('Der Eintrag von heute')
  })

  it('is an area without anything where the library has no dictionary', async () => {
    const page = await open()
    await until(() => expect(wordsIn(page)).toContain(t('areas:about-dictionaries')))
  })
})

describe('other dictionaries', () => {
  it('are those of the language that have exactly this head', async () => {
    await storePack(database, smallDictionary, 1)
    await storePack(database, other, 2)
    const { manifest } = await prepareSmall(smallDictionary)
    const summary = summaryOf({ ...manifest, number: 1 })
    const { now } = await drawHook(() => useOtherArticles(summary, 'Adam'), undefined)
    await until(() => expect(now()).toMatchObject([{ abbr: 'ZLX', id: 1, name: 'Zweites Lexikon' }]))
  })
})
