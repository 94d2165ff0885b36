/** Reads a Zefania dictionary: a lexicon, a commentary of items at places, or topics with machine-readable references. */
import type { Attributes } from '../../../scripture/editions/xml/read-xml'
import { readXml } from '../../../scripture/editions/xml/read-xml'
import type { ContentMetadata, ContentSink } from '../sink'

interface State {
  sink: ContentSink
  fields: Map<string, string>
  /** Text of an element that is said as a whole: a title, reference, see-link or field. */
  capture: string[] | undefined
  /** In an item. */
  isIn: boolean
  isTopics: boolean
  /** The item is named by a number of Strong's. */
  isNumber: boolean
  /** Descriptions open around the place. */
  depth: number
  /** The name of Deuteronomy is missing in the whole file. */
  isDeuteronomyLost: boolean
  /** The sign before the place. */
  before: string
}

/** Says what is due when an element closes. */
type Closer = () => void

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readZefaniaDictionary(text: string, file: string, sink: ContentSink): void {
  const isTopics = looksLikeTopics(text)
  const state: State = {
    sink,
    fields: new Map(),
    capture: undefined,
    isIn: false,
    isTopics,
    isNumber: false,
    depth: 0,
    isDeuteronomyLost: losesDeuteronomy(text),
    before: '',
  }
  const closers: (Closer | undefined)[] = []
  readXml(text, file, {
    open(name, attributes, line) {
      sink.at({ file, line })
      closers.push(openElement(state, name.toLowerCase(), attributes))
    },
    close(_, line) {
      sink.at({ file, line })
      closers.pop()?.()
    },
    text(found) {
      state.before = found.trimEnd().at(-1) ?? state.before
      if (state.capture) state.capture.push(found)
      else if (state.isIn && (state.depth > 0 || found.trim() !== '')) sink.text(found)
    },
  })
}

/** Topics begin their descriptions with a title, and what follows are places in numbers. */
function looksLikeTopics(text: string): boolean {
  return (
    !isConcordance(text) &&
    /<description[^>]*>\s*<title>[^<]+<\/title>\s*<reflink\s+mscope=/i.test(text.slice(0, 200_000))
  )
}

const titleOfPlaces =
  /<item\b[^>]*\bid="([^"]*)"[^>]*>\s*<description[^>]*>\s*<title>([^<]*)<\/title>\s*<reflink\s+mscope=/gi

/** It calls itself one, or its titles name no aspect but the word again, or how often it occurs. */
function isConcordance(text: string): boolean {
  const head = text.slice(0, 4000).replace(/<item\b[\s\S]*$/i, '')
  if (/concordan|konkordan|сим[фп]они/i.test(head)) return true
  const items = [...text.slice(0, 200_000).matchAll(titleOfPlaces)]
  const bare = items.filter(
    ([, id = '', title = '']) =>
      !/\p{L}/u.test(title) || title.trim().toLowerCase().startsWith(id.trim().toLowerCase()),
  )
  return items.length > 0 && bare.length > items.length * 0.8
}

/** Some program has dropped this one name from a dictionary that has hundreds of places of every other book of Moses. */
function losesDeuteronomy(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/>Numbers \d/g) > 100 && count(/>Deuteronomy \d/g) < 5
}

function openElement(state: State, name: string, attributes: Attributes): Closer | undefined {
  const { sink } = state
  if (name === 'dictionary') return openDictionary(state, attributes)
  if (name === 'information') return () => sink.metadata(metadataOf(state.fields))
  if (name === 'item') return openItem(state, attributes)
  if (!state.isIn) return capture(state, (text) => state.fields.set(name, text))
  if (state.capture) return undefined
  return openInItem(state, name, attributes)
}

function openDictionary({ sink, isTopics }: State, attributes: Attributes): undefined {
  if (/commentary/i.test(attributes['type'] ?? '')) sink.kind('commentary')
  else sink.kind(isTopics ? 'topics' : 'dictionary')
}

