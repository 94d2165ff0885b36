// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawHook, until } from '../../../../tests/support/drawn/draw'
import { offline } from '../../../../tests/support/drawn/network'
import { startPage } from '../../../../tests/support/drawn/page'
import { smallDictionary } from '../../../../tests/support/packs/small-pack'
import { storePack } from '../../../../tests/support/packs/store-pack'

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
beforeEach(async () => {
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
})

const gone: string[] = []
const drawHeads = async (words: string | undefined) => {
  const { useHeads } = await import('./use-heads')
  return await drawHook(() => useHeads(words, (path) => void gone.push(path)), undefined)
}

describe('heads below the combined input', () => {
  it('begin like the words, three at most, and lead to their articles', async () => {
    await storePack(database, smallDictionary)
    const { now } = await drawHeads('niko')
    await until(() => expect(now().map(({ label }) => label)).toEqual(['Nikodemus']))
    now()[0]?.run()
    expect(gone).toEqual(['/dictionary/TLX/nikodemus/3'])
  })

  it('are asked of the server as a whole word where no dictionary is on this device', async () => {
    const link = { abbr: 'TLX', kind: 'dictionary', locale: 'de', id: 4, head: 'Ölberg' } as const
    worker.answer({ read: async () => ({ data: [link] }) as never })
    const { now } = await drawHeads('Ölberg')
    await until(() => expect(now().map(({ label, note }) => `${label} ${note}`)).toEqual(['Ölberg TLX']))
    expect(worker.inputsOf('read')).toEqual([['lookUp', { locale: 'de', word: 'Ölberg' }, {}]])
  })

  it.each([['ni'], [''], [undefined]])('are not looked for after %s', async (words) => {
    await storePack(database, smallDictionary)
    const { now } = await drawHeads(words)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(now()).toEqual([])
  })

  it('are none offline without a dictionary', async () => {
    offline()
    const { now } = await drawHeads('niko')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(now()).toEqual([])
    expect(worker.inputsOf('read')).toEqual([])
  })
})
