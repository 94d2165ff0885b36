// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { makeRouter } from './routes'
import type { RouteKind } from './routing/route-rows'

describe('the route of an address', () => {
  const router = makeRouter(createMemoryHistory({ initialEntries: ['/'] }))
  const at = (path: string): { kind: RouteKind | undefined; title: string | undefined; params: object } => {
    const [, params, route] = router.getMatchedRoutes(path)
    return { kind: route?.options.staticData?.kind, title: route?.options.staticData?.title, params }
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

  it('tells its parameters', () => {
    expect(at('/SDE.KJV/Joh3,16').params).toMatchObject({ translations: 'SDE.KJV', _splat: 'Joh3,16' })
    expect(at('/tag/red').params).toMatchObject({ key: 'red' })
  })
})
