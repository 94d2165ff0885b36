/**
 * Reads OSIS that is no Bible: a commentary (blocks annotated with the verses they explain) or a dictionary (entries of a glossary).
 * Books and chapters of a commentary are only where its sections stand.
 */

import type { PlainTag } from '../../../contract/content/article'
import type { Attributes } from '../../../scripture/editions/xml/read-xml'
import type { ContentSink } from '../sink'
import { placeTarget } from '../xml/place-target'
import { createXmlSayer, sayDocument, type XmlElement } from '../xml/say-xml'

const plain: ReadonlyMap<string, PlainTag> = new Map([
  ['p', 'p'],
  ['lg', 'p'],
  ['list', 'ul'],
  ['item', 'li'],
  ['q', 'blockquote'],
  ['foreign', 'em'],
  ['transChange', 'em'],
  ['head', 'h3'],
  ['title', 'h3'],
  ['row', 'p'],
  ['def', 'p'],
] as const)

const silent: ReadonlySet<string> = new Set(
  'abbr name divineName seg w l cell table entryFree note catchWord rdg inscription closer salute mentioned'.split(
    ' ',
  ),
)

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readOsisContent(text: string, file: string, sink: ContentSink): void {
  const isGlossary =
    /<div\b[^>]*\btype="(?:glossary|x-dictionary|(?:x-)?entry)"|<entry\b|<item\b[^>]*>\s*<label/i.test(text)
  sink.kind(isGlossary ? 'dictionary' : 'commentary')
  const sayer = createXmlSayer(sink, {
    elementOf: (name, attributes, parents) => elementOf(name, attributes, isGlossary, parents),
    plain,
    silent,
  })
  sayDocument(text, file, sayer)
}

function elementOf(
  name: string,
  attributes: Attributes,
  isGlossary: boolean,
  parents: readonly string[],
): XmlElement | undefined {
  const { osisID, osisRef, annotateRef, type, href } = attributes
  if (name === 'header') return { kind: 'header' }
  // The annotation of a block says more than its name: 6 to 8 against 6.
  const isPlaced = isSection(name, type) && /[.]\d/.test(osisID ?? '')
  const place = annotateRef?.trim() || (isPlaced ? osisID : undefined)
  if (!isGlossary && place !== undefined) return { kind: 'entry', head: '', at: placesOf(place) }
  if (
    isGlossary &&
    (name === 'entry' || (name === 'div' && /^(?:x-)?entry$/.test(type ?? '')) || name === 'entryFree')
  )
    return entryOf(attributes['n'] ?? osisID)
  // An entry of which nothing is said but its words begins with the one it explains.
  if (isGlossary && name === 'foreign' && !parents.includes('reference')) return { kind: 'word' }
  if (isGlossary && name === 'item') return { kind: 'entry', head: '' }
  if (isGlossary && (name === 'label' || name === 'key')) return { kind: 'head' }
  if (name === 'reference') {
    const place = osisRef === undefined ? undefined : placeTarget(osisRef)
    // `D:Moses` is an entry of a dictionary; what neither is stands as the words say.
    if (isGlossary && place === undefined && osisRef?.includes(':')) return { kind: 'see', key: osisRef }
    return { kind: 'reference', ...(place === undefined ? {} : { target: place }) }
  }
  if (name === 'hi') return { kind: 'tag', tag: type === 'bold' ? 'strong' : type === 'super' ? 'sup' : 'em' }
  if (name === 'a' && href !== undefined) return { kind: 'link', href }
  if (name === 'lb') return { kind: 'tag', tag: 'br' }
  if (name === 'figure') return { kind: 'image', path: attributes['src'] ?? '', alt: attributes['alt'] ?? '' }
  if (/^(?:osis|osisText|div|chapter|verse|milestone|work)$/.test(name)) return { kind: 'silent' }
  return undefined
}

function entryOf(id = ''): XmlElement {
  const key = id.trim()
  return { kind: 'entry', head: '', ...(key === '' ? {} : { keys: [key.replace(/^.*:/, '')] }) }
}

function isSection(name: string, type: string | undefined): boolean {
  return (name === 'div' && /section|commentary|verse/i.test(type ?? 'section')) || name === 'verse'
}

/** Several verses of one section, each by itself, are one range from the first to the last; other notations are read as text. */
function placesOf(place: string): string[] {
  const ids = place.trim().split(/\s+/)
  if (!ids.every((id) => /^[^\s:]*:?\w+\.\d/.test(id))) return [placeTarget(place) ?? place]
  const [first = ''] = ids
  const last = ids.at(-1) ?? first
  return [ids.length === 1 ? first : `${first.split('-')[0]}-${last.split('-').at(-1)}`]
}
