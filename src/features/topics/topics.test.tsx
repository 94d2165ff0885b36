// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bundledTable } from '#core/finder/bundled-finder'
import {
  doing,
  draw,
  find,
  messages,
  press,
  textsOf,
  until,
  wordsIn,
  write,
} from '../../../tests/support/drawn/draw'
import { offline } from '../../../tests/support/drawn/network'
import { startPage } from '../../../tests/support/drawn/page'
import { chapterWith, manifestOf, storeEdition } from '../../../tests/support/drawn/texts'
import { type SmallPack, smallTopics } from '../../../tests/support/packs/small-pack'
import { storePack } from '../../../tests/support/packs/store-pack'
import { TopicOverlay } from './topic-overlay'
import { TopicsOverlay } from './topics-overlay'

const { t, worker, database } = startPage()

const range = (verse: number) => ({ from: 43_003_000 + verse, to: 43_003_000 + verse })
const many: SmallPack = {
  kind: 'topics',
  abbr: 'TTM',
  name: 'Mehr Themen',
  articles: [
    {
      id: 1,
      head: 'Langmut',
      parts: [],
      groups: [
        { level: 1, title: 'Viele', ranges: Array.from({ length: 60 }, () => range(16)), see: [] },
        { level: 1, title: 'Alt', ranges: [{ from: 1_001_001, to: 1_001_001 }], see: [] },
      ],
    },
    {
      id: 2,
      head: 'Zuneigung',
      parts: [],
      groups: [{ level: 1, title: '', ranges: [], see: [{ text: 'Langmut', id: 1 }] }],
    },
  ],
}
const both = async () => {
  await storePack(database, smallTopics, 1)
  await storePack(database, many, 2)
}

beforeEach(async () => {
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
  await storeEdition(manifestOf('LUT', { locale: 'de' }), [
    chapterWith(43_003_000, { 16: 'Also hat Gott die Welt geliebt' }, 21),
  ])
  await database.options.put({ path: 'selectedBibles', value: 'LUT' })
  worker.answer({
    finderTable: bundledTable,
    setOption: async (path, value) => void (await database.options.put({ path, value })),
  })
})

const rowsOf = (container: Element) => [...container.querySelectorAll('li')].map(wordsIn)

describe('the list of topics', () => {
  const open = async () => (await draw(<TopicsOverlay />)).container

  it('has those of one title once, and none that only leads on', async () => {
    await both()
    const container = await open()
    await until(() => expect(textsOf(container, 'li a').length).toBeGreaterThan(2))
    await write(find(container, 'input'), 'lampenlicht')
    await until(() => expect(rowsOf(container)).toEqual(['Lampenlicht']))
    await write(find(container, 'input'), 'langmut')
    await until(() => expect(rowsOf(container)).toEqual(['Langmut']))
    expect(find(container, 'li a', 'Langmut').getAttribute('href')).toBe('/topic/langmut/1000001')
    await write(find(container, 'input'), 'zuneigung')
    await until(() => expect(wordsIn(container)).toContain(t('topics:notFound')))
  })

  it('opens with twelve chosen ones and the best known, and has the others behind a tab', async () => {
    await both()
    const container = await open()
    await until(() => expect(container.querySelectorAll('ul:first-child > li b')).toHaveLength(12))
    expect(textsOf(container, 'h2')).toEqual([
      t('topics:front-story'),
      t('topics:front-person'),
      t('topics:front-theme'),
    ])
    expect(wordsIn(container)).not.toContain('Langmut')
    await press(find(container, 'button', t('topics:allTopics')))
    await until(() =>
      expect(find(container, 'button', t('topics:az')).getAttribute('aria-pressed')).toBe('true'),
    )
    expect(container.querySelectorAll('h2')).toHaveLength(0)
    await press(find(container, 'button', t('topics:front')))
    await until(() => expect(container.querySelectorAll('h2')).toHaveLength(3))
  })

  it('is filtered by words', async () => {
    await both()
    const container = await open()
    await until(() => expect(textsOf(container, 'li a').length).toBeGreaterThan(2))
    await write(find(container, 'input'), 'LÁNGM')
    await until(() => expect(textsOf(container, 'li a')).toEqual(['Langmut']))
    await write(find(container, 'input'), 'xyz')
    await until(() => expect(wordsIn(container)).toContain(t('topics:notFound')))
  })

  it('has our own where the library has none', async () => {
    const container = await open()
    await until(() => expect(textsOf(container, 'li a').length).toBeGreaterThan(2))
    await write(find(container, 'input'), 'verlorene sohn')
    await until(() => expect(textsOf(container, 'li a').join()).toMatch(/verlorene Sohn/i))
  })
})

