// @vitest-environment happy-dom

import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { noContents } from '#core/contract/address/contents/known-contents'
import { placeOf } from '#core/contract/address/known-place'
import { pericopeOf } from '#core/scripture/pericopes/pericopes'
import { rightAddresses, wrongAddresses } from '../../tests/support/pages/addresses'
import { makeRouter } from './routes'
import { knownPlace } from './routing/guards'
import type { RouteKind } from './routing/route-rows'

describe('the route of an address', () => {
  const router = makeRouter(createMemoryHistory({ initialEntries: ['/'] }))
  const at = (path: string): { kind: RouteKind | undefined; title: string | undefined; params: object } => {
    const [, params, route] = router.getMatchedRoutes(path)
    return { kind: route?.options.staticData?.kind, title: route?.options.staticData?.title, params }
  }

  const isGuarded = (path: string) => router.getMatchedRoutes(path)[2]?.options.beforeLoad === knownPlace
  /** What the small library of the server's test knows, but its packs. */
  const small = {
    isTranslation: async (one: string) => ['TST', 'ENG'].includes(one.toUpperCase()),
    isPassage: async () => true,
    isHelp: async (id: number) => id === 1,
    isPericope: (id: number) => pericopeOf(id) !== undefined,
    isTag: async () => true,
    contents: async () => noContents,
  }

  it.each([
    ['/', 'home', undefined],
    ['/fr', 'home', undefined],
    ['/SDE/Joh3,16', 'text', undefined],
    ['/SDE.KJV/Joh3', 'text', undefined],
    ['/STANDARD/Joh3', 'text', undefined],
    ['/search/SDE/Licht', 'search', undefined],
    ['/notes', 'overlay', 'notes'],
    ['/help', 'overlay', 'help'],
    ['/fr/help', 'overlay', 'help'],
    ['/help/12', 'overlay', 'help'],
    ['/help/begin/12', 'overlay', 'help'],
    ['/downloads', 'overlay', 'downloads'],
    ['/login', 'overlay', 'login'],
    ['/report/text', 'home', expect.anything()],
    ['/notes/nowhere', undefined, undefined],
    ['/fr/abc', undefined, undefined],
    ['/help/a', undefined, undefined],
    ['/reading-plan/x', undefined, undefined],
  ])('%s is of the kind %s, titled %s', (path, kind, title) => {
    const found = at(path)
    expect([found.kind, found.title]).toEqual([kind, title])
  })

  it('is none, or is asked for, where the server finds nothing', async () => {
    const opened: string[] = []
    for (const path of wrongAddresses) {
      const { kind } = at(path)
      const isRead = kind === 'search' || path.startsWith('/cross-reference') || path.startsWith('/de/verse')
      if (kind !== undefined && !isRead && (await placeOf(path, small)).kind !== 'nowhere') opened.push(path)
      if (kind === 'overlay' && !isRead && !isGuarded(path)) opened.push(`${path} without a guard`)
    }
    expect(opened).toEqual([])
  })

  it('is one where the server finds something', () => {
    // They only lead on.
    const leadsOn = new Set(['/selectedbibles/1Mo1', '/opensearch', '/start-chat'])
    const lost = rightAddresses.filter((path) => at(path).kind === undefined && !leadsOn.has(path))
    expect(lost).toEqual([])
  })

  it('tells its parameters', () => {
    expect(at('/SDE.KJV/Joh3,16').params).toMatchObject({ translations: 'SDE.KJV', _splat: 'Joh3,16' })
    expect(at('/tag/red').params).toMatchObject({ key: 'red' })
  })
})
