/** What readers of XML formats have in common: elements by a table, captured heads, references and see-links, a header with fields. */
import { type Attributes, readXml } from '../../../scripture/editions/xml/read-xml'
import type { PlainTag } from '../../model/article'
import type { ContentPosition } from '../report'
import type { ContentMetadata, ContentSink } from '../sink'

/** What an element of a format is. */
export type XmlElement =
  | { kind: 'entry'; head: string; at?: readonly string[] }
  /** An empty element where a section begins; it ends where the next one does. */
  | { kind: 'section'; head: string; at: readonly string[] }
  /** The text is the head of the entry that waits for it, or `opens` one. */
  | { kind: 'head'; opens?: true }
  | { kind: 'tag'; tag: PlainTag }
  | { kind: 'reference'; target?: string }
  | { kind: 'see' }
  | { kind: 'link'; href: string }
  | { kind: 'image'; path: string; alt: string }
  /** Its content counts. */
  | { kind: 'silent' }
  /** Its content does not. */
  | { kind: 'dropped' }
  /** Fields about the file. */
  | { kind: 'header' }

export interface XmlSayer {
  open(name: string, attributes: Attributes, position: ContentPosition): void
  close(position: ContentPosition): void
  text(text: string, position: ContentPosition): void
}

interface SayerState {
  sink: ContentSink
  /** Text of an element that is said as a whole. */
  captured: string[] | undefined
  /** Elements open in a header, each with the text in it; undefined outside of one. */
  fieldTexts: string[] | undefined
  fields: Map<string, string>
  /** Elements open whose content is left out. */
  hidden: number
  isIn: boolean
  /** An entry is open whose head is still to come. */
  isWaiting: boolean
}

const nothing = (): void => undefined

/** Translates elements as `elementOf` reads them, else by the tables; what neither knows is reported and keeps its words. */
export function createXmlSayer(
  sink: ContentSink,
  elementOf: (name: string, attributes: Attributes) => XmlElement | undefined,
  plain: ReadonlyMap<string, PlainTag>,
  silent: ReadonlySet<string>,
): XmlSayer {
  const closers: (() => void)[] = []
  const state: SayerState = {
    sink,
    captured: undefined,
    fieldTexts: undefined,
    fields: new Map(),
    hidden: 0,
    isIn: false,
    isWaiting: false,
  }
  const find = (name: string, attributes: Attributes): XmlElement => {
    const tag = plain.get(name)
    const found = elementOf(name, attributes) ?? (tag ? { kind: 'tag', tag } : undefined)
    if (found) return found
    if (!silent.has(name)) sink.report('markup-dropped', { element: name })
    return { kind: 'silent' }
  }
  return {
    open(name, attributes, position) {
      sink.at(position)
      if (state.fieldTexts) closers.push(openField(state, name))
      else if (state.hidden > 0 || state.captured) closers.push(nothing)
      else closers.push(say(state, find(name, attributes)))
    },
    close(position) {
      sink.at(position)
      closers.pop()?.()
    },
    text(text, position) {
      if (state.fieldTexts) state.fieldTexts = state.fieldTexts.map((before) => before + text)
      else if (state.captured) state.captured.push(text)
      else if (state.isIn && state.hidden === 0) {
        sink.at(position)
        sink.text(text)
      }
    },
  }
}

/** Says what an element opens; the result says what its end means. */
function say(state: SayerState, element: XmlElement): () => void {
  const { sink } = state
  switch (element.kind) {
    case 'entry':
      return openEntry(state, element.head, element.at)
    case 'section':
      sink.entry({ head: element.head, at: element.at })
      state.isIn = true
      return nothing
    case 'head':
      return capture(state, (text) => sayHead(state, text, element.opens === true))
    case 'reference':
      return capture(state, (text) => sink.reference(text, element.target))
    case 'see':
      return capture(state, (text) => sink.see(text))
    case 'tag':
      if (!state.isIn) return nothing
      sink.open(element.tag)
      return () => sink.close()
    case 'link':
      sink.openLink(element.href)
      return () => sink.close()
    case 'image':
      sink.image(element.path, element.alt)
      return nothing
    case 'dropped':
      state.hidden += 1
      return () => {
        state.hidden -= 1
      }
    case 'header':
      state.fieldTexts = []
      return () => {
        state.fieldTexts = undefined
        sink.metadata(metadataOf(state.fields))
      }
    case 'silent':
      return nothing
  }
}

function openEntry(state: SayerState, head: string, at: readonly string[] | undefined): () => void {
  state.isIn = head !== '' || at !== undefined
  state.isWaiting = !state.isIn
  if (state.isIn) state.sink.entry({ head, ...(at ? { at } : {}) })
  return () => {
    if (state.isWaiting) state.sink.report('entry-invalid')
    state.isWaiting = false
    state.isIn = false
  }
}

function sayHead(state: SayerState, text: string, opens: boolean): void {
  if (!state.isWaiting && !opens) return
  state.sink.entry({ head: text.replace(/\s+/g, ' ').trim() })
  state.isWaiting = false
  state.isIn = true
}

function capture(state: SayerState, say: (text: string) => void): () => void {
  const words: string[] = []
  state.captured = words
  return () => {
    state.captured = undefined
    say(words.join(''))
  }
}

function openField(state: SayerState, name: string): () => void {
  state.fieldTexts?.push('')
  return () => keepField(state.fields, name, state.fieldTexts?.pop() ?? '')
}

/** The first of each name: the work itself stands before those it refers to. */
function keepField(fields: Map<string, string>, name: string, text: string): void {
  const words = text.replace(/\s+/g, ' ').trim()
  const key = name.replace(/^.*\./, '').toLowerCase()
  if (words !== '' && !fields.has(key)) fields.set(key, words)
}

function metadataOf(fields: ReadonlyMap<string, string>): ContentMetadata {
  const {
    identifier,
    title,
    language,
    rights,
    licence,
    license,
    availability,
    creator,
    author,
    publisher,
    source,
  } = Object.fromEntries(fields)
  const said = {
    abbr: identifier && /^\w{2,12}$/.test(identifier) ? identifier : undefined,
    name: title,
    language,
    licence: rights ?? licence ?? license ?? availability,
    attribution: creator ?? author,
    digitisedBy: publisher,
    sourceUrl: source && /^https?:\/\//.test(source) ? source : undefined,
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

/** Translates a document, read from `text`, into calls of the sink. Throws what `readXml` throws. */
export function sayDocument(text: string, file: string, sayer: XmlSayer): void {
  readXml(text, file, {
    open: (name, attributes, line) => sayer.open(name, attributes, { file, line }),
    close: (_, line) => sayer.close({ file, line }),
    text: (found, line) => sayer.text(found, { file, line }),
  })
}
