// @vitest-environment happy-dom

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageData } from '#core/contract/page-data'
import { contractVersion } from '#core/contract/version'
import { loadNames } from '#core/scripture/names/load-names'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { doing, draw, drawHook, drawHookIn, startDrawing } from '../../../tests/support/drawn/draw'
import { speakAll } from '../../../tests/support/drawn/speak'
import { bareManifest } from '../../../tests/support/editions/bare-edition'
import { clearSession } from '../../platform/storage/session'
import { signInPath, useWantedRoute } from '../account/sign-in-path'
import { CurrentReadingProvider, useCurrentReading, useShowReading } from './current-reading'
import type * as keptViewModule from './kept-view'
import type { KeptView } from './kept-view'
import { loadReadingCode, readingCode, useReadingCode } from './reading-code'
import { useAddressQuery } from './use-address-query'
import { useChapterHeading, useChaptersHeading } from './use-chapter-heading'
import { useEntryKey } from './use-entry-key'
import { useNeighbours } from './use-neighbours'
import { useRouteParams } from './use-route-params'
import { useScreenName } from './use-screen-name'
import { forgetWay, rememberWay, useWayBack } from './way-back'

startDrawing()
beforeEach(() => speakAll('de'))

/** A router with a text, an overlay and what has no name, at an address. */
async function routerAt(...addresses: string[]) {
  const root = createRootRoute()
  const row = (path: string, title?: string) =>
    createRoute({ getParentRoute: () => root, path, staticData: title ? { title } : {} })
  const router = createRouter({
    routeTree: root.addChildren([row('/'), row('/$translations/$'), row('/tag/$key', 'tag'), row('/login')]),
    history: createMemoryHistory({ initialEntries: addresses }),
  })
  await router.load()
  const wrap = (part: ReactNode) => <RouterContextProvider router={router}>{part}</RouterContextProvider>
  const go = (path: string) =>
    doing(async () => {
      router.history.push(path)
      await router.load()
    })
  return { router, wrap, go }
}

/** A page of John in an edition that has chapters 1 to 3. */
async function john(chapter: number, locale = 'de'): Promise<PageData> {
  const { names } = await loadNames(locale === 'de' ? 'de' : 'en')
  return {
    contract: contractVersion,
    address: {
      abbreviations: ['SDE'],
      chapter: 43_000_000 + chapter * 1_000,
      marked: [],
      others: [],
      path: '',
    },
    editions: [],
    manifests: [bareManifest({ abbreviation: 'SDE', locale }, [{ number: 43, chapters: [1, 2, 3] }])],
    chapters: [],
    names: { [locale]: names },
  }
}

describe('the place on the screen', () => {
  it('tells its query, its parameters and its name', async () => {
    const { wrap, go } = await routerAt('/tag/red?sort=name')
    const { now } = await drawHookIn(wrap, () => [useAddressQuery(), useRouteParams(), useScreenName()])
    expect(now()).toEqual(['?sort=name', { key: 'red' }, 'tag'])
    await go('/SDE/Joh3')
    expect(now()).toEqual(['', { translations: 'SDE', _splat: 'Joh3', '*': 'Joh3' }, ''])
  })

  it('keeps the key of the entry of a view while an overlay lies above it', async () => {
    const { router, wrap, go } = await routerAt('/SDE/Joh3')
    const { now } = await drawHookIn(wrap, () => useEntryKey('/SDE/Joh3'))
    const key = router.history.location.state.__TSR_key
    expect(now()).toBe(key)
    await go('/tag/red')
    expect(now()).toBe(key)
  })
})

describe('the way to signing in', () => {
  it.each([
    ['/notes', undefined, '/login?to=%2Fnotes'],
    ['/notes?note=1&x=2', '/register', '/register?to=%2Fnotes%3Fnote%3D1%26x%3D2'],
    ['//evil.example', undefined, '/login'],
    ['https://evil.example/', '/nicodemus-ai', '/nicodemus-ai'],
  ] as const)('from %s by %s is %s', (wanted, entry, expected) => {
    expect(signInPath(wanted, entry)).toBe(expected)
  })

  it.each([
    ['/login?to=%2Fnotes%3Fnote%3D1', '/notes?note=1'],
    ['/login?to=%2F%2Fevil.example', undefined],
    ['/login?to=javascript%3Aalert(1)', undefined],
    ['/login', undefined],
  ])('%s leads on to %s', async (address, expected) => {
    const { wrap } = await routerAt(address)
    const { now } = await drawHookIn(wrap, useWantedRoute)
    expect(now()).toBe(expected)
  })
})

