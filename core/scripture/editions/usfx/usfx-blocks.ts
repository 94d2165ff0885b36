/** Paragraphs, lines, lists and headings of USFX. Its elements and `sfm` attributes are the markers of USFM. */
import type { HeadingLevel } from '../sink'
import type { Attributes } from '../xml/read-xml'
import { capture, mark, type Opener, readText, type UsfxState } from './usfx-state'

/** `<p sfm="m">`, `<q level="2">`, `<li>` ...: the effect of the marker. */
export const openBlock: Opener = (state, attributes, name) => {
  const marker = attributes.sfm || name
  const level = levelOf(attributes, marker)
  const base = marker.replace(/\d$/, '')
  if (base === 'mt' || base === 'mte')
    return capture(state, (text) => text !== '' && state.sink.bookTitle(text))
  if (/^i(?!t$)/.test(base) && !state.hasChapter) return openIntroduction(state, base)
  if (/^(ms|s|sr|mr|r|d|sp|qa|sd|cd|i(?!t$)\w+)$/.test(base)) return openHeading(state, base, level)
  if (!state.hasChapter) return openIntroduction(state, base)
  state.layout.block(blockOf(base, level))
  // Words after it are separated from its own, even without a space between.
  return () => readText(state, ' ')
}

/** `<b/>`: a gap. */
export const openGap: Opener = (state) => {
  state.layout.stanza()
  return undefined
}

/** `<tr>` is an item, `<tc>` separates its words from the previous cell. */
export const openCell: Opener = (state) => {
  readText(state, ' ')
  return undefined
}

function levelOf(attributes: Attributes, marker: string): HeadingLevel {
  const level = Number(attributes.level || /\d$/.exec(marker)?.[0] || 1)
  return level <= 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4
}

function blockOf(marker: string, level: HeadingLevel): Parameters<UsfxState['layout']['block']>[0] {
  if (marker === 'qc') return (sink) => sink.line(1, 'center')
  if (marker === 'qr') return (sink) => sink.line(1, 'end')
  if (marker.startsWith('q')) return (sink) => sink.line(level)
  if (/^(li|lim|tr|ph)$/.test(marker)) return (sink) => sink.item(level)
  if (/^(m|mi|nb|pmo|cls)$/.test(marker)) return (sink) => sink.paragraph({ level: marker === 'mi' ? 2 : 0 })
  if (/^(pi|pmc|pm)$/.test(marker)) return (sink) => sink.paragraph({ level: level + 1 })
  if (marker === 'pc') return (sink) => sink.paragraph({ align: 'center' })
  if (marker === 'pr') return (sink) => sink.paragraph({ align: 'end' })
  return (sink) => sink.paragraph()
}

function openIntroduction(state: UsfxState, marker: string): () => void {
  const type = /^i(s|mt|ot)/.test(marker) ? 'heading' : /^(ili|io|li)/.test(marker) ? 'item' : 'paragraph'
  return capture(state, (text) => {
    if (text !== '') state.sink.introduction(type, text)
  })
}

/** Major sections are level 1, sections and subsections below. */
function openHeading(state: UsfxState, marker: string, level: HeadingLevel): () => void {
  const { sink } = state
  mark(state)
  state.layout.flush(state.isInVerse)
  if (marker === 'd') sink.openAside('title')
  else if (marker === 'sp') sink.openAside('speaker')
  else if (/^(r|sr|mr)$/.test(marker)) sink.openAside('parallel')
  else if (marker === 'ms') sink.openAside('heading', 1)
  else if (/^i(s|mt|ot)/.test(marker)) sink.openAside('heading', 3)
  else if (marker === 'cd' || marker.startsWith('i')) sink.openAside('introduction')
  else sink.openAside('heading', marker === 'qa' || level >= 3 ? 4 : level === 2 ? 3 : 2)
  state.isInAside = true
  return () => {
    state.isInAside = false
    sink.closeAside()
  }
}
