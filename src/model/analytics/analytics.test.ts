// @vitest-environment happy-dom
/** What the operator's statistics are told, and what they are not: the service is a list of commands, as before its script comes. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConsent } from '#core/analytics/consent'
import type { AnalyticsSettings } from '#core/contract/public-settings'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { emptyDevice, signIn, signOut } from '../../../tests/support/drawn/device'
import { doing, drawHook, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { readCookie, removeCookie } from '../../platform/storage/cookies'
import type * as consentChoiceModule from './consent-choice'
import { consentState, useIsConsentAsked } from './consent-state'
import type * as startAnalyticsModule from './start-analytics'
import type * as trackEventModule from './track-event'
import type * as visitedPlaceModule from './visited-place'

const settings: AnalyticsSettings = { address: 'https://count.example.org/' }
const cookies = ['CookieConsent', 'bs-matomo-opt-out']
const both = { statistics: true, marketing: true }
const none = { statistics: false, marketing: false }

startDrawing()
beforeEach(async () => {
  for (const name of cookies) removeCookie(name)
  consentState.set({ kind: 'off' })
  await emptyDevice()
  // happy-dom takes a cookie away a moment after it has run out.
  await settle(2)
})
afterEach(async () => {
  for (const name of cookies) removeCookie(name)
  Reflect.deleteProperty(globalThis, '_paq')
  document.head.replaceChildren()
  await signOut(1)
})

describe('the question what may be counted', () => {
  /** As a page that has just been loaded. */
  const visit = () => freshModule<typeof consentChoiceModule>('./consent-choice.ts', import.meta.url)

  it('is asked of who has never chosen, and again only when the person wants to', async () => {
    const { now } = await drawHook(useIsConsentAsked)
    const heard: unknown[] = []
    const first = await visit()
    await doing(() => first.startConsent((choice, isNew) => heard.push([choice, isNew])))
    expect(now()).toBe(true)
    expect(heard).toEqual([[undefined, false]])
    await doing(() => first.choose(none))
    expect([now(), heard.at(-1)]).toEqual([false, [none, true]])
    const second = await visit()
    await doing(() => second.startConsent(() => undefined))
    expect(now()).toBe(false)
    await doing(second.reopenConsent)
    expect(now()).toBe(true)
    await doing(second.dismissConsent)
    expect([now(), second.currentChoice()]).toEqual([false, none])
  })

  it.each([
    [both, undefined],
    [{ statistics: true, marketing: false }, undefined],
    [{ statistics: false, marketing: true }, '1'],
    [none, '1'],
  ])('answered with %j is kept in its cookies', async (choice, optOut) => {
    const { startConsent, choose: answer, currentChoice } = await visit()
    startConsent(() => undefined)
    expect(currentChoice()).toEqual(none)
    answer(choice)
    await settle(2)
    expect(readConsent(readCookie('CookieConsent'))).toEqual(choice)
    expect(readCookie('bs-matomo-opt-out')).toBe(optOut)
    expect(currentChoice()).toEqual(choice)
    const heard: unknown[] = []
    ;(await visit()).startConsent((kept) => heard.push(kept))
    expect(heard).toEqual([choice])
  })
})

describe('events before anybody hears of them', () => {
  it('wait, the first ten of them', async () => {
    const { hearEvents, trackEvent: track } = await freshModule<typeof trackEventModule>(
      './track-event.ts',
      import.meta.url,
    )
    for (let count = 1; count <= 12; count += 1) track('test', `event ${count}`)
    const heard: unknown[] = []
    hearEvents((...event) => heard.push(event.filter(Boolean).join(' ')))
    expect(heard).toHaveLength(10)
    expect(heard[9]).toBe('test event 10')
    track('test', 'later', 'name')
    expect(heard.at(-1)).toBe('test later name')
  })
})

