import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as limits from '#core/limits'
import { sha256 } from '../platform'
import { bookNumbered, editionOf } from '../testing/fake-server'
import { fetchSegment } from './fetch-segment'

const encoder = new TextEncoder()

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that sends these bytes and then falls silent without an end; a fetch that is aborted fails. */
function silentAfter(bytes: string): void {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(encoder.encode(bytes))
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'x-api': '1' } }))
  })
}

describe('a segment over a connection that falls silent', () => {
  it('is given up as if there were no network', async () => {
    const { manifest } = await editionOf('PRB', [bookNumbered(1)])
    const [segment] = manifest.segments
    if (!segment) throw new Error('no segment')
    silentAfter('{"con')
    const fetched = fetchSegment('PRB', segment, sha256, {
      signal: new AbortController().signal,
      onShare: () => undefined,
    })
    const outcome = expect(fetched).rejects.toMatchObject({ code: 'network' })
    await vi.advanceTimersByTimeAsync(limits.downloadStalledMs)
    await outcome
  })

  it('is cancelled where a person did that', async () => {
    const { manifest } = await editionOf('PRB', [bookNumbered(1)])
    const [segment] = manifest.segments
    if (!segment) throw new Error('no segment')
    silentAfter('{"con')
    const controller = new AbortController()
    const fetched = fetchSegment('PRB', segment, sha256, {
      signal: controller.signal,
      onShare: () => undefined,
    })
    const outcome = expect(fetched).rejects.toMatchObject({ code: 'cancelled' })
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    await outcome
  })
})