describe('the text on the screen', () => {
  it('is told by the visible view to what stands around it', async () => {
    const data = await john(1)
    const pathTo = async () => ''
    const words = { words: 'Licht', abbreviations: ['SDE'], scope: 'chosen' as const, pathTo }
    const seen: unknown[] = []
    const View = () => {
      const { show, showSearch } = useShowReading()
      return (
        <>
          <button type="button" aria-label="text" onClick={() => show(data)} />
          <button type="button" aria-label="search" onClick={() => showSearch(words)} />
        </>
      )
    }
    const Header = () => {
      const { data: shown, search } = useCurrentReading()
      seen.push([shown?.address?.chapter, search?.words])
      return null
    }
    const { container } = await draw(
      <CurrentReadingProvider>
        <View />
        <Header />
      </CurrentReadingProvider>,
    )
    const [text, search] = container.querySelectorAll('button')
    await doing(() => text?.click())
    await doing(() => search?.click())
    expect(seen).toEqual([
      [undefined, undefined],
      [43_001_000, undefined],
      [43_001_000, 'Licht'],
    ])
  })

  it('has a heading, and none where nothing is known', async () => {
    const data = await john(2)
    const { now } = await drawHook(() => [useChapterHeading(data), useChapterHeading(undefined)])
    expect(now()).toEqual(['Johannes 2', ''])
  })

  it('has the heading of its edition, but one that can be read again for fields', async () => {
    const { names } = await loadNames('de')
    const manifest = bareManifest({ abbreviation: 'GNT', locale: 'grc' }, [{ number: 43, chapters: [2] }])
    const [book] = manifest.bookList
    const data: PageData = {
      ...(await john(2)),
      manifests: [{ ...manifest, bookList: book ? [{ ...book, name: 'ΚΑΤΑ ΙΩΑΝΝΗΝ' }] : [] }],
      names: { de: names },
    }
    const { now } = await drawHook(() => [useChapterHeading(data), useChaptersHeading(data, 'readable')])
    expect(now()).toEqual(['ΚΑΤΑ ΙΩΑΝΝΗΝ 2', 'Johannes 2'])
  })

  it('has the heading of all its chapters', async () => {
    const data = await john(1)
    const further = [
      { from: 43_002_001, to: 43_002_025 },
      { from: 43_003_001, to: 43_003_005 },
    ]
    const passage = { ...data, address: data.address && { ...data.address, further } }
    const { now } = await drawHook(() => [useChapterHeading(passage), useChaptersHeading(passage)])
    expect(now()).toEqual(['Johannes 1', 'Johannes 1–3'])
  })

  it('has no heading while its names are on their way', async () => {
    const data = { ...(await john(2)), names: {} }
    const { now } = await drawHook(() => useChapterHeading(data))
    expect(now()).toBe('')
  })

  it.each([
    [1, undefined, '/SDE/Joh2'],
    [2, '/SDE/Joh1', '/SDE/Joh3'],
    [3, '/SDE/Joh2', undefined],
  ])('in chapter %i has the neighbours %s and %s', async (chapter, previous, next) => {
    const data = await john(chapter)
    const { now } = await drawHook(() => useNeighbours(data))
    expect([now().previous?.href, now().next?.href]).toEqual([previous, next])
  })

  it('has the neighbours of its whole passage, then the rest of it', async () => {
    const data = await john(1)
    const passage = (rest?: { from: number; to: number }): PageData => ({
      ...data,
      address: data.address && {
        ...data.address,
        further: [{ from: 43_002_000, to: 43_002_000 }],
        ...(rest && { rest }),
      },
    })
    const nextOf = async (page: PageData) => (await drawHook(() => useNeighbours(page))).now().next
    expect((await nextOf(passage()))?.href).toBe('/SDE/Joh3')
    expect(await nextOf(passage({ from: 43_003_000, to: 43_005_000 }))).toEqual({
      href: '/SDE/Joh3-5',
      label: 'Johannes 3–5',
    })
  })

  it('has no neighbours while nothing is known', async () => {
    const { now } = await drawHook(() => useNeighbours(undefined))
    expect(now()).toEqual({ previous: undefined, next: undefined })
  })
})

describe('the view below an overlay', () => {
  const view: KeptView = {
    kind: 'text',
    path: '/SDE/Joh3',
    abbreviations: ['SDE'],
    passage: 'Joh3',
    index: 1,
    entry: 'key',
  }
  const load = () => freshModule<typeof keptViewModule>('./kept-view.ts', import.meta.url)
  beforeEach(() => sessionStorage.clear())

  it('is there again after a reload, and in no other tab', async () => {
    const before = await load()
    expect(before.keptView()).toBeUndefined()
    before.keepView(view)
    expect((await load()).keptView()).toEqual(view)
    sessionStorage.clear()
    expect((await load()).keptView()).toBeUndefined()
  })

  it.each(['{', 'null', '"/SDE"', '{"path":"/SDE/Joh3"}', '{"path":1,"entry":"","abbreviations":[]}'])(
    'is home where the session says %s',
    async (text) => {
      sessionStorage.setItem('perikope-view', text)
      expect((await load()).keptView()).toBeUndefined()
    },
  )

  it('is given up where the session has no room', async () => {
    const { keepView } = await load()
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => keepView(view)).not.toThrow()
    vi.unstubAllGlobals()
    // Another page knows nothing of it.
    clearSession()
    expect((await load()).keptView()).toBeUndefined()
  })
})

describe('the way back after following references', () => {
  const step = (chapter: number) => ({ path: `/SDE/Joh${chapter}`, chapter, verse: 1 })

  it('has one step for each jump, the last one first, and at most twenty', async () => {
    const { now } = await drawHook(useWayBack)
    expect(now()).toBeUndefined()
    for (let chapter = 1; chapter <= 25; chapter += 1) await doing(() => rememberWay(step(chapter)))
    const gone: (number | undefined)[] = []
    while (now()) {
      gone.push(now()?.chapter)
      await doing(forgetWay)
    }
    expect(gone).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index))
    await doing(forgetWay)
    expect(now()).toBeUndefined()
  })
})

describe('the code of reading', () => {
  it('comes part by part, is told to who draws, and stays', async () => {
    const { now } = await drawHook(useReadingCode)
    await doing(() => loadReadingCode('comparing'))
    expect(now().comparing).toBeDefined()
    expect(readingCode()).toBe(now())
    const before = now()
    await doing(() => loadReadingCode('comparing'))
    expect(now()).toBe(before)
  })
})
