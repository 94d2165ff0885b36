/** Poetry of OSIS: groups and lines, as containers or as milestones. */
import type { Attributes } from '../xml/read-xml'
import { type Closer, emit, type OsisState } from './osis-state'
import { beforeText } from './osis-text'
import { endTitle, openAside } from './osis-titles'

/** `<lg>`: a group of lines; one directly after another is a new stanza. */
export function openGroup(state: OsisState, attributes: Attributes): Closer | undefined {
  if (attributes.eID !== undefined) {
    closeGroup(state)
    return undefined
  }
  if (state.hasLines) state.layout.stanza()
  return attributes.sID === undefined ? closeGroup : undefined
}

function closeGroup(state: OsisState): void {
  state.layout.endLines()
}

/** `<l>`: a line of poetry; also centred lines and "Selah", which have their own type. */
export function openLine(state: OsisState, attributes: Attributes): Closer | undefined {
  const { type = '', sID, eID } = attributes
  if (type === 'selah') return openSelah(state, attributes)
  if (type === 'x-center') return openCentred(state, attributes)
  if (eID !== undefined) return undefined
  const level = Math.min(4, Math.max(1, Number(attributes.level) || (/indent/.test(type) ? 2 : 1)))
  state.hasLines = true
  state.layout.block((sink) => sink.line(level, type === 'x-right' ? 'end' : undefined))
  return sID === undefined ? closeLine : undefined
}

/** Words of neighbouring lines are separated even without a space between the elements. */
function closeLine(state: OsisState): void {
  if (state.verse) emit(state, (sink) => sink.text(' '))
}

/** Centred lines are collected: some are the letters of an acrostic psalm, which are headings. */
function openCentred(state: OsisState, attributes: Attributes): Closer | undefined {
  if (attributes.eID === undefined) {
    const close = openAside('centred')(state)
    return attributes.sID === undefined ? close : undefined
  }
  if (state.title?.type === 'centred') endTitle(state, state.title)
  return undefined
}

function openSelah(state: OsisState, attributes: Attributes): Closer | undefined {
  if (attributes.eID !== undefined) {
    closeSelah(state)
    return undefined
  }
  state.layout.block((sink) => sink.line(1, 'end'))
  beforeText(state)
  emit(state, (sink) => sink.openMark('selah'))
  return attributes.sID === undefined ? closeSelah : undefined
}

function closeSelah(state: OsisState): void {
  emit(state, (sink) => sink.closeMark('selah'))
}
