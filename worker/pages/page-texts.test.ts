/** Help and articles on the device. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageTexts } from '#core/contract/pages/article'
import { contractHeader, contractVersion } from '#core/contract/version'
import type { Database } from '#db/database'
import { freshDatabase } from '../testing/fake-server'
import { refreshPageTexts } from './page-texts'

const textsSaying = (words: string, href = '/help/1'): PageTexts => ({
  articles: {
    imprint: {
      locale: 'de',
      title: 'Impressum',
      description: words,
      body: [{ tag: 'p', children: [words, { tag: 'a', href, children: ['weiter'] }] }],
    },
  },
  help: [],
})

let database: Database
beforeEach(() => {
  database = freshDatabase()
})
afterEach(() => vi.unstubAllGlobals())

function serve(texts: unknown): void {
  const headers = { [contractHeader]: String(contractVersion), 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: texts }), { headers }))
}

it('are stored by language and replaced by newer ones', async () => {
  serve(textsSaying('alt'))
  await refreshPageTexts(database, 'de')
  serve(textsSaying('neu'))
  await refreshPageTexts(database, 'de')
  expect(await database.pageTexts.toArray()).toEqual([{ locale: 'de', texts: textsSaying('neu') }])
})

it('stay as they are when no network answers', async () => {
  serve(textsSaying('alt'))
  await refreshPageTexts(database, 'de')
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(refreshPageTexts(database, 'de')).rejects.toMatchObject({ code: 'network' })
  expect((await database.pageTexts.get('de'))?.texts).toEqual(textsSaying('alt'))
})

it.each([
  ['a link that runs a script', textsSaying('böse', 'javascript:alert(1)')],
  [
    'an element that is not in the list',
    {
      ...textsSaying('böse'),
      articles: {
        imprint: { ...textsSaying('').articles['imprint'], body: [{ tag: 'script', children: [] }] },
      },
    },
  ],
])('are refused with %s', async (_, texts) => {
  serve(texts)
  await expect(refreshPageTexts(database, 'de')).rejects.toMatchObject({ code: 'api-response' })
  expect(await database.pageTexts.count()).toBe(0)
})
