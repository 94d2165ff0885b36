/**
 * Lines on their way to a file or another process, compressed. A reader inside a transaction of the embedded
 * database, which blocks all other calls, does not wait for the consumer: unconsumed lines are kept here, and
 * the wait happens between transactions.
 */
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

/** Compressed bytes that may be kept here outside and inside a transaction. */
const restBytes = 256 * 1024
const mostBytes = 64 * 1024 * 1024
const patienceMs = 10_000

/** Accepts lines. */
export interface LineSink {
  /** Fails when the consumer has gone. */
  write(lines: string): Promise<void>
  /** Waits until most was consumed, however long it takes. */
  rest(): Promise<void>
}

/** The stream of what `fill` writes. An error of `fill` becomes an error of the stream. */
export function zippedLines(fill: (sink: LineSink) => Promise<void>): Readable {
  const zipped = createGzip()
  let wake: () => void = () => undefined
  const source = new Readable({
    highWaterMark: restBytes,
    read: () => wake(),
    destroy(error, done) {
      zipped.destroy()
      wake()
      done(error)
    },
  })
  zipped.on('data', (part) => source.push(part))
  zipped.on('end', () => source.push(null))
  zipped.on('error', (error) => source.destroy(error))
  const check = () => {
    if (source.destroyed) throw new Error('Nobody takes the backup any more')
  }
  const taken = async (bytes: number) => {
    while (!source.destroyed && source.readableLength > bytes)
      await new Promise<void>((resolve) => (wake = resolve))
    check()
  }
  const sink: LineSink = {
    async write(lines) {
      check()
      await new Promise<void>((resolve, reject) =>
        zipped.write(lines, (error) => (error ? reject(error) : resolve())),
      )
      if (source.readableLength <= mostBytes) return
      const timer = setTimeout(() => source.destroy(), patienceMs)
      await taken(mostBytes).finally(() => clearTimeout(timer))
    },
    rest: async () => await taken(restBytes),
  }
  void fill(sink).then(
    () => zipped.end(),
    (error: unknown) => source.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return source
}
