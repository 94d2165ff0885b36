/** The source of a page of text: the library on the server, the local database on a device. Read only. */
import type { EditionSummary, Manifest, ManifestBook } from '../../contract/editions/edition'
import type { ChapterRecord } from '../../contract/page-data'
import type { NamePack } from '../names/name-pack'

/** The sources of a page. */
export interface PageSource {
  /** The edition of an abbreviation in any case; `manifest` is absent if it has not been fetched yet. */
  edition(
    abbreviation: string,
  ): Promise<{ summary: EditionSummary; manifest: Manifest | undefined } | undefined>
  /** A chapter; undefined when it is not stored here. */
  chapter(abbreviation: string, book: ManifestBook, canonical: number): Promise<ChapterRecord | undefined>
  /** Book names of a language; undefined when they are not stored here yet. */
  names(locale: string): Promise<NamePack | undefined>
}