function openItem(state: State, { id = '', target }: Attributes): Closer {
  state.isIn = true
  state.depth = 0
  const head = id.trim()
  // A number of Strong's is a head only where the item has no word.
  const named = isNumber(head) ? { head: '', keys: [head] } : { head }
  state.isNumber = isNumber(head)
  state.sink.entry({ ...named, ...(target === undefined ? {} : { at: [target] }) })
  return () => {
    state.isIn = false
  }
}

function isNumber(id: string): boolean {
  return /^[GH]?\d+[a-z]?$/i.test(id)
}

function openInItem(state: State, name: string, attributes: Attributes): Closer | undefined {
  const { sink } = state
  switch (name) {
    case 'description':
      return openDescription(state)
    case 'title':
      return capture(state, (text) => {
        if (state.isNumber && state.depth === 0) sink.word(text)
        else if (text !== '') sink.group(text, Math.max(1, state.depth))
      })
    case 'reflink':
      return openReflink(state, attributes)
    case 'see':
      return capture(state, (text) => {
        const key = /^x-self$/i.test(attributes['target'] ?? 'x-self') ? undefined : attributes['target']
        if (text !== '' || key !== undefined) sink.see(text, undefined, key)
      })
    case 'em':
    case 'i':
      return openTag(sink, 'em')
    case 'b':
    case 'strong':
      return openTag(sink, 'strong')
    case 'br':
      return openTag(sink, 'br')
    case 'strong_id':
      // Numbers of the words behind a topic: not words of the article.
      return capture(state, (text) => {
        if (text !== '') sink.report('content-dropped', { element: name })
      })
    case 'transliteration':
    case 'pronunciation':
      return openTag(sink, 'p')
    case 'greek':
    case 'hebrew':
      return capture(state, (text) => {
        sink.word(text)
        sink.open('p')
        sink.text(text)
        sink.close()
      })
    default:
      sink.report('markup-dropped', { element: name })
      return undefined
  }
}

function openDescription(state: State): Closer {
  state.depth += 1
  if (!state.isTopics) state.sink.open('p')
  return () => {
    state.depth -= 1
    if (!state.isTopics) state.sink.close()
  }
}

/** With words it is a reference in the text; without, in a commentary, the extent of the item. */
function openReflink(state: State, { mscope }: Attributes): Closer | undefined {
  const { sink, before } = state
  const isPlace = state.depth === 0 && !state.isTopics
  return capture(
    state,
    (text) => {
      if (isPlace && mscope !== undefined && text.trim() === '') sink.place(mscope)
      else if (mscope !== undefined || text !== '' || state.depth > 0) {
        const isNamed = !state.isDeuteronomyLost || before !== '(' || !/^\s*\d+(?::|\s*$)/.test(text)
        if (!isNamed) sink.report('reference-doubtful', { text, perhaps: 5 })
        sink.reference(isNamed ? text : `Deuteronomy ${text.trim()}`, mscope)
      }
    },
    true,
  )
}

function openTag(sink: ContentSink, tag: 'em' | 'strong' | 'br' | 'p'): Closer {
  sink.open(tag)
  return () => sink.close()
}

/** Collects the text of an element; `isRaw` keeps its borders. */
function capture(state: State, say: (text: string) => void, isRaw = false): Closer | undefined {
  if (state.capture) return undefined
  const collected: string[] = []
  state.capture = collected
  return () => {
    state.capture = undefined
    const text = collected.join('')
    say(isRaw ? text : text.replace(/\s+/g, ' ').trim())
  }
}

function metadataOf(fields: ReadonlyMap<string, string>): ContentMetadata {
  const { identifier, title, subject, language, rights, publisher, creator } = Object.fromEntries(fields)
  return {
    ...(identifier ? { abbr: identifier } : {}),
    // The subject is said by hand, the title was carried over from another file in some.
    ...(subject || title ? { name: subject || title || '' } : {}),
    ...(language ? { language } : {}),
    ...(rights ? { licence: rights } : {}),
    ...(creator ? { attribution: creator } : {}),
    ...(publisher ? { digitisedBy: publisher } : {}),
  }
}
