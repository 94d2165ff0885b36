// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDevice, signIn, signOut, withMember } from '../../../tests/support/drawn/device'
import { clearPage, doing, draw, drawHook, settle, until } from '../../../tests/support/drawn/draw'
import { allOf, one, press, textOf } from '../../../tests/support/drawn/hand'
import { routed } from '../../../tests/support/drawn/routed'
import { speakAll } from '../../../tests/support/drawn/speak'
import { closeSyncSheet, useSyncSheet } from '../../model/shell/sync-sheet'
import { removeCookie } from '../../platform/storage/cookies'
import { missingStores, noteMissing } from '../../platform/storage/missing-stores'
import { closeSnackbar, showSnackbar, useSnackbars } from '../../ui/snackbars/snackbars'
import { useStore } from '../../ui/store/store'
import { FloatingButtons } from '../floating/floating-buttons'
import { areBarsHidden } from '../header/hiding/bars-hidden'
import { PageTitle } from '../page-title'
import type { Place } from '../place/place'
import { updateState } from '../start/update-state'
import { Messages } from './messages'
import { MissingStores } from './missing-stores'
import { OfflineStrip } from './offline-strip'
import { UpdatePrompt } from './update-prompt'

let isOnline: boolean
let online: { mockRestore: () => void }

beforeEach(async () => {
  await speakAll('de')
  await emptyDevice()
  isOnline = true
  online = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(async () => {
  await clearPage()
  await signOut(1)
  online.mockRestore()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const network = (isThere: boolean) =>
  doing(() => {
    isOnline = isThere
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  })

describe('the strip of the missing network', () => {
  const strip = () => textOf(one('status'))

  it('is there without network, and for three seconds after it came back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await draw(<OfflineStrip />)
    expect(strip()).toBe('')
    await network(false)
    expect(strip()).toBe('Offline. Du kannst weiterlesen.')
    await network(true)
    expect(strip()).toBe('Wieder online.')
    await doing(() => vi.advanceTimersByTime(2_999))
    expect(strip()).toBe('Wieder online.')
    await doing(() => vi.advanceTimersByTime(1))
    expect(strip()).toBe('')
  })

  it('tells a member what waits, and leads to the list of it', async () => {
    const sheet = await drawHook(useSyncSheet)
    await signIn(1)
    await withMember(1, ({ outbox }) => outbox.bulkAdd([{ seq: 1 }] as never))
    await draw(<OfflineStrip />)
    await network(false)
    const waiting = await until(() => one('button', '1 Änderung wartet'))
    await press(waiting)
    expect(sheet.now()).toBe(true)
    await doing(closeSyncSheet)
  })
})

describe('messages over the page', () => {
  it('are drawn with the first one, and go with a move to where they do not stay', async () => {
    const { wrap } = await routed(['/'])
    const { again } = await draw(wrap(<Messages place="text" isBelowPanel={false} />))
    expect(allOf('region', 'Meldungen')).toEqual([])
    await doing(() => showSnackbar('Nur im Text', { timeoutMs: -1, places: ['text'] }))
    await until(() => expect(textOf(one('region', 'Meldungen'))).toBe('Nur im Text'))
    await again(wrap(<Messages place="home" isBelowPanel={false} />))
    await until(() => expect(allOf('region', 'Meldungen')).toEqual([]))
  })
})

describe('a new version of the app', () => {
  it('is offered, then said to come, and no longer told when that is over', async () => {
    const state = await drawHook(() => useStore(updateState))
    const shown = await drawHook(() => useSnackbars().map(({ message, action }) => [message, action?.label]))
    expect(state.now()).toBe('none')
    await doing(() => updateState.set('waiting'))
    const { end } = await draw(<UpdatePrompt />)
    expect(shown.now()).toEqual([['Neue Version bereit', 'Jetzt laden']])
    await doing(() => updateState.set('taking-over'))
    expect(shown.now()).toEqual([['Die neue Version wird geladen …', undefined]])
    await end()
    expect(shown.now()).toEqual([])
    updateState.set('none')
  })
})

describe('a browser that forbids storage', () => {
  it('is told so until the person closes it, also at the next visit', async () => {
    removeCookie('bs-storage-notice')
    await settle(2)
    const shown = await drawHook(() => useSnackbars())
    noteMissing('session')
    noteMissing('database')
    const { end } = await draw(<MissingStores />)
    expect(shown.now().map(({ message }) => message)).toEqual([
      expect.stringContaining('Dein Browser speichert gerade nichts.'),
    ])
    await doing(() => closeSnackbar(shown.now()[0]?.uniqueId ?? 0))
    expect(shown.now()).toEqual([])
    await end()
    await draw(<MissingStores />)
    expect(shown.now()).toEqual([])
    removeCookie('bs-storage-notice')
    missingStores.set(new Set())
  })
})

describe('the title of the document', () => {
  const places: [string, Place, RegExp][] = [
    [
      'an overlay',
      {
        kind: 'overlay',
        path: '/help',
        title: 'help',
        isForm: false,
        isArea: false,
        isBeside: false,
        index: 1,
      },
      /^Hilfe/,
    ],
    ['no place', { kind: 'unknown', path: '/x', error: undefined }, /nicht/],
  ]
  it.each(places)('is that of %s, once it is painted', async (_, place, expected) => {
    document.title = 'before'
    await draw(<PageTitle place={place} />)
    await until(() => expect(document.title).toMatch(expected))
  })

  it('stays while a chapter is on its way', async () => {
    document.title = 'before'
    const view = {
      kind: 'text',
      path: '/SDE/Joh3',
      abbreviations: ['SDE'],
      passage: 'Joh3',
      index: 0,
    } as const
    await draw(<PageTitle place={{ kind: 'view', hasDialog: false, view }} />)
    await settle(250)
    expect(document.title).toBe('before')
  })
})

describe('what is at hand everywhere', () => {
  let y: number
  const ownScroll = Object.getOwnPropertyDescriptor(globalThis, 'scrollY')
  beforeEach(() => {
    y = 0
    Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => y })
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    // Each frame is drawn at once.
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => queueMicrotask(run))
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  })
  afterEach(() => {
    if (ownScroll) Object.defineProperty(globalThis, 'scrollY', ownScroll)
    vi.mocked(Element.prototype.checkVisibility).mockRestore()
    areBarsHidden.set(false)
  })
  const scroll = async (...ys: number[]) => {
    for (const to of ys) {
      y = to
      dispatchEvent(new Event('scroll'))
      await doing(() => settle(0))
    }
  }

  it('is the way to the top for who scrolls up, which goes to the heading of the text', async () => {
    const scrolled: unknown[] = []
    vi.stubGlobal('scrollTo', (how: unknown) => scrolled.push(how))
    document.body.insertAdjacentHTML('beforeend', '<main><h1 tabindex="-1">Johannes 3</h1></main>')
    await draw(<FloatingButtons place="text" />)
    expect(allOf('button')).toEqual([])
    await scroll(900, 850)
    await press(await until(() => one('button', 'Nach oben')))
    expect(scrolled).toEqual([{ top: 0, behavior: 'smooth' }])
    expect(textOf(document.activeElement)).toBe('Johannes 3')
    await doing(() => dispatchEvent(new Event('landed')))
    expect(allOf('button')).toEqual([])
  })

  it('is a tap on what is empty of a bar, and not on what does something itself', async () => {
    const scrolled: unknown[] = []
    vi.stubGlobal('scrollTo', (how: unknown) => scrolled.push(how))
    document.body.insertAdjacentHTML(
      'beforeend',
      '<nav data-bar><i>empty</i><button>x</button></nav><p>text</p>',
    )
    await draw(<FloatingButtons place="text" />)
    await press(document.querySelector<HTMLElement>('nav button') ?? document.body)
    await press(document.querySelector('p') ?? document.body)
    expect(scrolled).toHaveLength(0)
    await press(document.querySelector<HTMLElement>('nav i') ?? document.body)
    expect(scrolled).toHaveLength(1)
  })
})
