/**
 * Server-sent events: an answer that goes on as long as something happens. Each event is sent at once and never compressed.
 * A client is asked for the next event only when it has taken the last one, so that little waits for it; one that takes
 * nothing for a while is disconnected, and comes again behind the last event it has.
 */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** One event; `data` as JSON. */
export interface StreamEvent {
  id: string
  event: string
  data: unknown
}

/** `Answer` is the type of the content, for the compiler only. */
export interface EventStreamed<Answer = unknown> {
  /** Ends soon after `signal` does. */
  follow(signal: AbortSignal): AsyncIterable<StreamEvent>
  /** Called when everything is sent, or the client has gone. */
  over(): void
  readonly holds?: Answer
}

/** Durations, shorter in tests. */
export interface StreamTimes {
  /** Between two signs of life; shorter than the server's patience with idle connections (app.ts). */
  heartbeatMs: number
  /** For which a client may take nothing although something is there. */
  stalledMs: number
}

const usualTimes: StreamTimes = { heartbeatMs: 15_000, stalledMs: 20_000 }
/** After which a client comes again. */
const retryMs = 2_000
const heartbeat = ':\n\n'

/** Sends events until there are no more. */
export async function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { follow, over }: EventStreamed,
  times: StreamTimes = usualTimes,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies of this kind would otherwise collect events until there are many.
    'x-accel-buffering': 'no',
  })
  if (request.method === 'HEAD') {
    over()
    return reply.send('')
  }
  const gone = new AbortController()
  const frames = framesOf(follow(gone.signal), times.heartbeatMs)
  const source = new Readable({
    highWaterMark: 16 * 1024,
    read() {
      frames.next().then(
        ({ value, done }) => source.push(done ? null : value),
        (error: unknown) => source.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    },
    destroy(error, done) {
      gone.abort()
      done(error)
    },
  })
  const stopWatching = endStalled(reply.raw, times.stalledMs)
  source.once('close', () => {
    stopWatching()
    over()
  })
  return reply.send(source)
}

/** Disconnects a client for which something has waited this long. Signs of life that only pile up count for nothing. */
function endStalled(response: ServerResponse, stalledMs: number): () => void {
  let takenAt = performance.now()
  const taken = () => {
    takenAt = performance.now()
  }
  response.on('drain', taken)
  const watch = setInterval(() => {
    if (!response.writableNeedDrain) taken()
    else if (performance.now() - takenAt > stalledMs) response.destroy()
  }, stalledMs / 4)
  return () => {
    clearInterval(watch)
    response.off('drain', taken)
  }
}

/** Events as they are written, with a comment where nothing happens for a while. */
export async function* framesOf(
  events: AsyncIterable<StreamEvent>,
  heartbeatMs: number,
): AsyncGenerator<string, undefined> {
  yield `retry: ${retryMs}\n\n`
  const iterator = events[Symbol.asyncIterator]()
  for (let next = iterator.next(); ; ) {
    const got = await within(next, heartbeatMs)
    if (got === undefined) {
      yield heartbeat
      continue
    }
    if (got.done) return undefined
    yield frameOf(got.value)
    next = iterator.next()
  }
}

/** One event as it is written. JSON has no line ends but these two, which some readers of lines take for ends. */
export function frameOf({ id, event, data }: StreamEvent): string {
  const line = JSON.stringify(data).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `id: ${id}\nevent: ${event}\ndata: ${line}\n\n`
}

/** The value that comes within this time; undefined if none does. */
async function within<Value>(coming: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
