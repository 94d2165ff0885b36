// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { doing, drawHook, drawHookIn, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { routed } from '../../../tests/support/drawn/routed'
import { speakAll } from '../../../tests/support/drawn/speak'
import { visitedPlace } from '../../model/analytics/visited-place'
import { routeMessage } from '../../ui/snackbars/route-message'
import { closeSnackbar, useSnackbars } from '../../ui/snackbars/snackbars'
import { useRouteMessage } from '../bars/messages'
import { useAddressLanguage, useKeptView, useLeavingNotFound, useVisit } from '../shell'
import { useInternalLinks } from './internal-links'
import type { Place, ViewPlace } from './place'
import { usePlace, useTransition, useViews } from './use-place'

startDrawing()
beforeEach(() => {
  sessionStorage.clear()
  return speakAll('de')
})

const view = (path: string, kind: ViewPlace['kind'] = 'text'): Extract<Place, { kind: 'view' }> => ({
  kind: 'view',
  hasDialog: false,
  view: { kind, path, abbreviations: [], passage: undefined, index: 0 },
})
const overlay = (path: string): Place => ({
  kind: 'overlay',
  path,
  title: 'help',
  isForm: false,
  isArea: false,
  isBeside: false,
  index: 1,
})
const nowhere = (path: string): Place => ({ kind: 'unknown', path, error: undefined })

describe('a link of the page', () => {
  const rows = {
    '/': {},
    '/help': { kind: 'overlay' },
    '/notes': { kind: 'overlay' },
    '/$': { kind: 'text' },
  } as const
  /** Presses a link as the markup says; the address the router is at afterwards, and whether the browser was kept from following. */
  async function pressing(markup: string, how: MouseEventInit = {}, depth = 0) {
    const { history, wrap } = await routed(['/', '/SDE/Joh1'], rows)
    globalThis.history.replaceState(null, '', '/SDE/Joh1')
    await drawHookIn(wrap, () => useInternalLinks(depth))
    const box = document.createElement('div')
    box.innerHTML = markup
    document.body.append(box)
    const before = history.length
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how })
    const [link] = box.querySelectorAll('a')
    // Whoever has handled a press before has prevented it.
    if (link?.hasAttribute('data-handled')) link.addEventListener('click', (one) => one.preventDefault())
    let isOurs = false
    const after = (one: Event) => {
      isOurs = one.defaultPrevented && !link?.hasAttribute('data-handled')
      one.preventDefault()
    }
    addEventListener('click', after, { once: true })
    await doing(() => void (link?.firstElementChild ?? link)?.dispatchEvent(event))
    await settle(5)
    return { isOurs, before, history }
  }

  it.each([
    ['<a href="/SDE/Joh2">x</a>', {}],
    ['<a href="/SDE/Joh2"><b>in it</b></a>', {}],
    ['<a href="/SDE/Joh2" target="_self">x</a>', {}],
    ['<a href="/SDE/Joh2#v3">x</a>', {}],
  ])('%s (%j) is followed inside the app', async (markup, how) => {
    const { isOurs, history } = await pressing(markup, how)
    expect(isOurs).toBe(true)
    await until(() => expect(history.location.pathname).toBe('/SDE/Joh2'))
  })

  it.each([
    ['<a href="/SDE/Joh2">x</a>', { ctrlKey: true }],
    ['<a href="/SDE/Joh2">x</a>', { metaKey: true }],
    ['<a href="/SDE/Joh2">x</a>', { shiftKey: true }],
    ['<a href="/SDE/Joh2">x</a>', { altKey: true }],
    ['<a href="/SDE/Joh2">x</a>', { button: 1 }],
    ['<a href="/SDE/Joh2" target="_blank">x</a>', {}],
    ['<a href="/SDE/Joh2" download>x</a>', {}],
    ['<a href="/SDE/Joh2" data-handled>x</a>', {}],
    ['<a href="https://example.org/">x</a>', {}],
    ['<a href="mailto:a@b.de">x</a>', {}],
    ['<a href="/api/x">x</a>', {}],
    ['<a href="/assets/a.js">x</a>', {}],
    ['<a href="/robots.txt">x</a>', {}],
    ['<a href="#text">x</a>', {}],
    ['<a>x</a>', {}],
  ])('%s (%j) is left to the browser', async (markup, how) => {
    const { isOurs, history: after } = await pressing(markup, how)
    expect([isOurs, after.location.pathname]).toEqual([false, '/SDE/Joh1'])
  })

  it.each([
    [0, '/help', 1],
    [1, '/help', 1],
    // There is no third overlay over a view.
    [2, '/help', 0],
    [2, '/SDE/Joh2', 1],
  ])('from the overlay %i to %s adds entries to the history: %i', async (depth, path, expected) => {
    const { history, before } = await pressing(`<a href="${path}">x</a>`, {}, depth)
    await until(() => expect(history.location.pathname).toBe(path))
    expect(history.length - before).toBe(expected)
  })
})

