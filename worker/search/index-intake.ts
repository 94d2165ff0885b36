/**
 * Builds the index of an edition while its books arrive, so that they are not read from the database again.
 */
import type { BookText } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import { type EditionIndex, EditionIndexBuilder } from '#core/search/index/edition-index'

/** Indexes the books of one download. */
export class IndexIntake {
  private readonly builder: EditionIndexBuilder
  private taken = 0

  constructor(readonly manifest: Manifest) {
    this.builder = new EditionIndexBuilder(manifest.locale)
  }

  /**
   * Adds the next book. If a book comes out of order, or was stored before, the index is built from the
   * database later.
   */
  add({ number, chapters }: BookText): void {
    if (this.manifest.bookList[this.taken]?.number !== number) return
    this.taken += 1
    for (const chapter of chapters) this.builder.add(chapter)
  }

  /** The index if every book came; undefined otherwise. */
  finish(): { bytes: Uint8Array<ArrayBuffer>; index: EditionIndex } | undefined {
    return this.taken === this.manifest.bookList.length ? this.builder.finish() : undefined
  }
}
