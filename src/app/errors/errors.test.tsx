// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/errors'
import { freshModule } from '../../../tests/support/drawn/another-tab'
import { emptyDevice } from '../../../tests/support/drawn/device'
import { doing, draw, settle, startDrawing, until } from '../../../tests/support/drawn/draw'
import { one, press, textOf } from '../../../tests/support/drawn/hand'
import { routed } from '../../../tests/support/drawn/routed'
import { speakAll } from '../../../tests/support/drawn/speak'
import type * as errorReportModule from './error-report'
import { hearErrors, reportError } from './error-report'
import { ErrorView } from './error-view'
import type * as lostChunksModule from './lost-chunks'
import type * as missingMessagesModule from './missing-messages'
import { sendErrorReports } from './send-error-reports'

startDrawing()
/** What a page listens to goes with the test. */
let stop: AbortController
const listening = async (run: () => unknown) => {
  const add = globalThis.addEventListener.bind(globalThis) as EventTarget['addEventListener']
  const spy = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation(((name: string, listener: EventListener) =>
      add(name, listener, { signal: stop.signal })) as never)
  await run()
  spy.mockRestore()
}
beforeEach(() => {
  stop = new AbortController()
  vi.stubGlobal('__BUILD__', 'build-1')
})
afterEach(() => {
  stop.abort()
  hearErrors(() => undefined)
  vi.unstubAllGlobals()
})

describe('errors nobody handles', () => {
  const load = async () => {
    const loaded = await freshModule<typeof errorReportModule>('./error-report.ts', import.meta.url)
    await listening(loaded.listenForErrors)
    return loaded
  }
  const happen = (error: unknown) =>
    dispatchEvent(Object.assign(new Event('error'), { error, message: String(error) }))
  const reject = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

  it('wait for who hears of them, the first ten', async () => {
    const { hearErrors: hear } = await load()
    happen('first')
    reject('second')
    for (let count = 3; count <= 12; count += 1) happen(`${count}`)
    const heard: unknown[] = []
    hear((error) => heard.push(error))
    expect(heard).toHaveLength(10)
    expect(heard.slice(0, 2)).toEqual(['first', 'second'])
    happen(null)
    expect(heard.at(-1)).toBe('null')
  })

  it('are reported once each, as the browser reports', () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const bug = new TypeError('bug')
    for (const error of [bug, bug, 'text', 'text']) reportError(error)
    expect(reported).toEqual([bug, 'text', 'text'])
  })
})

describe('a text that is in no catalogue', () => {
  it('is reported once, with its language', async () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: Error) => reported.push(error.message))
    const { reportMissingMessages } = await freshModule<typeof missingMessagesModule>(
      './missing-messages.ts',
      import.meta.url,
    )
    await listening(reportMissingMessages)
    document.documentElement.lang = 'fr'
    const miss = (detail: string) => dispatchEvent(new CustomEvent('perikope:missing-message', { detail }))
    for (const key of ['menu:x', 'menu:x', 'menu:y']) miss(key)
    expect(reported).toEqual(['There is no text for menu:x in fr', 'There is no text for menu:y in fr'])
  })
})

