/** Books, chapters, verses and paragraphs of USX. */
import { ruleOf } from '../usfm/markers'
import { endParagraph, openParagraph as startParagraph } from '../usfm/markup/markup-paragraphs'
import {
  endVerse,
  sayBookLine,
  openBook as startBook,
  openChapter as startChapter,
  openVerse as startVerse,
} from '../usfm/markup/markup-places'
import { reportUnknown } from '../usfm/markup/markup-state'
import { addText } from '../usfm/markup/markup-text'
import { readChapterNumber, readVerseNumber } from '../usfm/markup/verse-number'
import { westernDigits } from '../western-digits'
import type { Opener } from './usx-opener'

/** `<book code="GEN">`: the words in it may name the edition. */
export const openBook: Opener = (state, attributes) => {
  startBook(state, attributes.code ?? '')
  return (then) => {
    if (then.hasBook) sayBookLine(then, then.text)
    then.text = ''
  }
}

/** `<chapter number="1"/>`; the element with `eid` only repeats the end of a chapter. */
export const openChapter: Opener = (state, { number, eid }) => {
  if (number === undefined && eid !== undefined) return undefined
  startChapter(state, readChapterNumber(westernDigits(number ?? ''))?.number, number ?? '')
  return undefined
}

/** `<verse number="1"/>`; with `eid` the end of a verse. */
export const openVerse: Opener = (state, { number, eid }) => {
  if (number === undefined && eid !== undefined) endVerse(state)
  else startVerse(state, readVerseNumber(westernDigits(number ?? '')), number ?? '')
  return undefined
}

/** `<para style="q1">`. The text of an unknown style continues the previous paragraph. */
export const openParagraph: Opener = (state, { style = '' }) => {
  const rule = ruleOf(style)
  if (rule) {
    startParagraph(state, rule)
    return endParagraph
  }
  if (!style.startsWith('z')) reportUnknown(state, style)
  addText(state, ' ')
  return undefined
}

/** `<row>` of a table. */
export const openRow: Opener = (state) => {
  const rule = ruleOf('tr')
  if (rule) startParagraph(state, rule)
  return endParagraph
}

/** `<cell>`: separated by a space from the previous one. */
export const openCell: Opener = (state) => {
  addText(state, ' ')
  return undefined
}

/** `<sidebar>` and `<periph>` are left out. */
export function openLeftOut(marker: string): Opener {
  return (state) => {
    endParagraph(state)
    state.leftOut = marker
    return (then) => {
      then.leftOut = undefined
    }
  }
}
