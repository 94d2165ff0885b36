/** T1: a translation on the wire in its segments, against the best compression of its bare words. */
import { brotliCompressSync, constants } from 'node:zlib'
import { type Bench, ratioFigure } from '../figure'
import { bareText } from '../support/bare-text'

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

export const downloadSize: Bench = {
  id: 'T1',
  async measure(stage) {
    const { manifest, books } = (await stage.library()).first
    const { text, notes } = bareText(await books())
    const bareBytes = brotliCompressSync(`${text}\n${notes}`, quality).length
    return [
      ratioFigure({
        id: 'T1',
        what: `download of ${manifest.abbreviation} in ${manifest.segments.length} segments`,
        ratio: manifest.bytes / bareBytes,
        atMost: 1.12,
        detail: `${Math.round(manifest.bytes / 1000)} kB`,
        baseline: `brotli-11 of text and notes in one, ${Math.round(bareBytes / 1000)} kB`,
      }),
    ]
  },
}
