/**
 * Reads a USX document (versions 2 and 3). Its styles are the markers of USFM, so their meaning and all
 * further processing are shared with the USFM reader.
 */
import type { EditionSink } from '../sink'
import { closeBook } from '../usfm/markup/markup-places'
import { newMarkup } from '../usfm/markup/markup-state'
import { addText } from '../usfm/markup/markup-text'
import { readXml } from '../xml/read-xml'
import { openBreak, openCharacter, openFigure, openNote, openReference } from './usx-inline'
import type { Closer, Opener } from './usx-opener'
import { openBook, openCell, openChapter, openLeftOut, openParagraph, openRow, openVerse } from './usx-places'

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readUsx(text: string, file: string, sink: EditionSink): void {
  const state = newMarkup(file, sink)
  const closers: (Closer | undefined)[] = []
  let isApart = false
  const keepApart = (next: string) => {
    isApart = false
    addText(state, /^[,.;:!?)\]}’”»…]/.test(next) ? next : `\n${next}`)
  }
  readXml(text, file, {
    open(name, attributes, line) {
      state.line = line
      if (isApart && name !== 'ms') keepApart('')
      const isRead = name === 'book' || (state.hasBook && !state.leftOut)
      closers.push(isRead ? openers.get(name)?.(state, attributes) : undefined)
    },
    close(name, line) {
      state.line = line
      if (name !== 'ms') isApart = false
      closers.pop()?.(state)
    },
    text(found) {
      if (!state.hasBook) return
      if (isLook(found)) isApart = true
      else if (isApart) keepApart(found)
      else addText(state, found)
    },
  })
  if (state.hasBook) closeBook(state)
}

/**
 * A line end between elements is mostly formatting of the file, but may be all that separates words: it
 * counts as a space unless a character follows that never has one before it.
 */
function isLook(text: string): boolean {
  return text.includes('\n') && !/\S/.test(text)
}

const openers: ReadonlyMap<string, Opener> = new Map<string, Opener>([
  ['book', openBook],
  ['chapter', openChapter],
  ['verse', openVerse],
  ['para', openParagraph],
  ['row', openRow],
  ['cell', openCell],
  ['sidebar', openLeftOut('esb')],
  ['periph', openLeftOut('periph')],
  ['char', openCharacter],
  ['note', openNote],
  ['ref', openReference],
  ['figure', openFigure],
  ['optbreak', openBreak],
])
