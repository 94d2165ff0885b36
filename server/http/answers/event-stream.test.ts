/** Server-sent events over real connections. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { patient } from '../../../tests/support/patient'
import { frameOf, framesOf, type StreamEvent, type StreamTimes, sendEventStream } from './event-stream'

const event = (data: unknown, id = '2.0'): StreamEvent => ({ id, event: 'sentence', data })

describe('an event', () => {
  it.each([
    ['a\nb'],
    ['a\r\nb\rc'],
    ['\n\nevent: done\ndata: {}\n\n'],
    ['a\u2028b\u2029c'],
    ['data: x'],
    [''],
  ])('has its data in one line, whatever stands in it: %j', (text) => {
    const frame = frameOf(event({ text }))
    expect(frame.split(/\r\n|\r|\n/)).toEqual(['id: 2.0', 'event: sentence', expect.any(String), '', ''])
    const [, data = ''] = /^data: (.*)$/m.exec(frame) ?? []
    expect(JSON.parse(data)).toEqual({ text })
  })
})

it('signs of life come while nothing happens, and are no events', async () => {
  async function* slow() {
    yield event(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    yield event(2, '2.1')
  }
  const frames = []
  for await (const frame of framesOf(slow(), 20)) frames.push(frame)
  expect(frames.slice(0, 2)).toEqual(['retry: 2000\n\n', frameOf(event(1))])
  expect(frames.at(-1)).toBe(frameOf(event(2, '2.1')))
  expect(new Set(frames.slice(2, -1))).toEqual(new Set([':\n\n']))
})

describe('a stream', () => {
  const app = { close: async () => {} }
  afterEach(async () => await app.close())

  /** Serves one stream; tells what becomes of it. */
  async function serve(
    follow: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
    times?: StreamTimes,
  ): Promise<{ url: string; over: ReturnType<typeof vi.fn<() => void>> }> {
    const server = fastify({ forceCloseConnections: true })
    const over = vi.fn<() => void>()
    server.get('/', async (request, reply) => await sendEventStream(request, reply, { follow, over }, times))
    app.close = async () => {
      await server.close()
    }
    return { url: await server.listen({ port: 0 }), over }
  }

  async function* endless(signal: AbortSignal): AsyncGenerator<StreamEvent> {
    yield event('first')
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }

  const answerOf = async (url: string, headers = {}): Promise<IncomingMessage> => {
    const [answer] = await once(get(url, { headers }), 'response')
    return answer
  }

  it('is sent as it happens, uncompressed, kept by nobody', async () => {
    const { url, over } = await serve(endless)
    const answer = await answerOf(url, { 'accept-encoding': 'br, gzip' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    let text = ''
    answer.on('data', (part) => (text += String(part)))
    await vi.waitFor(() => expect(text).toBe(`retry: 2000\n\n${frameOf(event('first'))}`), patient)
    expect(over).not.toHaveBeenCalled()
    answer.destroy()
    await vi.waitFor(() => expect(over).toHaveBeenCalledOnce(), patient)
  })

  it('ends with its last event', async () => {
    const { url, over } = await serve(async function* () {
      yield event('only')
    })
    expect(await (await fetch(url)).text()).toBe(`retry: 2000\n\n${frameOf(event('only'))}`)
    expect(over).toHaveBeenCalledOnce()
  })

  it('breaks off where it fails, so that the client comes again', async () => {
    const { url, over } = await serve(async function* () {
      yield event('one')
      throw new Error('no database')
    })
    await expect(fetch(url).then(async (answer) => await answer.text())).rejects.toThrow()
    await vi.waitFor(() => expect(over).toHaveBeenCalledOnce(), patient)
  })

  it('of a client that takes nothing is made no further, and ended', async () => {
    let made = 0
    const { url, over } = await serve(
      async function* () {
        for (;;) {
          made += 1
          yield event('x'.repeat(50_000))
        }
      },
      { heartbeatMs: 50, stalledMs: 300 },
    )
    const { port, hostname } = new URL(url)
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''))
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    socket.pause()
    await vi.waitFor(() => expect(over).toHaveBeenCalledOnce(), patient)
    // What the system buffers of a connection, not what there would be.
    expect(made).toBeLessThan(400)
    socket.destroy()
  })

  it('of a client that reads slowly but reads goes on', async () => {
    const { url, over } = await serve(
      async function* () {
        for (let count = 0; count < 12; count += 1) yield event('x'.repeat(400_000))
      },
      { heartbeatMs: 50, stalledMs: 400 },
    )
    const answer = await answerOf(url)
    let bytes = 0
    for await (const part of answer) {
      bytes += part.length
      if (bytes % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(bytes).toBeGreaterThan(12 * 400_000)
    await vi.waitFor(() => expect(over).toHaveBeenCalledOnce(), patient)
  })
})
