/** The result of an import, the same in the worker and on the server. */

import type { BookText } from '../../contract/editions/chapter'
import type { Numbering } from '../../contract/editions/edition'

/** A book with the name it is shown under. */
export interface ImportedBook extends BookText {
  /** Name in the edition's language. */
  name: string
}

/** An imported edition. */
export interface Edition {
  abbreviation: string
  name: string
  /** BCP 47. */
  locale: string
  numbering: Numbering
  year?: number
  licence: string
  attribution: string
  /** In canon order 1-66, 90-96. */
  books: ImportedBook[]
}

/** Choices of the caller; everything else is found in the files. */
export interface ImportOptions {
  /** Name of the given file or folder, the last resort for abbreviation and name. */
  fileName: string
  abbreviation?: string
  name?: string
  /** BCP 47. */
  locale?: string
  numbering?: Numbering['base']
  licence?: string
  attribution?: string
  year?: number
  /** Language of book names that neither the file nor a pack gives. */
  interfaceLocale: string
  /** Abbreviations in use, upper case: a taken one becomes the next free one (`MENG-2`). */
  taken: ReadonlySet<string>
  /** Words of the original that the files name come along. */
  readsWords?: boolean
  /** Called with 0..1. */
  onProgress?: (share: number) => void
}
