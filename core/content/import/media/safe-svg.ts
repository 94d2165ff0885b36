/** Keeps of an SVG document what draws. */
import type { Decode } from '../../../scripture/editions/container/decode-text'
import type { SourceFile } from '../../../scripture/editions/container/source-file'

export function safeSvgFile(_file: SourceFile<string>, _decode: Decode): Uint8Array | undefined {
  return undefined
}
