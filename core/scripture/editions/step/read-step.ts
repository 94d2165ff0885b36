/** Reads a table of STEPBible as an edition with the words of the original behind its own. */
import { bookByNumber } from '../../books'
import type { EditionSink } from '../sink'
import { readStepTable } from './step-table'

/** Translates a table into calls of the sink. */
export function readStep(text: string, _file: string, sink: EditionSink): void {
  const { verses, title, licence, attribution } = readStepTable(text)
  sink.metadata({ name: title, licence, attribution })
  let book = 0
  let chapter = 0
  let isBook = false
  for (const verse of verses) {
    if (verse.book !== book) isBook = sink.book(bookByNumber(verse.book)?.usfm ?? '')
    if (!isBook) continue
    if (verse.book !== book || verse.chapter !== chapter) sink.chapter(verse.chapter)
    book = verse.book
    chapter = verse.chapter
    sink.verse(verse.verse)
    for (const { text: words, numbers, form, lemma, gloss } of verse.words) {
      sink.openWord()
      if (words !== '') sink.text(words)
      const isKnown = numbers.length > 0 || (form ?? lemma) !== undefined
      sink.closeWord(isKnown ? { numbers: numbers.join(' '), ...defined({ form, lemma, gloss }) } : undefined)
      sink.text(' ')
    }
    sink.endVerse()
  }
}

function defined(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
