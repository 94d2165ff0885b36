/** Stands between the readers of several files and the one builder: reports the progress of the import. */
import type { EditionSink } from './sink'

/** A sink for several files. */
export interface FileSink extends EditionSink {
  /** The calls that follow come from another file; `share` 0..1 is its part of all bytes. */
  startFile(share: number): void
}

/** Books of a whole Bible; only used to estimate the progress within one large file. */
const booksOfBible = 66

/** A sink in front of `target`. */
export function createFileSink(
  target: EditionSink,
  onProgress: (share: number) => void = () => undefined,
): FileSink {
  let share = 0
  let before = 0
  let booksInFile = 0
  return {
    ...target,
    startFile(nextShare) {
      before += share
      share = nextShare
      booksInFile = 0
    },
    book(id, name) {
      onProgress(Math.min(1, before + (share * Math.min(booksInFile, booksOfBible)) / booksOfBible))
      booksInFile++
      return target.book(id, name)
    },
  }
}

const nothing = () => undefined

/** Accepts all calls and stores nothing: to find out whether a file can be read at all. */
export const silentSink: EditionSink = {
  at: nothing,
  metadata: nothing,
  book: () => false,
  bookName: nothing,
  bookTitle: nothing,
  introduction: nothing,
  chapter: nothing,
  verse: nothing,
  endVerse: nothing,
  text: nothing,
  openMark: nothing,
  closeMark: nothing,
  readsWords: false,
  openWord: nothing,
  closeWord: nothing,
  footnote: nothing,
  references: nothing,
  paragraph: nothing,
  line: nothing,
  stanza: nothing,
  item: nothing,
  openAside: nothing,
  closeAside: nothing,
  report: nothing,
}
