/** Splits a stream of UTF-8 into lines, without their ends. */
import { StringDecoder } from 'node:string_decoder'

/** The lines of a stream. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  for await (const part of source) {
    const lines = (begun + decoder.write(part)).split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
  if (begun !== '') yield begun
}
