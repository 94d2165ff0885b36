/** Books, chapters and verses of USFX, and the names of books. */
import { westernDigits } from '../western-digits'
import { capture, mark, type Opener, type UsfxState } from './usfx-state'

/** `<book id="GEN">`. */
export const openBook: Opener = (state, attributes) => {
  endVerse(state)
  mark(state)
  state.hasBook = true
  state.hasChapter = false
  state.sink.book(attributes.id ?? '')
  return () => {
    endVerse(state)
    state.layout.finish()
    state.hasBook = false
  }
}

/** `<h>` and `<toc level="2">` name the book; the long name and the abbreviation are not its name. */
export const openName: Opener = (state, attributes, name) =>
  capture(state, (text) => {
    if (text !== '' && (name === 'h' || attributes.level === '2')) state.sink.bookName(text)
  })

/** `<c id="1"/>`. */
export const openChapter: Opener = (state, attributes) => {
  endVerse(state)
  mark(state)
  const number = Number(westernDigits(attributes.id ?? 'x'))
  if (attributes.id?.trim() === '' || !Number.isInteger(number) || number < 0)
    state.sink.report('chapter-invalid', { chapter: attributes.id ?? '' })
  else {
    state.hasChapter = true
    state.sink.chapter(number)
  }
  return undefined
}

/** `<v id="1"/>`, also `11-12` and `3a`. */
export const openVerse: Opener = (state, attributes) => {
  const [, first, part, last] =
    /^\s*(\d{1,3})((?:[a-z](?:-[a-z])?)?)(?:\s*[-–,]\s*(\d{1,3})[a-z]?)?\s*$/i.exec(
      westernDigits(attributes.id ?? ''),
    ) ?? []
  mark(state)
  if (first === undefined) {
    state.sink.report('verse-invalid', { verse: attributes.id ?? '' })
    return undefined
  }
  state.layout.flush(false)
  state.isInVerse = true
  const end = last !== undefined && Number(last) > Number(first) ? Number(last) : undefined
  state.sink.verse(Number(first), end, part ? part.toLowerCase() : undefined)
  return undefined
}

/** `<ve/>`. */
export const openVerseEnd: Opener = (state) => {
  endVerse(state)
  return undefined
}

function endVerse(state: UsfxState): void {
  if (state.isInVerse) state.sink.endVerse()
  state.isInVerse = false
}
