/** The common part of readers of XML formats: elements by a table, captured heads, references and see-links, a header with fields. */

import type { PlainTag } from '../../../contract/content/article'
import { type Attributes, readXml } from '../../../scripture/editions/xml/read-xml'
import type { ContentPosition } from '../report'
import type { ContentSink } from '../sink'
import { createHeaderFields, type HeaderFields } from './header-fields'

/** The meaning of an element in a format. */
export type XmlElement =
  | { kind: 'entry'; head: string; keys?: readonly string[]; at?: readonly string[] }
  /** An empty element where a section begins; it ends where the next one does. */
  | { kind: 'section'; head: string; at: readonly string[] }
  /** The text is the head of the entry that waits for it, or `opens` one. */
  | { kind: 'head'; opens?: true }
  /** The word that the entry explains, where it stands among others: `after` is said behind it. */
  | { kind: 'word'; after?: string }
  /** Stands for the word of the entry. */
  | { kind: 'own-word' }
  /** `lead` is said before what it holds: the number of a sense. */
  | { kind: 'tag'; tag: PlainTag; lead?: string }
  | { kind: 'reference'; target?: string }
  /** `isList`: as a whole, unless a link stands in it. */
  | { kind: 'see'; key?: string; isList?: true }
  /** Its text is keys of entries. */
  | { kind: 'keys' }
  /** It stands for the words of its attributes; `number` is one of Strong's that the entry has. */
  | { kind: 'words'; text: string; number?: string }
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

export interface XmlTables {
  /** The meaning of an element that the tables do not know; `parents` are the elements around it. */
  elementOf(name: string, attributes: Attributes, parents: readonly string[]): XmlElement | undefined
  plain: ReadonlyMap<string, PlainTag>
  /** Their content counts, and they say nothing themselves. */
  silent: ReadonlySet<string>
  /** Two of them that touch are parted by a space. */
  apart?: ReadonlySet<string>
}

interface SayerState {
  sink: ContentSink
  /** Says a piece of the open entry; kept while its head is still to come. */
  tell(call: (sink: ContentSink) => void): void
  waiting: ((sink: ContentSink) => void)[]
  /** The word of the entry. */
  word: string
  /** The text before is captured only until a link opens. */
  isList: boolean
  /** Text of an element that is said as a whole. */
  captured: string[] | undefined
  fields: HeaderFields
  /** Elements open whose content is left out. */
  hidden: number
  isIn: boolean
  /** An entry is open whose head is still to come. */
  isWaiting: boolean
}

const nothing = (): void => undefined

/** Translates elements as the tables say; what they do not know is reported and keeps its words, what is left out is reported by name. */
export function createXmlSayer(sink: ContentSink, tables: XmlTables): XmlSayer {
  const closers: (() => void)[] = []
  const names: string[] = []
  const state = stateOf(sink)
  /** An element that has to stand apart has just ended. */
  let isTouching = false
  const find = (name: string, attributes: Attributes): XmlElement => {
    const tag = tables.plain.get(name)
    const found = tables.elementOf(name, attributes, names) ?? (tag ? { kind: 'tag', tag } : undefined)
    if (found) return found
    if (!tables.silent.has(name)) sink.report('markup-dropped', { element: name })
    return { kind: 'silent' }
  }
  return {
    open(name, attributes, position) {
      sink.at(position)
      if (isTouching && tables.apart?.has(name)) saySpace(state)
      isTouching = false
      if (state.fields.isOpen()) closers.push(state.fields.open(name))
      else if (state.hidden > 0 || (state.captured && !state.isList)) closers.push(nothing)
      else closers.push(say(state, find(name, attributes)))
      names.push(name)
    },
    close(position) {
      sink.at(position)
      closers.pop()?.()
      isTouching = tables.apart?.has(names.pop() ?? '') === true
    },
    text(text, position) {
      isTouching = false
      if (state.fields.isOpen()) state.fields.text(text)
      else if (state.captured && state.hidden === 0) state.captured.push(text)
      else if (state.hidden === 0 && (state.isIn || state.isWaiting)) {
        sink.at(position)
        state.tell((to) => to.text(text))
      } else if (text.trim() !== '') {
        sink.at(position)
        sink.report('content-dropped', { element: names.at(-1) ?? '' })
      }
    },
  }
}

function stateOf(sink: ContentSink): SayerState {
  const state: SayerState = {
    sink,
    tell: (call) => (state.isWaiting ? void state.waiting.push(call) : call(sink)),
    waiting: [],
    word: '',
    isList: false,
    captured: undefined,
    fields: createHeaderFields(),
    hidden: 0,
    isIn: false,
    isWaiting: false,
  }
  return state
}

function saySpace(state: SayerState): void {
  if (state.captured) state.captured.push(' ')
  else if (state.isIn || state.isWaiting) state.tell((to) => to.text(' '))
}

