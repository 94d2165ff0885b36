// @vitest-environment happy-dom
/** What parts of the page that do not know each other ask of the shell. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { doing, draw, drawHook, later, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { readCookie, removeCookie, writeCookie } from '../../platform/storage/cookies'
import { useStore } from '../../ui/store/store'
import { needsInstallSteps, useInstall, watchInstallOffer } from './install'
import { isListening, listenFrom, listeningRequest, stopListening } from './listening'
import { useOfferedOnce } from './offered-once'
import { openReport, shownReport } from './report-dialog'
import { closeSyncSheet, openSyncSheet, useSyncSheet } from './sync-sheet'
import { TourOffer } from './tour-offer'

startDrawing()
afterEach(() => vi.unstubAllGlobals())

describe('the list of waiting changes', () => {
  it('is open for all who draw it until it is closed', async () => {
    const [one, other] = [await drawHook(useSyncSheet), await drawHook(useSyncSheet)]
    await doing(openSyncSheet)
    expect([one.now(), other.now()]).toEqual([true, true])
    await doing(closeSyncSheet)
    expect([one.now(), other.now()]).toEqual([false, false])
  })
})

describe('the form that reports an error', () => {
  it('opens about the text where nothing else is said, and about the place it was opened at', async () => {
    const { now } = await drawHook(() => useStore(shownReport))
    expect(now()).toBeUndefined()
    await doing(() => openReport())
    expect(now()).toEqual({ type: 'text', place: undefined })
    const place = { name: 'Johannes 1,5 · LUT12', path: '/LUT12/Joh1,5' }
    await doing(() => openReport('function', place))
    expect(now()).toEqual({ type: 'function', place })
    await doing(() => shownReport.set(undefined))
    expect(now()).toBeUndefined()
  })
})

describe('listening', () => {
  afterEach(stopListening)

  it('opens the player with a request', async () => {
    const { now } = await drawHook(() => ({
      isOpen: useStore(isListening),
      request: useStore(listeningRequest),
    }))
    expect(now()).toEqual({ isOpen: false, request: undefined })
    await doing(() => listenFrom(16))
    expect(now()).toEqual({ isOpen: true, request: { verse: 16 } })
  })

  it('begins where the player stands when no verse is said, and forgets a request when it stops', async () => {
    const { now } = await drawHook(() => useStore(isListening))
    await doing(() => listenFrom())
    await doing(stopListening)
    expect([now(), listeningRequest.get()]).toEqual([false, undefined])
    listenFrom()
    expect(listeningRequest.get()).toEqual({ verse: undefined })
  })
})

describe('installing', () => {
  const offer = (prompt: () => Promise<unknown>) =>
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })

  it('is kept for when the person wants it, asked once, and gone then', async () => {
    watchInstallOffer()
    const { now } = await drawHook(useInstall)
    expect(now()).toBeUndefined()
    const answer = later()
    const prompt = vi.fn(() => answer.comes)
    const event = offer(prompt)
    await doing(() => dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
    expect(prompt).not.toHaveBeenCalled()
    await doing(() => now()?.())
    expect(prompt).toHaveBeenCalledOnce()
    expect(now()).toBeDefined()
    await doing(() => answer.come())
    await until(() => expect(now()).toBeUndefined())
    await doing(() => dispatchEvent(offer(prompt)))
    expect(now()).toBeDefined()
    await doing(() => dispatchEvent(new Event('appinstalled')))
    expect(now()).toBeUndefined()
  })

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5, false, true],
    ['an iPad that says it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', 5, false, true],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', 0, false, false],
    ['a phone with Android', 'Mozilla/5.0 (Linux; Android 15)', 5, false, false],
    ['an iPhone, installed already', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5, true, false],
  ])('on %s has steps of its own', (_, userAgent, maxTouchPoints, isInstalled, expected) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
    vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
    expect(needsInstallSteps()).toBe(expected)
  })
})

describe('what is offered once', () => {
  const cookie = 'bs-help-tip'
  beforeEach(async () => {
    removeCookie(cookie)
    // happy-dom takes a cookie away a moment after it has run out.
    await settle(2)
  })

  it('is remembered when it was put away', async () => {
    const { now } = await drawHook(() => useOfferedOnce(cookie))
    expect([now().isOffered, readCookie(cookie)]).toEqual([true, undefined])
    await doing(() => now().close())
    expect([now().isOffered, readCookie(cookie)]).toEqual([false, '1'])
    expect((await drawHook(() => useOfferedOnce(cookie))).now().isOffered).toBe(false)
  })

  it('is not offered to who has another cookie of it', async () => {
    writeCookie(cookie, '1')
    expect((await drawHook(() => useOfferedOnce('bs-help-other', [cookie]))).now().isOffered).toBe(false)
  })

  it('is remembered, and stays, once it has been on the screen', async () => {
    let see: (isThere: boolean) => void = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: object[]) => void) {
          see = (isIntersecting) => tell([{ isIntersecting }])
        }
        observe() {}
        disconnect() {}
      },
    )
    const { container } = await draw(<TourOffer view="text" />)
    see(false)
    expect(readCookie('bs-help-text')).toBeUndefined()
    see(true)
    expect(readCookie('bs-help-text')).toBe('1')
    expect(container.querySelector('[role="note"]')).not.toBeNull()
    removeCookie('bs-help-text')
  })
})
