/**
 * Reads a Zefania document. Book numbers, names and chapter order of these files are often wrong; the reader
 * passes them on and the builder repairs them. Element names may have any case.
 */
import type { EditionSink, HeadingLevel } from '../sink'
import { westernDigits } from '../western-digits'
import { readXml } from '../xml/read-xml'

import { type Closer, capture, mark, numberOf, type Opener, type ZefaniaState } from './zefania-state'
import {
  openBreak,
  openNote,
  openReference,
  openStyle,
  openVerse,
  openWord,
  playCaptions,
  readText,
} from './zefania-verse'

/**
 * A field of INFORMATION.
 */
const openField: Opener = (state, _, name) =>
  capture(state, (text) => {
    if (text !== '' && !state.fields.has(name)) state.fields.set(name, text)
  })

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readZefania(text: string, file: string, sink: EditionSink): void {
  const state = newState(file, sink)
  const closers: (Closer | undefined)[] = []
  readXml(text, file, {
    open(name, attributes, line) {
      state.line = line
      const lower = name.toLowerCase()
      closers.push(openers.get(lower)?.(state, attributes, lower))
    },
    close(_, line) {
      state.line = line
      closers.pop()?.()
    },
    text: (found) => readText(state, found),
  })
}

const openBible: Opener = (state, attributes) => {
  if (attributes.biblename) state.fields.set('biblename', attributes.biblename)
  return undefined
}

const openInformation: Opener = (state) => () => sayMetadata(state.sink, state.fields)

const openBook: Opener = (state, attributes) => {
  if (!state.fields.has('title')) sayMetadataOnce(state)
  mark(state)
  state.bookNumber = numberOf(attributes.bnumber) ?? 0
  state.hasBook = true
  state.chapter = 0
  state.hasChapter = false
  state.wasPoetry = false
  state.sink.book(
    `#${westernDigits(attributes.bnumber?.trim() ?? '')}`,
    attributes.bname?.trim() || attributes.bsname?.trim() || undefined,
  )
  return () => {
    endChapter(state)
    state.hasBook = false
  }
}

/** Files without INFORMATION still name the Bible in their root element. */
function sayMetadataOnce(state: ZefaniaState): void {
  if (state.bookNumber === 0 && state.fields.size > 0) sayMetadata(state.sink, state.fields)
}

const openChapter: Opener = (state, attributes) => {
  mark(state)
  const found = numberOf(attributes.cnumber)
  if (found === undefined) state.sink.report('chapter-invalid', { chapter: attributes.cnumber ?? '' })
  // Without a number it is the next chapter: its verses do not belong to the previous one.
  const number = found ?? state.chapter + 1
  state.chapter = number
  state.hasChapter = true
  state.verse = 0
  state.sink.chapter(number)
  return () => endChapter(state)
}

/** Captions for verses that never came are placed at the end of the chapter. */
function endChapter(state: ZefaniaState): void {
  if (state.verseText !== '') state.chapterEnds.add(state.verseText)
  if (state.captions.length === 0) return
  playCaptions(state, Number.POSITIVE_INFINITY, false)
  playCaptions(state, Number.POSITIVE_INFINITY, true)
}

/** `CAPTION`: a heading before the verse `vref`, wherever in the chapter the element is. */
const openCaption: Opener = (state, attributes) => {
  const type = attributes.type ?? ''
  const verse = numberOf(attributes.vref) ?? 0
  const isPsalmTitle = state.bookNumber === 19 && type === '' && verse <= 1
  const level = headingLevel(type)
  return capture(state, (text) => {
    if (text === '') return
    mark(state)
    if (state.chapterEnds.has(text)) return state.sink.report('verse-repeated')
    const play = (sink: EditionSink) =>
      isPsalmTitle ? sayAside(sink, 'title', undefined, text) : sayAside(sink, 'heading', level, text)
    state.captions.push({ verse, isNote: false, play })
  })
}

/** `PROLOG`: the introduction of the book, of a chapter, or the title of a psalm. */
const openProlog: Opener = (state, attributes) => {
  const verse = numberOf(attributes.vref) ?? 0
  return capture(state, (text) => {
    if (text !== '') holdIntroduction(state, verse, text)
  })
}

/** `REMARK`: a note on its verse; before the first verse, without its own verse, an introduction. */
const openRemark: Opener = (state, attributes, name) => {
  if ((numberOf(attributes.vref) ?? state.verse) > 0 || state.isInVerse || state.capture) {
    return openNote(state, attributes, name)
  }
  return capture(state, (text) => {
    if (text !== '') holdIntroduction(state, 0, text)
  })
}

function holdIntroduction(state: ZefaniaState, verse: number, text: string): void {
  const type = state.bookNumber === 19 ? 'title' : 'introduction'
  if (!state.hasChapter) state.sink.introduction('paragraph', text)
  else state.captions.push({ verse, isNote: false, play: (sink) => sayAside(sink, type, undefined, text) })
}

function sayAside(
  sink: EditionSink,
  type: 'title' | 'heading' | 'introduction',
  level: HeadingLevel | undefined,
  text: string,
): void {
  sink.openAside(type, level)
  sink.text(text)
  sink.closeAside()
}

function headingLevel(type: string): HeadingLevel {
  const level = Number(/^x-h(\d)$/.exec(type)?.[1] ?? 2)
  return level <= 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4
}

const openers: ReadonlyMap<string, Opener> = new Map<string, Opener>([
  ['xmlbible', openBible],
  ['information', openInformation],
  ...['title', 'identifier', 'language', 'rights', 'publisher', 'creator'].map(
    (name) => [name, openField] as const,
  ),
  ['biblebook', openBook],
  ['chapter', openChapter],
  ['vers', openVerse],
  ['caption', openCaption],
  ['prolog', openProlog],
  ['remark', openRemark],
  ['note', openNote],
  ['xref', openReference],
  ['br', openBreak],
  ['style', openStyle],
  ['sup', openStyle],
  ['gr', openWord],
  ['gram', openWord],
])

function newState(file: string, sink: EditionSink): ZefaniaState {
  return {
    sink,
    file,
    line: 1,
    bookNumber: 0,
    hasBook: false,
    hasChapter: false,
    chapter: 0,
    isInVerse: false,
    calls: [],
    hasLineBreaks: false,
    wasPoetry: false,
    verse: 0,
    verseText: '',
    chapterEnds: new Set(),
    captions: [],
    fields: new Map(),
  }
}

/**
 * Sends the metadata once the header has been read. Dates in the header are those of
 * the file, not of the edition.
 */
function sayMetadata(sink: EditionSink, fields: ReadonlyMap<string, string>): void {
  const name = fields.get('title') ?? fields.get('biblename')
  const year = /(?<!\d)(1[4-9]\d\d|20\d\d)(?!\d)/.exec(name ?? '')?.[1]
  sink.metadata({
    abbreviation: fields.get('identifier'),
    name,
    language: fields.get('language'),
    year: year === undefined ? undefined : Number(year),
    licence: fields.get('rights'),
    attribution: fields.get('publisher') ?? fields.get('creator'),
  })
}
