// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseContents } from '#db/content-source'
import { drawHook, until } from '../../../../tests/support/drawn/draw'
import { startPage } from '../../../../tests/support/drawn/page'
import { smallDictionary } from '../../../../tests/support/packs/small-pack'
import { storePack } from '../../../../tests/support/packs/store-pack'
import { typedHeads } from '../../../../worker/packs/typed-heads'

const { worker, database } = startPage()

/** The page says at its start which areas there are. */
beforeAll(() => {
  document.head.innerHTML = '<meta name="rooms" content="dictionaries" />'
  vi.resetModules()
})
/** Its own copies of the page's modules have a worker of their own, which the next file would not reach. */
afterAll(() => {
  document.head.innerHTML = ''
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())
beforeEach(async () => {
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
})

const gone: string[] = []
/** What the worker finds, here and at a server that has one head. */
const typing = () => {
  vi.stubGlobal('fetch', async () => {
    const data = [{ abbr: 'TLX', kind: 'dictionary', locale: 'de', id: 4, head: 'Ölberg' }]
    return new Response(JSON.stringify({ data }), { headers: { 'x-api': '1' } })
  })
  worker.answer({
    typedHeads: async (words, locale) => await typedHeads(databaseContents(database), words, locale),
  })
}
const drawHeads = async (words: string | undefined) => {
  const { useHeads } = await import('./use-heads')
  return await drawHook(() => useHeads(words, (path) => void gone.push(path)), undefined)
}

describe('heads below the combined input', () => {
  it('begin like the words, three at most, and lead to their articles', async () => {
    typing()
    await storePack(database, smallDictionary)
    const { now } = await drawHeads('niko')
    await until(() => expect(now().map(({ label }) => label)).toEqual(['Nikodemus']))
    now()[0]?.run()
    expect(gone).toEqual(['/dictionary/TLX/nikodemus/3'])
  })

  it('are asked of the server as a whole word where no dictionary is on this device', async () => {
    typing()
    const { now } = await drawHeads('Ölberg')
    await until(() => expect(now().map(({ label, note }) => `${label} ${note}`)).toEqual(['Ölberg TLX']))
    expect(worker.inputsOf('typedHeads')).toEqual([['Ölberg', 'de']])
  })

  it.each([['ni'], [''], [undefined]])('are not looked for after %s', async (words) => {
    await storePack(database, smallDictionary)
    const { now } = await drawHeads(words)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(now()).toEqual([])
  })

  it('are none offline without a dictionary', async () => {
    typing()
    vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('offline')))
    const { now } = await drawHeads('niko')
    await until(() => expect(worker.inputsOf('typedHeads')).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(now()).toEqual([])
  })
})
