/**
 * Reads a USFX document: plain ones (books, chapters, `v` and `ve` milestones) and rich ones, whose elements
 * are USFM's markers as XML.
 */
import type { MarkType } from '../../../contract/editions/chapter'
import { openNoteMark } from '../note-text'
import type { EditionSink } from '../sink'
import { usfxWord } from '../words/found-word'
import { createPendingLayout } from '../xml/pending-layout'
import { readXml } from '../xml/read-xml'
import { openBlock, openCell, openGap } from './usfx-blocks'
import { openCrossReference, openFootnote, openIgnored, openReference } from './usfx-notes'
import { openBook, openChapter, openName, openVerse, openVerseEnd } from './usfx-places'
import { type Closer, capture, type Opener, readText, type UsfxState } from './usfx-state'

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readUsfx(text: string, file: string, sink: EditionSink): void {
  const state: UsfxState = {
    sink,
    layout: createPendingLayout(sink),
    file,
    line: 1,
    hasBook: false,
    hasChapter: false,
    isInVerse: false,
    isInAside: false,
    references: [],
  }
  const closers: (Closer | undefined)[] = []
  readXml(text, file, {
    open(name, attributes, line) {
      state.line = line
      closers.push(openers.get(name)?.(state, attributes, name))
    },
    close(_, line) {
      state.line = line
      closers.pop()?.()
    },
    text: (found) => readText(state, found),
  })
}

const openLanguage: Opener = (state) => capture(state, (text) => state.sink.metadata({ language: text }))

const markTypes: Readonly<Record<string, MarkType>> = {
  wj: 'jesus',
  add: 'added',
  nd: 'name',
  em: 'emphasis',
  bd: 'emphasis',
  it: 'italic',
  qs: 'selah',
  qac: 'acrostic',
  qt: 'quote',
  sc: 'small',
  sup: 'sup',
}

/** In notes: words of the text a note is about, and other readings of it. */
const noteMarks = ['fk', 'fq', 'fqa']

const openMark: Opener = (state, _, name) => {
  const type = markTypes[name]
  if (!type) return undefined
  if (state.capture) return openNoteMark(state.capture, type)
  if (!state.isInAside) state.layout.flush(state.isInVerse)
  state.sink.openMark(type)
  return () => state.sink.closeMark(type)
}

/** `<w s="G25">`. */
const openWord: Opener = (state, attributes) => {
  const found = state.sink.readsWords ? usfxWord(attributes) : undefined
  if (!found || state.capture) return undefined
  state.sink.openWord()
  return () => state.sink.closeWord(found)
}

const openNotePart: Opener = (state) => state.capture && openNoteMark(state.capture, 'italic')

const blocks = [
  'p',
  'q',
  's',
  'd',
  'r',
  'sp',
  'ms',
  'mt',
  'li',
  'tr',
  'qa',
  'qc',
  'qr',
  'sr',
  'mr',
  'sd',
  'm',
  'pi',
  'cd',
  'ip',
  'is',
]
/** Editors' remarks, places repeated in notes, other numberings, figures: not text of the Bible. */
const ignored = [
  'id',
  'ide',
  'rem',
  'sts',
  'fr',
  'xo',
  'cl',
  'ca',
  'cp',
  'va',
  'vp',
  'fig',
  'generated',
  'fm',
]

const openers: ReadonlyMap<string, Opener> = new Map<string, Opener>([
  ['languageCode', openLanguage],
  ['book', openBook],
  ['h', openName],
  ['toc', openName],
  ['c', openChapter],
  ['v', openVerse],
  ['ve', openVerseEnd],
  ['f', openFootnote],
  ['x', openCrossReference],
  ['ref', openReference],
  ['w', openWord],
  ['b', openGap],
  ['tc', openCell],
  ['optionalLineBreak', openCell],
  ...blocks.map((name) => [name, openBlock] as const),
  ...ignored.map((name) => [name, openIgnored] as const),
  ...noteMarks.map((name) => [name, openNotePart] as const),
  ...Object.keys(markTypes).map((name) => [name, openMark] as const),
])