/** Says what an element opens; the result says what its end means. */
function say(state: SayerState, element: XmlElement): () => void {
  const { sink } = state
  if (element.kind !== 'silent' && element.kind !== 'tag') endList(state)
  switch (element.kind) {
    case 'entry':
      return openEntry(state, element)
    case 'section':
      sink.entry({ head: element.head, at: element.at })
      state.isIn = true
      return nothing
    case 'head':
      return capture(state, (text) => sayHead(state, text, element.opens === true))
    case 'word':
      return capture(state, (text) => sayWord(state, text, element.after ?? ''))
    case 'own-word':
      state.tell((to) => to.text(state.word))
      return nothing
    case 'reference':
      return capture(state, (text) => state.tell((to) => to.reference(text, element.target)))
    case 'see': {
      const close = capture(state, (text) => state.tell((to) => to.see(text, undefined, element.key)))
      state.isList = element.isList === true
      return close
    }
    case 'keys':
      return capture(state, (text) => sayKeys(state, text))
    case 'words':
      state.tell((to) => {
        if (element.number !== undefined) to.number(element.number)
        to.text(element.text)
      })
      return nothing
    case 'tag':
      return openTag(state, element.tag, element.lead)
    case 'link':
      state.tell((to) => to.openLink(element.href))
      return () => state.tell((to) => to.close())
    case 'image':
      state.tell((to) => to.image(element.path, element.alt))
      return nothing
    case 'dropped':
      state.hidden += 1
      return () => {
        state.hidden -= 1
      }
    case 'header':
      return state.fields.begin((found) => sink.metadata(found))
    case 'silent':
      return nothing
  }
}

function openTag(state: SayerState, tag: PlainTag, lead: string | undefined): () => void {
  if (state.captured || !(state.isIn || state.isWaiting)) return nothing
  state.tell((to) => to.open(tag))
  if (lead !== undefined) state.tell((to) => to.text(lead))
  return () => state.tell((to) => to.close())
}

function openEntry(
  state: SayerState,
  { head, keys, at }: Extract<XmlElement, { kind: 'entry' }>,
): () => void {
  state.isIn = head !== '' || at !== undefined || keys !== undefined
  state.isWaiting = !state.isIn
  state.waiting = []
  state.word = head
  if (state.isIn) state.sink.entry({ head, ...(keys ? { keys } : {}), ...(at ? { at } : {}) })
  return () => {
    if (state.isWaiting) state.sink.report('entry-invalid')
    state.isWaiting = false
    state.isIn = false
  }
}

/** The head that an entry waits for; of an entry with a key its word, once. Any further one is text. */
function sayHead(state: SayerState, text: string, opens: boolean): void {
  const head = text.replace(/\s+/g, ' ').trim()
  if (state.isWaiting || opens) {
    state.sink.entry({ head })
    Object.assign(state, { isWaiting: false, isIn: true, word: head })
    for (const call of state.waiting.splice(0)) call(state.sink)
  } else if (state.isIn && state.word === '') {
    state.sink.word(head)
    state.word = head
  } else if (state.isIn) sayIn(state, 'strong', text)
  else if (head !== '') state.sink.report('content-dropped', { element: 'head' })
}

function sayWord(state: SayerState, text: string, after: string): void {
  const isFirst = state.word === ''
  if (state.isWaiting) sayHead(state, text, false)
  else if (isFirst) {
    state.tell((to) => to.word(text))
    state.word = text.replace(/\s+/g, ' ').trim()
  }
  sayIn(state, isFirst ? 'strong' : 'em', text)
  if (after !== '') state.tell((to) => to.text(after))
}

function sayIn(state: SayerState, tag: PlainTag, text: string): void {
  state.tell((to) => {
    to.open(tag)
    to.text(text)
    to.close()
  })
}

function sayKeys(state: SayerState, text: string): void {
  for (const [at, key] of text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .entries()) {
    state.tell((to) => {
      if (at > 0) to.text(', ')
      to.see('', undefined, key)
    })
  }
}

/** A link inside: what stands before it is only words. */
function endList(state: SayerState): void {
  if (!state.isList || !state.captured) return
  const words = state.captured.join('')
  Object.assign(state, { captured: undefined, isList: false })
  state.tell((to) => to.text(words))
}

function capture(state: SayerState, say: (text: string) => void): () => void {
  const words: string[] = []
  state.captured = words
  return () => {
    // A link inside has ended it.
    if (state.captured !== words) return
    Object.assign(state, { captured: undefined, isList: false })
    say(words.join(''))
  }
}

/** Translates a document, read from `text`, into calls of the sink. Throws what `readXml` throws. */
export function sayDocument(text: string, file: string, sayer: XmlSayer): void {
  readXml(text, file, {
    open: (name, attributes, line) => sayer.open(name, attributes, { file, line }),
    close: (_, line) => sayer.close({ file, line }),
    text: (found, line) => sayer.text(found, { file, line }),
  })
}
