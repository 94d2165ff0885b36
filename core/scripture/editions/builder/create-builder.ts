/**
 * The one place where calls of any format reader become verses. Readers translate; the builder decides what
 * editions have in common: white space, positions of notes, marks and blocks, implicit and repeated verses,
 * order, absences.
 */
import type { Block } from '../../../contract/editions/chapter'
import type { ReportEntry } from '../../../contract/editions/import-report'
import type { WordsOfBooks } from '../../../originals/word-run'
import type { ImportedBook } from '../edition'
import type { EditionMetadata, EditionSink } from '../sink'
import { addBlockHere, closeAside, openAside } from './asides'
import { closeBook, openBook, openChapter, openVerseAt } from './book-places'
import type { BuilderOptions } from './builder-options'
import { type BuilderState, newBuilderState } from './builder-state'
import { finishBooks } from './finish-books'
import {
  sayCloseMark,
  sayCloseWord,
  sayFootnote,
  sayOpenMark,
  sayOpenWord,
  sayReferences,
  sayText,
} from './inline-calls'
import { foldText } from './text/fold-text'

/** Words of the original behind an edition's text, and how many its files name, those outside verses included. */
export interface BuiltWords {
  found: number
  books: WordsOfBooks
}

/** The contents of an edition's files, in canon order. A book without a name of its own has the name ''. */
export interface BuiltEdition {
  metadata: EditionMetadata
  books: ImportedBook[]
  entries: ReportEntry[]
  words: BuiltWords
}

/** Receives the calls of a format reader. */
export interface Builder extends EditionSink {
  /** Ends the edition; no calls may follow. */
  finish(): BuiltEdition
}

/** A builder for one edition. It never throws: it reports what it cannot use. */
export function createBuilder(options: BuilderOptions): Builder {
  const state = newBuilderState(options)
  return {
    at: (position) => {
      state.position = position
    },
    metadata: (found) => state.metadata.add(found),
    book: (id, name) => openBook(state, id, name),
    bookName: (name) => {
      if (state.book) state.book.name = foldText(name) || state.book.name
    },
    bookTitle: (text) => addWords(text.replace(emphasis, '$1'), (words) => state.book?.titles.push(words)),
    introduction: (type, text) =>
      addWords(text, (content) => state.book?.introduction.push({ type, content })),
    chapter: (number) => openChapter(state, number),
    verse: (first, last = first, part = undefined) => openVerseAt(state, first, last, part),
    endVerse: () => endVerse(state),
    text: (text) => sayText(state, text),
    openMark: (type) => sayOpenMark(state, type),
    closeMark: (type) => sayCloseMark(state, type),
    readsWords: options.readsWords ?? false,
    openWord: () => sayOpenWord(state),
    closeWord: (found) => sayCloseWord(state, found),
    footnote: (text, marks) => sayFootnote(state, text, marks),
    references: (found) => sayReferences(state, found),
    paragraph: (options) => addLayout(state, 'paragraph', options?.level, options?.align),
    line: (level, align) => addLayout(state, 'line', level, align),
    stanza: () => addLayout(state, 'stanza'),
    item: (level) => addLayout(state, 'item', level),
    openAside: (type, level) => openAside(state, type, level),
    closeAside: () => closeAside(state),
    report: (kind, details) => state.log.add(kind, state.position, details),
    finish() {
      closeBook(state)
      const { books, words } = finishBooks(state.books, options, state.log)
      const entries = state.log.entries()
      return {
        metadata: state.metadata.result(),
        books,
        entries,
        words: { found: state.wordsFound, books: words },
      }
    },
  }
}

/** Emphasis as plain text writes it, which some files keep in their titles: `_(that is, of Moses)_`. */
const emphasis = /(?<![\p{L}\p{N}_])_(\S(?:[^_]*\S)?)_(?![\p{L}\p{N}_])/gu

function addWords(text: string, add: (words: string) => void): void {
  const words = foldText(text)
  if (words !== '') add(words)
}

function endVerse(state: BuilderState): void {
  closeAside(state)
  const verse = state.chapter?.verse
  if (verse && !verse.isOutside) verse.isEnded = true
}

function addLayout(
  state: BuilderState,
  type: Extract<Block['type'], 'paragraph' | 'line' | 'stanza' | 'item'>,
  level?: number,
  align: Block['align'] = 'start',
): void {
  closeAside(state)
  addBlockHere(state, {
    type,
    ...(level === undefined ? {} : { level }),
    ...(align === 'start' ? {} : { align }),
  })
}
