// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  assetCacheName,
  recordingCacheName,
  textCacheName,
  wordsCacheName,
} from '#core/contract/browser/caches'
import { memberChannel, outboxSyncTag } from '#core/contract/browser/messages'
import { AppError } from '#core/errors'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { settle, until } from '../../../tests/support/drawn/draw'
import { workerThat } from '../../../tests/support/drawn/worker-here'
import { askServer } from './ask-server'
import { byTheWay } from './by-the-way'
import { watchPage } from './page-events'
import { resetShell } from './reset-shell'
import type * as trustedUrlModule from './trusted-url'
import type * as workerClientModule from './worker-client'
import { workerClient } from './worker-client'

afterEach(() => void vi.unstubAllGlobals())

describe('the connection to the worker', () => {
  it('hands an answer back', async () => {
    const asked = workerThat({ offer: async (raw) => ({ raw }) as never })
    expect(await workerClient().offer('Joh 3', {} as never)).toEqual({ raw: 'Joh 3' })
    expect(asked).toEqual([['offer', 'Joh 3', {}]])
  })

  it('hands an error over with its code and details', async () => {
    workerThat({ signIn: () => Promise.reject(new AppError('too-many-requests', { seconds: 9 })) })
    const failure = await workerClient()
      .signIn({} as never)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AppError)
    expect(failure).toMatchObject({ code: 'too-many-requests', details: { seconds: 9 } })
  })

  it('hands an error nobody expected over as `internal`, with its message', async () => {
    workerThat({ syncNow: () => Promise.reject(new RangeError('bug')) })
    await expect(workerClient().syncNow()).rejects.toMatchObject({ code: 'internal', message: 'bug' })
  })

  it('asks the server for what needs no store', async () => {
    const asked = workerThat({ ask: async () => [{ id: 1 }] as never })
    expect(await askServer('sessions', { query: { page: 1 } })).toEqual([{ id: 1 }])
    await askServer('notifications')
    expect(asked).toEqual([
      ['ask', 'sessions', { query: { page: 1 } }],
      ['ask', 'notifications', {}],
    ])
  })

  it('asks for the file of the worker again where it did not come, and not where it is here and throws', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const workers: EventTarget[] = []
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        constructor(readonly address: string) {
          super()
          workers.push(this)
        }
      },
    )
    const { workerClient: start } = await freshModule<typeof workerClientModule>(
      './worker-client.ts',
      import.meta.url,
    )
    start()
    start()
    expect(workers).toHaveLength(1)
    workers[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(2_999)
    expect(workers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(workers).toHaveLength(2)
    workers[1]?.dispatchEvent(Object.assign(new Event('error'), { message: 'Uncaught bug' }))
    await vi.advanceTimersByTimeAsync(9_000)
    expect(workers).toHaveLength(2)
    vi.useRealTimers()
  })
})

describe('a request nobody waits for', () => {
  it.each([
    ['no network', new AppError('network'), false],
    ['no room', new AppError('quota-exceeded'), false],
    ['something is broken', new AppError('internal'), true],
    ['nobody expected it', new TypeError('bug'), true],
  ])('that fails because there is: %s', async (_, error, isReported) => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (one: unknown) => reported.push(one))
    byTheWay(Promise.reject(error))
    await settle(1)
    expect(reported).toEqual(isReported ? [error] : [])
  })
})

