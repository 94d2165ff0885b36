// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadPartsAhead } from './after-start'
import { applyUpdate, registerServiceWorker } from './service-worker'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('parts that are loaded ahead', () => {
  it('are left to the network where no service worker answers yet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    const loading = loadPartsAhead()
    await vi.advanceTimersByTimeAsync(60_000)
    await loading
    expect(idle).not.toHaveBeenCalled()
  })
})

describe('a new version', () => {
  it('is loaded once it has taken over, and looked for as long as it waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const postMessage = vi.fn()
    const registration: { waiting: object | null } = { waiting: { postMessage } }
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
    await applyUpdate()
    expect(postMessage).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(7_000)
    expect(reload).not.toHaveBeenCalled()
    registration.waiting = null
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reload).toHaveBeenCalledOnce()
    reload.mockRestore()
  })

  it('is not asked for where there are no service workers', async () => {
    vi.stubGlobal('navigator', {})
    const onError = vi.fn()
    await registerServiceWorker(onError)
    expect(onError).not.toHaveBeenCalled()
  })
})
