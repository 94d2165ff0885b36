/**
 * Stands between the readers of several files and the one builder: reports the progress
 * of the import, and leaves out a book that an earlier file has already given (an
 * archive with two Bibles becomes one edition, the first).
 */
import type { EditionSink } from './sink'

/** A sink for several files. */
export interface FileSink extends EditionSink {
  /** The calls that follow come from another file; `share` 0..1 is its part of all bytes. */
  startFile(file: string, share: number): void
}

/** Books of a whole Bible; only used to estimate the progress within one large file. */
const booksOfBible = 66

/**
 * A sink in front of `target`. `isWhole` says that files should contain whole books (XML formats with all
 * books in a file); USFM and USX may split a book over files, so nothing is left out there.
 */
export function createFileSink(
  target: EditionSink,
  isWhole: boolean,
  onProgress: (share: number) => void = () => undefined,
): FileSink {
  const seen = new Map<string, string>()
  let file = ''
  let share = 0
  let before = 0
  let booksInFile = 0
  let out = target

  const book = (id: string, name?: string) => {
    onProgress(Math.min(1, before + (share * Math.min(booksInFile, booksOfBible)) / booksOfBible))
    booksInFile++
    // A number alone means little: one program writes one file per book, each with the number 1.
    const key = id.startsWith('#') ? `${id} ${name ?? ''}` : id
    const earlier = seen.get(key)
    const isSecond = isWhole && earlier !== undefined && earlier !== file
    out = isSecond ? silentSink : target
    if (isSecond) {
      target.report('book-duplicate', { book: id, first: earlier ?? '' })
      return false
    }
    seen.set(key, file)
    return target.book(id, name)
  }
  return {
    startFile(next, nextShare) {
      before += share
      file = next
      share = nextShare
      booksInFile = 0
      out = target
    },
    at: (position) => target.at(position),
    metadata: (found) => target.metadata(found),
    book,
    bookName: (name) => out.bookName(name),
    bookTitle: (text) => out.bookTitle(text),
    introduction: (type, text) => out.introduction(type, text),
    chapter: (number) => out.chapter(number),
    verse: (first, last, part) => out.verse(first, last, part),
    endVerse: () => out.endVerse(),
    text: (text) => out.text(text),
    openMark: (type) => out.openMark(type),
    closeMark: (type) => out.closeMark(type),
    footnote: (text, marks) => out.footnote(text, marks),
    references: (found) => out.references(found),
    paragraph: (options) => out.paragraph(options),
    line: (level, align) => out.line(level, align),
    stanza: () => out.stanza(),
    item: (level) => out.item(level),
    openAside: (type, level) => out.openAside(type, level),
    closeAside: () => out.closeAside(),
    report: (kind, details) => out.report(kind, details),
  }
}

const nothing = () => undefined

/**
 * Accepts all calls and stores nothing: for books left out, and to find out whether a
 * file can be read at all.
 */
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
