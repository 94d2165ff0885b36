/** Reads and checks a file of compressed lines: an incomplete one has no end. */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { hashing } from '../backup-folder'
import { type Dumped, dumpedSchema, endMark } from './dump'

/** Throws when it has no end. */
export async function readSaved(path: string): Promise<Dumped & { hash: string }> {
  const { through, hash } = hashing()
  let last = ''
  await pipeline(createReadStream(path), through, createGunzip(), async (source) => {
    for await (const line of linesOf(source)) last = line
  })
  const [mark, text = ''] = last.split('\t')
  if (mark !== endMark) throw new Error('The rows of the members did not come to their end')
  return { ...dumpedSchema.parse(JSON.parse(text)), hash: hash() }
}

/** The lines of such a file; a file that cannot be read makes the iteration fail. */
export async function* linesIn(path: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const reading = pipeline(createReadStream(path), unzipped)
  // The lines below report the error.
  reading.catch(() => undefined)
  yield* linesOf(unzipped)
  await reading
}

/** Splits a stream of UTF-8 into lines, without their ends. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  for await (const part of source) {
    const lines = (begun + decoder.write(part)).split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
  if (begun !== '') yield begun
}
