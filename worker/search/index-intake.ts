/** The index of an edition made while its books arrive: they need not be read from the database again. */
import type { BookText } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import { type EditionIndex, EditionIndexBuilder } from '#core/search/index/edition-index'

export class IndexIntake {
  private readonly builder: EditionIndexBuilder
  private taken = 0

  constructor(readonly manifest: Manifest) {
    this.builder = new EditionIndexBuilder(manifest.locale)
  }

  /** Takes in the next book. One out of order, or after one that was here before, leaves the index to be made from the database. */
  add({ number, chapters }: BookText): void {
    if (this.manifest.bookList[this.taken]?.number !== number) return
    this.taken += 1
    for (const chapter of chapters) this.builder.add(chapter)
  }

  /** The index when every book came; undefined otherwise. */
  finish(): { bytes: Uint8Array<ArrayBuffer>; index: EditionIndex } | undefined {
    return this.taken === this.manifest.bookList.length ? this.builder.finish() : undefined
  }
}