describe('a file of the app that cannot be loaded', () => {
  let reload: ReturnType<typeof vi.spyOn>
  beforeEach(async () => {
    sessionStorage.clear()
    reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const { reloadForLostChunks } = await freshModule<typeof lostChunksModule>(
      './lost-chunks.ts',
      import.meta.url,
    )
    await listening(reloadForLostChunks)
  })
  afterEach(() => reload.mockRestore())
  const lose = async (message: string) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: { message } }))
    await settle(1)
  }
  const server = (isThere: boolean) =>
    vi.stubGlobal('fetch', () =>
      isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
    )

  it('is asked for again first, then the page is loaded anew, once for a build', async () => {
    server(true)
    await lose('a.js')
    await lose('b.js')
    expect(reload).not.toHaveBeenCalled()
    await lose('a.js')
    expect(reload).toHaveBeenCalledOnce()
    await lose('b.js')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is given up with its style sheet first and its script then: the page is loaded anew for that too', async () => {
    server(true)
    const errors = [new Error('Unable to preload CSS for a.css'), new TypeError('a.js')]
    const load = async () => {
      const payload = errors.shift() ?? new Error()
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
      throw payload
    }
    const { onceOnline } = await import('../../ui/timing/once-online')
    const outcome = vi.fn()
    onceOnline(load).then(outcome, outcome)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 5_000 })
    // Whoever waits for it is not told: the screen stays until the new page comes.
    await settle(1)
    expect(outcome).not.toHaveBeenCalled()
  })

  it('leaves what is on the screen where the server is away', async () => {
    server(false)
    await lose('a.js')
    await lose('a.js')
    expect(reload).not.toHaveBeenCalled()
    server(true)
    await lose('a.js')
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('reports to the operator', () => {
  const address = 'https://errors.example.org/'
  let sent: [address: string, report: Record<string, unknown>][]
  beforeEach(async () => {
    await emptyDevice()
    sent = []
  })
  const beacon = (isTaken: boolean) => (to: string, body: string) => {
    if (isTaken) sent.push([to, JSON.parse(body)])
    return isTaken
  }

  it('go by the beacon of the browser, without words of a person', async () => {
    vi.stubGlobal('navigator', { sendBeacon: beacon(true) })
    sendErrorReports(address)
    let listener: ((error: unknown) => void) | undefined
    hearErrors((error) => listener?.(error))
    sendErrorReports(address)
    const { listenForErrors } = await import('./error-report')
    await listening(listenForErrors)
    listener = undefined
    dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('bug') }))
    await until(() => expect(sent).toHaveLength(1))
    const [[to, report] = []] = sent
    expect(to).toBe(address)
    expect(JSON.stringify(report)).toContain('bug')
    expect(JSON.stringify(report)).toContain('build-1')
  })

  it('go by the network where the beacon does not take them', async () => {
    vi.stubGlobal('navigator', { sendBeacon: beacon(false) })
    const fetched = vi.fn(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    sendErrorReports(address)
    const { listenForErrors } = await import('./error-report')
    await listening(listenForErrors)
    dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('other') }))
    await until(() => expect(fetched).toHaveBeenCalledOnce())
    expect(fetched.mock.calls[0]).toMatchObject([address, { method: 'POST', keepalive: true }])
  })

  it('are lost where nobody takes them', async () => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    sendErrorReports(address)
    const { listenForErrors } = await import('./error-report')
    await listening(listenForErrors)
    expect(() =>
      dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('lost') })),
    ).not.toThrow()
    await settle()
  })
})

describe('in place of what cannot be drawn', () => {
  beforeEach(() => speakAll('de'))

  it('stands a way out, and the error is reported', async () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const bug = new TypeError('bug')
    await draw(<ErrorView error={bug} />)
    expect(one('heading')).toBeTruthy()
    expect(one('link', /Startseite/).getAttribute('href')).toBe('/')
    expect(reported).toEqual([bug])
  })

  it('the app is loaded anew from the server, when it is asked to', async () => {
    vi.stubGlobal('reportError', () => undefined)
    vi.stubGlobal('navigator', {})
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await draw(<ErrorView error={new TypeError('bug')} />)
    await press(one('button'))
    await until(() => expect(reload).toHaveBeenCalledOnce())
    reload.mockRestore()
  })

  it('a place that moved is replaced by its new address', async () => {
    const { history, wrap } = await routed(['/old'])
    const moved = new AppError('redirect', { location: '/SDE/Joh3', target: '/SDE/Joh3', status: 307 })
    await draw(wrap(<ErrorView error={moved} />))
    await doing(() => settle(1))
    expect(textOf(document.body)).toBe('')
    expect(history.location.pathname).toBe('/SDE/Joh3')
  })
})
