// @vitest-environment happy-dom
/** Contents as screens ask for them: from this device, else from the server, and addresses as far as anybody knows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { articlePage } from '#core/content/reading/article-page'
import { findPack } from '#core/content/reading/content-source'
import { summaryOf } from '#core/content/reading/open-pack'
import { contentPlace } from '#core/contract/address/contents/content-address'
import type { ArticlePage } from '#core/contract/content/answers'
import { AppError } from '#core/errors'
import { emptyDevice } from '../../../tests/support/drawn/device'
import { doing, drawHook, later, startDrawing, until } from '../../../tests/support/drawn/draw'
import { servedContents } from '../../../tests/support/drawn/served-contents'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { prepareSmall, smallDictionary, smallTopics } from '../../../tests/support/packs/small-pack'
import { storePack } from '../../../tests/support/packs/store-pack'
import { database } from '../../platform/local/database'
import { contentsFor } from './known-contents'
import { only, useWanted } from './use-wanted'

startDrawing()
beforeEach(async () => {
  await emptyDevice()
  await Promise.all([database.packs.clear(), database.packSegments.clear(), database.articles.clear()])
  await database.answers.clear()
})

const wantedArticle = (id: number) => ({
  key: `TLX ${id}`,
  fromPacks: async (source: Parameters<typeof findPack>[0]) => {
    const pack = await findPack(source, 'TLX')
    const data = pack && (await articlePage(pack, id))
    return data && { isWhole: true, read: () => data }
  },
  call: 'packArticle' as const,
  asked: [{ params: { abbreviation: 'TLX', id: String(id) }, query: {} }],
  fromServer: only<ArticlePage>,
})

describe('an article', () => {
  it('comes from this device without asking anybody', async () => {
    const asked = workerThat({})
    await storePack(database, smallDictionary)
    const { now } = await drawHook(() => useWanted(wantedArticle(3)))
    await until(() => expect(now()).toMatchObject({ kind: 'here', isOnDevice: true }))
    expect(asked).toEqual([])
  })

  it('comes from the server where it is not here, and is absent where neither has it', async () => {
    workerThat(
      servedContents(async (_call, { id }) => {
        if (id === '3') return { pack: {}, articles: [{ id: 3, head: 'Nikodemus', parts: [] }] }
        throw new AppError('not-found')
      }),
    )
    let id = 3
    const { now, again } = await drawHook(() => useWanted(wantedArticle(id)))
    expect(now()).toEqual({ kind: 'loading' })
    await until(() => expect(now()).toMatchObject({ kind: 'here', isOnDevice: false }))
    id = 9
    await again()
    await until(() => expect(now()).toEqual({ kind: 'absent' }))
  })

  it('that comes late for another one is not shown', async () => {
    const slow = later<unknown>()
    workerThat(
      servedContents(async (_call, { id }) =>
        id === '1' ? await slow.comes : { articles: [], second: true },
      ),
    )
    let id = 1
    const { now, again } = await drawHook(() => useWanted(wantedArticle(id)))
    id = 2
    await again()
    await until(() => expect(now()).toMatchObject({ kind: 'here', data: { second: true } }))
    await doing(() => slow.come({ articles: [], second: false }))
    expect(now()).toMatchObject({ data: { second: true } })
  })

  it('can be asked for once more after a failure', async () => {
    let tries = 0
    workerThat(
      servedContents(async () => {
        tries += 1
        if (tries === 1) throw new AppError('network')
        return { articles: [] }
      }),
    )
    const { now } = await drawHook(() => useWanted(wantedArticle(1)))
    await until(() => expect(now()).toMatchObject({ kind: 'failed', error: { code: 'network' } }))
    await doing(() => {
      const known = now()
      if (known.kind === 'failed') known.retry()
    })
    await until(() => expect(now().kind).toBe('here'))
  })
})

describe('what was read once', () => {
  it('is there without a network, as the server said it last', async () => {
    let head = 'Alt'
    let isAway = false
    workerThat(
      servedContents(async () => {
        if (isAway) throw new AppError('network')
        return { articles: [{ head }] }
      }),
    )
    const first = await drawHook(() => useWanted(wantedArticle(3)))
    await until(() =>
      expect(first.now()).toMatchObject({ kind: 'here', data: { articles: [{ head: 'Alt' }] } }),
    )
    await first.end()
    head = 'Neu'
    const second = await drawHook(() => useWanted(wantedArticle(3)))
    await until(() => expect(second.now()).toMatchObject({ data: { articles: [{ head: 'Neu' }] } }))
    await second.end()
    isAway = true
    const third = await drawHook(() => useWanted(wantedArticle(3)))
    await until(() =>
      expect(third.now()).toMatchObject({ kind: 'here', data: { articles: [{ head: 'Neu' }] } }),
    )
  })

  it('of packs is whole, or a part where the rest does not come', async () => {
    workerThat(servedContents(async () => await Promise.reject(new AppError('network'))))
    const part = {
      ...wantedArticle(4),
      key: 'part',
      fromPacks: async () => ({ isWhole: false, read: () => 'part' }),
      fromServer: () => 'server',
    }
    const { now } = await drawHook(() => useWanted(part))
    await until(() => expect(now()).toEqual({ kind: 'here', data: 'part', isOnDevice: true }))
    workerThat(servedContents(async () => ({})))
    const online = await drawHook(() => useWanted({ ...part, key: 'online' }))
    await until(() => expect(online.now()).toEqual({ kind: 'here', data: 'server', isOnDevice: false }))
  })
})

describe('an address of contents', () => {
  const place = async (path: string) => {
    const known = await contentsFor(path)
    return known && contentPlace(path, known)
  }

  it('is judged by the list of this device, which is asked for where there is none', async () => {
    const { manifest } = await prepareSmall(smallDictionary)
    const summary = summaryOf({ ...manifest, number: 1 })
    const asked = workerThat({
      refreshPacks: async () =>
        void (await database.packs.put({ abbreviation: 'TLX', summary, changedAt: 1 })),
    })
    expect(await place('/dictionary/TLX/adam/1')).toEqual({ kind: 'here' })
    expect(await place('/graphic/TLX/adam/1')).toEqual({ kind: 'nowhere' })
    expect(asked).toHaveLength(1)
  })

  it('of a topic leads to its own words, on this device or by the server', async () => {
    await storePack(database, smallTopics, 4)
    expect(await place('/topic/love/4000001')).toEqual({ kind: 'elsewhere', path: '/topic/langmut/4000001' })
    workerThat(servedContents(async () => ({ id: 7_000_002, title: 'Großer Fisch' })))
    expect(await place('/topic/x/7000002')).toEqual({
      kind: 'elsewhere',
      path: '/topic/großer-fisch/7000002',
    })
  })

  it('is left to its screen where nobody can say', async () => {
    workerThat({ refreshPacks: async () => await Promise.reject(new AppError('network')) })
    expect(await contentsFor('/dictionary/TLX/adam/1')).toBeUndefined()
  })
})
