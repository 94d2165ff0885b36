import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi, callForReply, setCallToken } from './http'
import { ours } from './testing/fake-server'

let requests: { path: string; init: RequestInit }[]
let answer: () => Response | Promise<Response>

beforeEach(() => {
  requests = []
  answer = () => ours({ data: [] })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, init })
    return await answer()
  })
})
afterEach(() => setCallToken(undefined))

const headersSent = () => new Headers(requests[0]?.init.headers)

describe('calls', () => {
  it('carry the token of the session where no cache keeps the answer', async () => {
    setCallToken('mine')
    await callApi('sessions', {}, {})
    expect(headersSent().get('authorization')).toBe('Bearer mine')
  })

  it('ask for what everybody gets in nobody’s name', async () => {
    setCallToken('mine')
    await callApi('library', {}, {})
    expect(headersSent().has('authorization')).toBe(false)
  })

  it('carry another token and further headers when told to', async () => {
    setCallToken('mine')
    await callForReply('sessions', {}, {}, { token: 'other', headers: { 'x-account': '7' } })
    expect(headersSent().get('authorization')).toBe('Bearer other')
    expect(headersSent().get('x-account')).toBe('7')
  })

  it('never follow a redirect', async () => {
    await callApi('library', {}, {})
    expect(requests[0]?.init.redirect).toBe('manual')
  })

  it('that change something have a JSON body even when there is nothing to say', async () => {
    answer = () => ours({ data: { done: true } })
    await callApi('endOtherSessions', {}, {})
    expect(requests[0]?.init.body).toBe('{}')
  })

  it('that take too long are slow, and only those that break off are without a network', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      await new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )
    })
    await expect(callApi('library', {}, {}, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'slow' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(callApi('library', {}, {})).rejects.toMatchObject({ code: 'network' })
  })

  it('fail with the messages by field', async () => {
    const error = { code: 'invalid-input', message: '', id: 'x', validation: { email: ['wrong'] } }
    answer = () => ours({ error }, 400)
    await expect(callApi('sessions', {}, {})).rejects.toMatchObject({
      code: 'invalid-input',
      details: { status: 400, email: ['wrong'] },
    })
  })
})

describe('callForReply', () => {
  it('tells status and headers of a refusal', async () => {
    answer = () => {
      const refusal = ours({ error: { code: 'too-many-requests', message: '', id: 'x' } }, 429)
      refusal.headers.set('retry-after', '7')
      return refusal
    }
    const reply = await callForReply('pull', {}, {})
    expect(reply.status).toBe(429)
    expect(reply.header('retry-after')).toBe('7')
    expect(reply.json).toMatchObject({ error: { code: 'too-many-requests' } })
  })

  it('takes a page of a captive portal for no answer', async () => {
    answer = () => new Response('<html>', { status: 200 })
    await expect(callForReply('pull', {}, {})).rejects.toMatchObject({ code: 'captive-portal' })
  })
})