describe('a topic', () => {
  const open = async (id: number) =>
    (await draw(<TopicOverlay />, { path: `/topic/x/${id}`, route: '/topic/$topic/$id' })).container

  it('keeps its sources apart, and shows the first places of each aspect', async () => {
    await both()
    const container = await open(1_000_001)
    await until(() => expect(textsOf(container, 'section h2')).toEqual(['Testthemen', 'Mehr Themen']))
    await until(() =>
      expect(textsOf(container, 'section section h3')).toEqual(['Gottes 1', 'Viele 60', 'Alt 1']),
    )
    await until(() => expect(wordsIn(container)).toContain('Also hat Gott die Welt geliebt'))
    expect(container.querySelectorAll('li')).toHaveLength(1 + 3)
  })

  it('shows more places page by page', async () => {
    await both()
    const container = await open(1_000_001)
    await until(() => expect(textsOf(container, 'section > button')).toHaveLength(1))
    await press(find(container, 'section > button'))
    await until(() => expect(container.querySelectorAll('li')).toHaveLength(1 + 50))
    await press(find(container, 'section > button'))
    await until(() => expect(container.querySelectorAll('li')).toHaveLength(1 + 60))
    expect(textsOf(container, 'section > button')).toEqual([])
  })

  it('can be limited to a testament', async () => {
    await both()
    const container = await open(1_000_001)
    await until(() => expect(textsOf(container, 'section section h3')).toHaveLength(3))
    await press(find(container, 'button', t('reading:newTestament')))
    await until(() => expect(textsOf(container, 'section section h3')).toEqual(['Gottes 1', 'Viele 60']))
  })

  it('can be limited to a book', async () => {
    await both()
    const container = await open(1_000_001)
    await until(() => expect(container.querySelectorAll('option')).toHaveLength(1 + 2))
    const select = find(container, 'select')
    if (!(select instanceof HTMLSelectElement)) throw new Error('no select')
    await doing(() => {
      select.value = '1'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await until(() => expect(textsOf(container, 'section section h3')).toEqual(['Alt 1']))
  })

  it('says once, offline, that words of its places are not on this device', async () => {
    offline()
    const group = (title: string, from: number) => ({
      level: 1,
      title,
      ranges: [{ from, to: from }],
      see: [],
    })
    const groups = [group('Hier', 43_003_016), group('Fehlt', 43_002_001), group('Auch', 43_002_002)]
    await storePack(database, { ...many, articles: [{ id: 1, head: 'Langmut', parts: [], groups }] }, 1)
    const container = await open(1_000_001)
    await until(() => expect(wordsIn(container).split(t('topics:textsNotHere'))).toHaveLength(1 + 1))
    expect(wordsIn(container)).toContain('Also hat Gott die Welt geliebt')
  })

  it('leads to related topics', async () => {
    await both()
    const container = await open(1_000_001)
    await until(() => expect(textsOf(container, 'nav a')).toEqual(['Lampenlicht']))
  })

  it('copies an aspect with all its places', async () => {
    await both()
    const written: string[] = []
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      clipboard: { writeText: async (text: string) => void written.push(text) },
    })
    const container = await open(1_000_001)
    await until(() => expect(wordsIn(container)).toContain('Also hat Gott'))
    await press(find(container, 'button', t('topics:copy', { title: 'Viele' })))
    await until(() => expect(messages()).toEqual([t('topics:copied')]))
    const lines = written[0]?.split('\n') ?? []
    expect(lines).toHaveLength(1 + 60 + 1)
    expect(lines[60]).toBe('Johannes 3,16: Also hat Gott die Welt geliebt')
    vi.unstubAllGlobals()
  })

  it('says offline that it is not on this device', async () => {
    offline()
    const container = await open(1_000_001)
    await until(() => expect(wordsIn(container)).toContain(t('contents:notOnDevice')))
  })
})