describe('the language of the address', () => {
  it.each([
    ['/fr/help?a=1#b', '/de/help?a=1#b'],
    ['/fr', '/de'],
    ['/de/help', '/de/help'],
    ['/fr/verse/Jean3,16', '/fr/verse/Jean3,16'],
    ['/SDE/Joh3', '/SDE/Joh3'],
  ])('%s becomes %s in German', async (address, expected) => {
    const { history, wrap } = await routed([address])
    await drawHookIn(wrap, useAddressLanguage)
    expect(history.location.href).toBe(expected)
    expect(history.length).toBe(1)
  })
})

describe('the view a person looks at', () => {
  it('is kept when the page goes, also while an overlay lies above it', async () => {
    const { history, wrap, go } = await routed(['/SDE/Joh3'])
    let place: Place = view('/SDE/Joh3')
    const { again } = await drawHookIn(wrap, () => useKeptView(place))
    const entry = history.location.state.__TSR_key
    await go('/help')
    place = overlay('/help')
    await again()
    expect(sessionStorage.getItem('perikope-view')).toBeNull()
    dispatchEvent(new Event('pagehide'))
    expect(JSON.parse(sessionStorage.getItem('perikope-view') ?? '')).toMatchObject({
      path: '/SDE/Joh3',
      entry,
    })
  })

  it('is none where the visit began at an overlay', async () => {
    const { wrap } = await routed(['/help'])
    await drawHookIn(wrap, () => useKeptView(overlay('/help')))
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('perikope-view')).toBeNull()
  })
})

describe('leaving a place that is none', () => {
  it.each([
    ['for a text, where the visit began there', [nowhere('/x'), view('/SDE/Joh3')], 1],
    ['for another that is none', [nowhere('/x'), nowhere('/y')], 0],
    ['that was come to from a text', [view('/SDE/Joh3'), nowhere('/x'), view('/SDE/Joh3')], 0],
  ] as [string, Place[], number][])('%s loads the page anew', async (_, places, expected) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    let [place = nowhere('/')] = places
    const { again } = await drawHook(() => useLeavingNotFound(place))
    for (place of places.slice(1)) await again()
    expect(reload).toHaveBeenCalledTimes(expected)
    reload.mockRestore()
  })
})

describe('a message that came along with a move', () => {
  it('is shown once, also when the same entry is drawn again', async () => {
    const shown = await drawHook(useSnackbars)
    const { history, router, wrap } = await routed(['/'])
    await drawHookIn(wrap, useRouteMessage)
    await doing(async () => {
      history.push('/notes', routeMessage('Gelöscht', 'info'))
      await router.load()
    })
    await until(() => expect(shown.now().some(({ message }) => message === 'Gelöscht')).toBe(true))
    expect(history.location.state.message).toBeUndefined()
    for (const { uniqueId } of shown.now()) await doing(() => closeSnackbar(uniqueId))
  })
})

describe('a visit', () => {
  it('is told with its place, and none for an address that is no place', async () => {
    const told: unknown[] = []
    const end = visitedPlace.subscribe(() => {
      const { path, isSearch } = visitedPlace.get() ?? {}
      told.push([path, isSearch])
    })
    let place: Place = view('/PLACE/Joh3')
    const { again } = await drawHook(() => useVisit(place))
    for (place of [nowhere('/x'), view('/search/PLACE/Licht', 'search'), overlay('/help')]) await again()
    expect(told).toEqual([
      ['/PLACE/Joh3', false],
      ['/search/PLACE/Licht', true],
      ['/help', false],
    ])
    end()
  })
})

describe('where the person is', () => {
  const rows = {
    '/': { kind: 'home' },
    '/help': { kind: 'overlay', title: 'help' },
    '/$translations/$': { kind: 'text' },
  } as const

  it('is the place of the route, with the views below it', async () => {
    const { wrap, go } = await routed(['/SDE.KJV/Joh3'], rows)
    const { now } = await drawHookIn(wrap, () => {
      const place = usePlace()
      return { place, views: useViews(place).map(({ path }) => path), transition: useTransition(place.kind) }
    })
    expect(now()).toMatchObject({
      place: { kind: 'view', view: { kind: 'text', abbreviations: ['SDE', 'KJV'], passage: 'Joh3' } },
      views: ['/SDE.KJV/Joh3'],
      transition: 'none',
    })
    await go('/help')
    await until(() => expect(now().place.kind).toBe('overlay'))
    expect(now()).toMatchObject({ views: ['/SDE.KJV/Joh3'], transition: 'slide-in' })
    await go('/SDE.KJV/Joh4')
    await until(() => expect(now().views).toEqual(['/SDE.KJV/Joh4', '/SDE.KJV/Joh3']))
    expect(now().transition).toBe('slide-out')
  })

  it('has the home page below an overlay the visit began with', async () => {
    const { wrap } = await routed(['/help'], rows)
    const { now } = await drawHookIn(wrap, () => useViews(usePlace()))
    expect(now()).toMatchObject([{ kind: 'home', path: '/', index: -1 }])
  })
})

afterEach(() => {
  history.replaceState(null, '', '/')
})