describe('what only a page notices', () => {
  let asked: ReturnType<typeof workerThat>
  let stop: AbortController
  beforeEach(() => {
    asked = workerThat({ notice: async () => undefined })
    // A page watches as long as it lives; a test ends it.
    stop = new AbortController()
    for (const target of [globalThis, document]) {
      const add = target.addEventListener.bind(target) as EventTarget['addEventListener']
      vi.spyOn(target, 'addEventListener').mockImplementation(((name: string, listener: EventListener) =>
        add(name, listener, { signal: stop.signal })) as never)
    }
    // That of the members is played; Dexie has one of its own.
    vi.stubGlobal(
      'BroadcastChannel',
      new Proxy(BroadcastChannel, {
        construct: (Real, [name]: [string]) => (name === memberChannel ? new Channel(name) : new Real(name)),
      }),
    )
    // Dexie tells of pages that come back.
    vi.mocked(console.debug).mockImplementation(() => undefined)
    watchPage()
    for (const target of [globalThis, document]) vi.mocked(target.addEventListener).mockRestore()
  })
  afterEach(() => {
    vi.mocked(console.debug).mockClear()
    stop.abort()
    channels.clear()
  })

  const channels = new Map<string, EventTarget>()
  class Channel extends EventTarget {
    constructor(name: string) {
      super()
      channels.set(name, this)
    }
  }
  const tell = (data: unknown) =>
    channels.get(memberChannel)?.dispatchEvent(Object.assign(new Event('message'), { data }))

  it.each([
    ['focus', () => dispatchEvent(new Event('focus')), 'focused'],
    ['online', () => dispatchEvent(new Event('online')), 'online'],
    ['resume', () => document.dispatchEvent(new Event('resume')), 'thawed'],
    ['pageshow', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })), 'thawed'],
    ['being looked at', () => document.dispatchEvent(new Event('visibilitychange')), 'visible'],
  ])('is told: %s', async (_, happen, expected) => {
    happen()
    await until(() => expect(asked).toEqual([['notice', expected]]))
  })

  it('is not told where a page is shown for the first time', async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await settle()
    expect(asked).toEqual([])
  })

  it('is told where nobody looks any more', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    state.mockRestore()
    await until(() => expect(asked).toEqual([['notice', 'hidden']]))
  })

  it('makes the browser wake the service worker for changes that wait, and for nothing else', async () => {
    const register = vi.fn(() => Promise.reject(new DOMException('forbidden', 'NotAllowedError')))
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync: { register } }) } })
    tell('something else')
    await settle()
    expect(register).not.toHaveBeenCalled()
    tell('changes')
    await until(() => expect(register.mock.calls).toEqual([[outboxSyncTag]]))
  })

  it('asks for nothing in a browser that wakes nobody', async () => {
    vi.stubGlobal('navigator', {})
    tell('changes')
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } })
    tell('changes')
    await settle()
    expect(asked).toEqual([])
  })
})

describe('giving up the stored app', () => {
  function browser(answer: () => Promise<Response>, names: readonly string[]) {
    const done: string[] = []
    vi.stubGlobal('fetch', answer)
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({ unregister: async () => done.push('unregister') }) },
    })
    vi.stubGlobal('caches', { keys: async () => names, delete: async (name: string) => done.push(name) })
    return done
  }
  const script = async () => new Response('', { headers: { 'content-type': 'text/javascript' } })

  it('takes its files away, and leaves texts and the recordings a person keeps', async () => {
    const kept = [textCacheName(['SDE', 'KJV']), recordingCacheName]
    const done = browser(script, ['workbox-precache-v2', assetCacheName, wordsCacheName(['de']), ...kept])
    await resetShell()
    expect(done).toEqual(['unregister', 'workbox-precache-v2', assetCacheName, wordsCacheName(['de'])])
  })

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a captive portal', async () => new Response('', { headers: { 'content-type': 'text/html' } })],
    [
      'is broken',
      async () => new Response('', { status: 502, headers: { 'content-type': 'text/javascript' } }),
    ],
  ])('is left where the server %s: the copies are all there is', async (_, answer) => {
    const done = browser(answer, ['workbox-precache-v2'])
    await resetShell()
    expect(done).toEqual([])
  })
})

describe('addresses of scripts', () => {
  const load = () => freshModule<typeof trustedUrlModule>('./trusted-url.ts', import.meta.url)

  it.each([
    ['/sw.js', true],
    ['/assets/main-1.js', true],
    ['/worker/main.js', true],
    [`${location.origin}/assets/a.js`, true],
    ['/api/sw.js', false],
    ['/assetsx/a.js', false],
    ['https://evil.example/assets/a.js', false],
    ['//evil.example/sw.js', false],
    ['data:text/javascript,1', false],
  ])('%s is one of ours: %s', async (url, isOwn) => {
    const { trustedScriptUrl } = await load()
    if (isOwn) expect(trustedScriptUrl(url)).toBe(url)
    else expect(() => trustedScriptUrl(url)).toThrow(TypeError)
  })

  it('of a service the operator has set are trusted one by one', async () => {
    const { trustedScriptUrl, trustedServiceUrl } = await load()
    const set = 'https://count.example/matomo.js'
    expect(trustedServiceUrl(set)).toBe(set)
    expect(trustedScriptUrl(set)).toBe(set)
    expect(() => trustedScriptUrl('https://count.example/other.js')).toThrow(TypeError)
  })

  it('go through one policy of the browser, where it has one', async () => {
    const createPolicy = vi.fn((_: string, rules: object) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { trustedScriptUrl } = await load()
    trustedScriptUrl('/sw.js')
    trustedScriptUrl('/assets/a.js')
    expect(createPolicy).toHaveBeenCalledOnce()
    expect(() => trustedScriptUrl('https://evil.example/a.js')).toThrow(TypeError)
  })
})
