/** The whole service worker: which requests of the API it leaves to the network. */
import { beforeAll, expect, it, vi } from 'vitest'
import { api } from '#core/contract/api'

/** What the service worker listens to, by event. */
const listeners = new Map<string, ((event: unknown) => void)[]>()

/** The real service worker, in a scope that only collects what it listens to. */
beforeAll(async () => {
  vi.stubGlobal('self', {
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: [{ url: '/index.html', revision: '1' }],
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    location: new URL('https://bible.example/sw.js'),
  })
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', new URL('https://bible.example/sw.js'))
  vi.stubGlobal('__KEPT_ASSETS__', [])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await import('./main')
})

/** Whether it takes a request into its own hands. */
function isTouched(path: string, method = 'GET'): boolean {
  let isAnswered = false
  const request = new Request(`https://bible.example${path}`, { method })
  const respondWith = (answer: Promise<unknown>) => {
    isAnswered = true
    answer.catch(() => undefined)
  }
  for (const listener of listeners.get('fetch') ?? []) listener({ request, respondWith, waitUntil() {} })
  return isAnswered
}

/** Addresses with something in place of every parameter. */
const paths = (caching: 'never' | undefined) =>
  Object.values(api)
    .filter((call) => caching === undefined || call.caching === caching)
    .map(({ method, path }) => [method, path.replace(/\{[^}]+\}/g, 'x')] as const)

it('it takes up what it keeps', () => {
  for (const path of ['/api/text/SDE/Joh3', '/api/lang/de', '/assets/font-1.woff2'])
    expect(isTouched(path), path).toBe(true)
})

it('the stream of an answer goes past it: nothing keeps or holds back what is being written', () => {
  expect(isTouched('/api/chat/3c0e7c52-0000-4000-8000-000000000001/stream?ticket=t1')).toBe(false)
  expect(paths('never').map(([, path]) => path)).toContain('/api/chat/x/stream')
})

it.each(paths('never'))('%s %s, which no cache may keep, goes past it', (method, path) => {
  expect(isTouched(path, method)).toBe(false)
})

it.each(paths(undefined).filter(([method]) => method !== 'GET'))('%s %s goes past it', (method, path) => {
  expect(isTouched(path, method)).toBe(false)
})
