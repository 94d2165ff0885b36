/** Where a page of text comes from: the library on the server, the local database on a device. Asked, never changed. */
import type { EditionSummary, Manifest, ManifestBook } from '../../contract/editions/edition'
import type { ChapterRecord } from '../../contract/page-data'
import type { NamePack } from '../names/name-pack'

export interface PageSource {
  /** The edition of an abbreviation in any case; `manifest` is absent where it has not been learnt yet. */
  edition(
    abbreviation: string,
  ): Promise<{ summary: EditionSummary; manifest: Manifest | undefined } | undefined>
  /** A stored chapter; undefined when it is not here. */
  chapter(abbreviation: string, book: ManifestBook, canonical: number): Promise<ChapterRecord | undefined>
  /** Book names of a language; undefined when they are not here yet. */
  names(locale: string): Promise<NamePack | undefined>
}
