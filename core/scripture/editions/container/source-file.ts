/** Input and output of the container readers: names for reports, and bytes; never paths to open. */
import type { Format } from '../../../contract/editions/formats'

/** A file as a person provided it. `path` is only a label; it is never used to open or write anything. */
export interface GivenFile {
  path: string
  bytes: Uint8Array
}

/** One file (plain, .gz or .zip) or a folder of files. */
export type SourceInput = { name: string; bytes: Uint8Array } | { name: string; files: readonly GivenFile[] }

/** An unpacked file of one of the edition formats. */
export interface SourceFile<Known extends string = Format> {
  path: string
  bytes: Uint8Array
  format: Known
}

/**
 * An entry that was not used: `damaged` could not be unpacked, `skipped` is no edition
 * file (`recognised` says what).
 */
export interface LeftEntry {
  path: string
  kind: 'skipped' | 'damaged'
  recognised: string
}

/** Everything found in a source. The importer reports `left`. */
export interface OpenedSource<Known extends string = Format> {
  files: SourceFile<Known>[]
  left: LeftEntry[]
}
