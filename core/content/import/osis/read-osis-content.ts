/**
 * Reads OSIS that is no Bible: a commentary (blocks annotated with the verses they explain) or a dictionary (entries of a glossary).
 * Books and chapters of a commentary are only where its sections stand.
 */
import type { Attributes } from '../../../scripture/editions/xml/read-xml'
import type { PlainTag } from '../../model/article'
import type { ContentSink } from '../sink'
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
  const isGlossary = /<div\b[^>]*\btype="(?:glossary|x-dictionary)"|<entry\b|<item\b[^>]*>\s*<label/i.test(
    text,
  )
  sink.kind(isGlossary ? 'dictionary' : 'commentary')
  const sayer = createXmlSayer(
    sink,
    (name, attributes) => elementOf(name, attributes, isGlossary),
    plain,
    silent,
  )
  sayDocument(text, file, sayer)
}

function elementOf(name: string, attributes: Attributes, isGlossary: boolean): XmlElement | undefined {
  const { osisID, osisRef, annotateRef, type, href } = attributes
  if (name === 'header') return { kind: 'header' }
  // What a block is annotated with says more than what it is called: 6 to 8 against 6.
  const place = annotateRef ?? (isSection(name, type) ? osisID : undefined)
  if (!isGlossary && place !== undefined && /[.]\d/.test(place))
    return { kind: 'entry', head: '', at: [place.trim().split(/\s+/)].flatMap(rangeOf) }
  if (isGlossary && (name === 'entry' || (name === 'div' && type === 'entry') || name === 'entryFree'))
    return { kind: 'entry', head: (attributes['n'] ?? osisID ?? '').replace(/^.*:/, '') }
  if (isGlossary && name === 'item') return { kind: 'entry', head: '' }
  if (isGlossary && (name === 'label' || name === 'key')) return { kind: 'head' }
  if (name === 'reference') {
    if (osisRef?.includes(':') && !/^bible[.:]/i.test(osisRef)) return { kind: 'see' }
    return { kind: 'reference', ...(osisRef === undefined ? {} : { target: osisRef }) }
  }
  if (name === 'hi') return { kind: 'tag', tag: type === 'bold' ? 'strong' : type === 'super' ? 'sup' : 'em' }
  if (name === 'a' && href !== undefined) return { kind: 'link', href }
  if (name === 'lb') return { kind: 'tag', tag: 'br' }
  if (name === 'figure') return { kind: 'image', path: attributes['src'] ?? '', alt: attributes['alt'] ?? '' }
  if (/^(?:osis|osisText|div|chapter|verse|milestone|work)$/.test(name)) return { kind: 'silent' }
  return undefined
}

function isSection(name: string, type: string | undefined): boolean {
  return (name === 'div' && /section|commentary|verse/i.test(type ?? 'section')) || name === 'verse'
}

/** Several verses of one section, each by itself, are one range from the first to the last. */
function rangeOf(ids: readonly string[]): string[] {
  const [first = ''] = ids
  const last = ids.at(-1) ?? first
  return [ids.length === 1 ? first : `${first.split('-')[0]}-${last.split('-').at(-1)}`]
}
