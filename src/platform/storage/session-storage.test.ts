// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { writeCookie } from './cookies'
import { forgetRoute, rememberedRoute, rememberRoute } from './remembered-route'
import type * as sessionCopyModule from './session-copy'
import { persistStorage, storageFigures } from './storage'

const load = () => freshModule<typeof sessionCopyModule>('./session-copy.ts', import.meta.url)

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

describe('a copy in the session', () => {
  it('is kept at once, and there after a reload', async () => {
    const tab = await load()
    tab.keepInSession('bibles', ['SDE'])
    expect(tab.readSession('bibles')).toEqual(['SDE'])
    expect(sessionStorage.getItem('bibles')).toBe('["SDE"]')
    expect((await load()).readSession('bibles')).toEqual(['SDE'])
  })

  it.each([undefined, 'null', '{', 'undefined'])('is nothing where the session says %j', async (text) => {
    if (text !== undefined) sessionStorage.setItem('visit', text)
    expect((await load()).readSession('visit')).toBeUndefined()
  })

  it('makes room where there is none, by clearing what else is kept there', async () => {
    const tab = await load()
    const kept = new Map([['other', 'x'.repeat(9)]])
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      clear: () => kept.clear(),
      setItem(key: string, value: string) {
        if (kept.has('other')) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, value)
      },
    })
    tab.keepInSession('bibles', ['SDE'])
    expect([...kept]).toEqual([['bibles', '["SDE"]']])
  })

  it('lasts until the page is left, where storage is blocked', async () => {
    const tab = await load()
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, clear: blocked })
    expect(() => tab.keepInSession('bibles', ['SDE'])).not.toThrow()
    expect(tab.readSession('bibles')).toEqual(['SDE'])
  })
})

describe('the route read last', () => {
  it.each([
    ['/SDE/Joh3', '/SDE/Joh3'],
    ['/search/SDE/Licht?sort=hits', '/search/SDE/Licht?sort=hits'],
    ['//evil.example/', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s is remembered as %s: it stays in the app', (path, expected) => {
    rememberRoute(path)
    expect(rememberedRoute()).toBe(expected)
  })

  it.each(['{', 'null', '7', '{"route":7}', '{"path":"/SDE"}'])(
    'is none where the cookie says %s',
    (text) => {
      writeCookie('bs-params', text)
      expect(rememberedRoute()).toBeUndefined()
    },
  )

  it('is forgotten', () => {
    rememberRoute('/SDE/Joh3')
    forgetRoute()
    expect(rememberedRoute()).toBeUndefined()
  })
})

describe('the room of the browser', () => {
  const device = (storage: object | undefined) => vi.stubGlobal('navigator', { storage })

  it.each([
    [
      'tells all',
      { estimate: async () => ({ usage: 5, quota: 9 }), persisted: async () => true },
      { usedBytes: 5, quotaBytes: 9, isPersistent: true },
    ],
    [
      'tells nothing',
      { estimate: async () => ({}), persisted: async () => false },
      { usedBytes: 0, quotaBytes: 0, isPersistent: false },
    ],
    ['is on no secure page', undefined, { usedBytes: 0, quotaBytes: 0, isPersistent: false }],
  ])('that %s', async (_, storage, expected) => {
    device(storage)
    expect(await storageFigures()).toEqual(expected)
  })

  it.each([
    ['agrees', { persist: async () => true }, true],
    ['refuses', { persist: async () => false }, false],
    ['cannot be asked', { persist: () => Promise.reject(new TypeError()) }, false],
    ['is not there', undefined, false],
  ])('is kept for good where it %s: %o', async (_, storage, expected) => {
    device(storage)
    expect(await persistStorage()).toBe(expected)
  })
})