describe('the statistics', () => {
  const told = () => (globalThis._paq as unknown as unknown[][] | undefined) ?? []
  const named = (name: string) => told().filter(([command]) => command === name)
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
  beforeEach(() => {
    // No script is fetched: it seems to have come, and to have made what it makes.
    const { settings: browser } = Reflect.get(globalThis, 'happyDOM') as { settings: object }
    Object.assign(browser, { handleDisabledFileLoadingAsSuccess: true })
    vi.stubGlobal('Piwik', {})
  })
  afterEach(async () => {
    decide(none)
    await settle(2)
    vi.unstubAllGlobals()
  })

  /** As a page that has just been loaded: what earlier ones began to listen to is not this one's. */
  const load = async () => {
    vi.resetModules()
    page = {
      ...(await import('./consent-choice')),
      ...(await import('./start-analytics')),
      ...(await import('./track-event')),
      ...(await import('./visited-place')),
    }
  }
  let page: typeof consentChoiceModule &
    typeof startAnalyticsModule &
    typeof trackEventModule &
    typeof visitedPlaceModule

  /** A page with statistics, on which the person makes a choice. */
  async function visitWith(choice: typeof both, path?: string) {
    await load()
    if (path !== undefined) page.visitedPlace.set({ path, isSearch: false })
    page.startAnalytics(settings)
    decide(choice)
    await until(() => expect(named('enableLinkTracking')).toHaveLength(choice.statistics ? 1 : 0))
    await settle()
  }
  const decide = (choice: typeof both) => {
    // Asked again where it was answered before.
    page.reopenConsent()
    page.choose(choice)
  }

  it('hear nothing, and load nothing, without consent', async () => {
    await visitWith(none)
    page.visitedPlace.set({ path: '/SDE/Joh1', isSearch: false })
    page.trackEvent('menu', 'opened')
    await settle()
    expect([told(), scripts()]).toEqual([[], []])
  })

  it('count visits and events once they are allowed', async () => {
    await visitWith(both)
    page.visitedPlace.set({ path: '/SDE/Joh2', isSearch: false })
    await until(() => expect(named('setCustomUrl').at(-1)?.[1]).toBe(`${location.origin}/SDE/Joh2`))
    page.trackEvent('menu', 'opened')
    expect(told()).toContainEqual(['trackEvent', 'menu', 'opened'])
    expect(scripts()).toEqual([`${settings.address}matomo.js`])
  })

  it('learn neither words that were searched for, nor who somebody is', async () => {
    await signIn(1)
    await visitWith(both)
    page.visitedPlace.set({ path: '/search/SDE/secret%20words', isSearch: true })
    page.visitedPlace.set({ path: '/password-reset/0123', isSearch: false })
    expect(told()).toContainEqual(['trackEvent', 'search', 'SearchView'])
    expect(told()).toContainEqual(['setCustomDimension', 1, 'Member'])
    expect(JSON.stringify(told())).not.toMatch(/secret|0123|m1@|Mitglied/)
  })

  it('are told of another site nothing but its origin, then the page before', async () => {
    const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://other.example/a/b?c=d')
    await visitWith(both, '/SDE/Joh6')
    referrer.mockRestore()
    page.visitedPlace.set({ path: '/SDE/Joh3', isSearch: false })
    page.visitedPlace.set({ path: '/SDE/Joh4', isSearch: false })
    expect(named('setReferrerUrl')[0]).toEqual(['setReferrerUrl', 'https://other.example/'])
    expect(named('setReferrerUrl').at(-1)).toEqual(['setReferrerUrl', `${location.origin}/SDE/Joh3`])
  })

  it('stop when the consent is taken back, and begin again when it is given', async () => {
    await visitWith(both)
    decide(none)
    await until(() => expect(named('optUserOut')).toHaveLength(1))
    expect(named('deleteCookies')).toHaveLength(1)
    const before = told().length
    page.visitedPlace.set({ path: '/SDE/Joh5', isSearch: false })
    page.trackEvent('menu', 'opened')
    expect(told()).toHaveLength(before)
    decide(both)
    await until(() => expect(named('forgetUserOptOut')).toHaveLength(1))
    expect(scripts()).toHaveLength(1)
  })

  it('that are blocked cost a line in the log', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined)
    await visitWith(both)
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(warn.mock.calls).toEqual([
      ['The statistics could not be loaded: an ad or tracking blocker may be active.'],
    ])
    warn.mockClear()
  })
})
