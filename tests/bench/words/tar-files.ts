/** Files in a packed tar archive of ../shared/study. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const block = 512

/** Their texts by path. */
export function* tarFiles(path: string): Generator<readonly [path: string, text: string]> {
  const bytes = gunzipSync(readFileSync(path))
  for (let at = 0; at + block <= bytes.length; ) {
    const field = (from: number, length: number) =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 12), 8) || 0
    const begin = at + block
    if (field(156, 1) === '0') yield [field(0, 100), bytes.toString('utf8', begin, begin + size)]
    at = begin + Math.ceil(size / block) * block
  }
}
