/**
 * Reads an OSIS document: verses as containers or milestones, whole Bibles or one book per file. It only
 * translates; the builder decides what becomes of a verse.
 */
import type { EditionSink, FoundWord } from '../sink'
import { osisWord } from '../words/found-word'
import { createPendingLayout } from '../xml/pending-layout'
import { type Attributes, readXml } from '../xml/read-xml'
import { openBreak, openCell, openDiv, openItem, openList, openMilestone, openParagraph } from './osis-blocks'
import { newHeader, openField, openHeader, openOsisText, openWork } from './osis-header'
import { openGroup, openLine } from './osis-lines'
import { openChange, openDivineName, openHighlight, openQuote } from './osis-marks'
import { openCatchWord, openNote, openReading, openReference } from './osis-notes'
import { closeBook, openChapter, openVerse } from './osis-places'
import { type Closer, emit, type Opener, type OsisState } from './osis-state'
import { readText, withoutSegmentSlashes } from './osis-text'
import { openAside, openTitle } from './osis-titles'

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readOsis(text: string, file: string, sink: EditionSink): void {
  const state = newState(file, sink)
  const closers: (Closer | undefined)[] = []
  let gathered = ''
  // Editions may have a million pieces of text: they are joined up to the next significant element.
  const sayText = () => {
    if (gathered !== '') readText(state, gathered)
    gathered = ''
  }
  readXml(text, file, {
    open(name, attributes, line) {
      const opener = openers.get(name)
      if (opener && (opener !== openWord || wordOf(state, attributes))) sayText()
      state.line = line
      closers.push(opener?.(state, attributes, name))
    },
    close(_, line) {
      const closer = closers.pop()
      if (closer && closer !== closePlainWord) sayText()
      state.line = line
      closer?.(state)
    },
    text(found) {
      gathered += state.words > 0 && found.includes('/') ? withoutSegmentSlashes(found) : found
    },
  })
  sayText()
  closeBook(state)
}

const openWord: Opener = (state, attributes) => {
  state.words++
  const found = wordOf(state, attributes)
  if (!found || state.note || state.reference || state.chapter === undefined) return closePlainWord
  emit(state, (sink) => sink.openWord())
  return (then) => {
    then.words--
    emit(then, (sink) => sink.closeWord(found))
  }
}

function wordOf({ sink }: OsisState, attributes: Attributes): FoundWord | undefined {
  return sink.readsWords ? osisWord(attributes) : undefined
}

const closePlainWord: Closer = (state) => {
  state.words--
}

const openHeaderField: Opener = (state, attributes, name) =>
  state.book ? openTitle(state, attributes) : openField(state, attributes, name)

const openers: ReadonlyMap<string, Opener> = new Map<string, Opener>([
  ['w', openWord],
  ['verse', openVerse],
  ['transChange', openChange],
  ['note', openNote],
  ['catchWord', openCatchWord],
  ['rdg', openReading],
  ['reference', openReference],
  ['divineName', openDivineName],
  ['title', openHeaderField],
  ['l', openLine],
  ['lg', openGroup],
  ['div', openDiv],
  ['p', openParagraph],
  ['q', openQuote],
  ['milestone', openMilestone],
  ['lb', openBreak],
  ['chapter', openChapter],
  ['hi', openHighlight],
  ['speaker', openAside('speaker')],
  ['list', openList],
  ['item', openItem],
  ['row', openItem],
  ['cell', openCell],
  ['figure', openNote],
  ['osisText', openOsisText],
  ['header', openHeader],
  ['work', openWork],
  ['language', openField],
  ['rights', openField],
  ['publisher', openField],
  ['creator', openField],
])

function newState(file: string, sink: EditionSink): OsisState {
  return {
    sink,
    layout: createPendingLayout(sink),
    file,
    line: 1,
    header: newHeader(),
    verseNumber: 0,
    frontTitles: [],
    introduction: '',
    introductionType: 'paragraph',
    frontDepths: { front: 0, introduction: 0 },
    words: 0,
    lists: 0,
    hasLines: false,
    sectionLevel: 0,
  }
}
