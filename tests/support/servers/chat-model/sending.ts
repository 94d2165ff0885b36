/** Sends an answer frame by frame, in the writes and at the pace a test asks for. It knows nothing of what it sends. */
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Answer } from './frames'

/** How a behaviour answers. */
export interface Way {
  /** 200 where nothing is said; 'none' sends not even headers. */
  status?: number | 'none'
  /** Those of an event stream where nothing is said. */
  headers?: Readonly<Record<string, string>>
  frames: (answer: Answer) => Iterable<string | Buffer>
  /** What follows the last frame: a clean end, the end of the connection, or nothing. */
  after?: 'end' | 'destroy' | 'nothing'
  pauseMs?: number
  /** The next request is answered truthfully. */
  isOnce?: boolean
}

export interface Pace {
  bytesPerWrite: number | undefined
  pauseMs: number
  /** The last frame begins, or the connection is about to be broken off from this side: all was said. */
  onSaid: () => void
}

const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

export async function send(outgoing: ServerResponse, way: Way, answer: Answer, pace: Pace): Promise<void> {
  const { status = 200, headers = streamHeaders, after = 'end' } = way
  if (status === 'none') return
  outgoing.writeHead(status, headers).flushHeaders()
  const frames = way.frames(answer)[Symbol.iterator]()
  const pauseMs = Math.max(pace.pauseMs, way.pauseMs ?? 0)
  let held = Buffer.alloc(0)
  // One ahead, to know the last one before it goes: whoever has it may hang up.
  for (let now = frames.next(); !now.done; ) {
    const next = frames.next()
    if (next.done && after === 'end') pace.onSaid()
    const bytes = Buffer.concat([held, Buffer.from(now.value)])
    held = bytes.subarray(await write(outgoing, bytes, pace.bytesPerWrite, !next.done && pauseMs === 0))
    if (outgoing.destroyed) return
    if (!next.done && pauseMs > 0) await wait(pauseMs)
    now = next
  }
  if (after === 'nothing') return
  pace.onSaid()
  if (after === 'destroy') outgoing.destroy()
  else outgoing.end()
}

/** Megabytes in single bytes would take minutes. */
const mostWrites = 20_000

/** Writes all, or only whole writes where more is to come at once; how many bytes went. */
async function write(
  outgoing: ServerResponse,
  bytes: Buffer,
  bytesPerWrite: number | undefined,
  isMoreToCome: boolean,
): Promise<number> {
  const size = Math.max(bytesPerWrite ?? bytes.length, Math.ceil(bytes.length / mostWrites), 1)
  const end = isMoreToCome ? bytes.length - (bytes.length % size) : bytes.length
  for (let from = 0; from < end && !outgoing.destroyed; from += size) {
    const isRoom = outgoing.write(bytes.subarray(from, from + size))
    // Writes of one turn leave together.
    await nextTurn()
    if (!isRoom) await drained(outgoing)
  }
  return end
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (outgoing.destroyed || !outgoing.writableNeedDrain) resolve()
    outgoing.once('drain', resolve).once('close', resolve)
  })
}
