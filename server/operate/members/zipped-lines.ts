/**
 * Lines on their way into a file or to another process, zipped. Whoever reads them in a transaction of the embedded database, which holds
 * up everybody, does not wait for the one who takes them: what was not taken yet is kept here, and waited for between transactions.
 */
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

/** Bytes, zipped: what may lie here while nobody is held up, and in the middle of a transaction. */
const restBytes = 256 * 1024
const mostBytes = 64 * 1024 * 1024
const patienceMs = 10_000

export interface LineSink {
  /** Fails when nobody takes the lines any more. */
  write(lines: string): Promise<void>
  /** Waits until most was taken, however long it takes. */
  rest(): Promise<void>
}

/** What `fill` writes. An error of it is one of the stream. */
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
