/** Reads a TEI dictionary: entries with their forms, senses and references, as modules of SWORD are made of. */
import type { Attributes } from '../../../scripture/editions/xml/read-xml'
import type { PlainTag } from '../../model/article'
import type { ContentSink } from '../sink'
import { createXmlSayer, sayDocument, type XmlElement } from '../xml/say-xml'

const plain: ReadonlyMap<string, PlainTag> = new Map([
  ['p', 'p'],
  ['def', 'p'],
  ['sense', 'p'],
  ['cit', 'blockquote'],
  ['list', 'ul'],
  ['item', 'li'],
  ['head', 'h3'],
  ['emph', 'em'],
  ['foreign', 'em'],
  ['etym', 'p'],
  ['l', 'p'],
] as const)

const silent: ReadonlySet<string> = new Set(
  'TEI TEI.2 text body div div0 div1 div2 front back form gramGrp pos gen number quote pron hyph usg lbl title note name lg abbr q seg superEntry hom bibl'.split(
    ' ',
  ),
)

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readTeiDictionary(text: string, file: string, sink: ContentSink): void {
  sink.kind('dictionary')
  sayDocument(text, file, createXmlSayer(sink, elementOf, plain, silent))
}

function elementOf(name: string, attributes: Attributes): XmlElement | undefined {
  const { osisRef, target, rend, n, key } = attributes
  switch (name) {
    case 'teiHeader':
      return { kind: 'header' }
    case 'entry':
    case 'entryFree':
      // Numbers of Strong are padded in some modules.
      return { kind: 'entry', head: (n ?? key ?? '').trim().replace(/^([GH]?)0+(?=\d)/, '$1') }
    case 'orth':
      return { kind: 'head' }
    case 'ref':
    case 'xr':
    case 'ptr':
      return referenceOf(osisRef, target, attributes['type'])
    case 'hi':
      return { kind: 'tag', tag: rend === 'bold' ? 'strong' : /super/.test(rend ?? '') ? 'sup' : 'em' }
    case 'lb':
      return { kind: 'tag', tag: 'br' }
    case 'graphic':
      return { kind: 'image', path: attributes['url'] ?? '', alt: '' }
    default:
      return undefined
  }
}

/** A place, an address, or another entry. */
function referenceOf(
  osisRef: string | undefined,
  target: string | undefined,
  type: string | undefined,
): XmlElement {
  if (osisRef !== undefined) return { kind: 'reference', target: osisRef }
  if (target !== undefined && /^(?:https?|mailto):/i.test(target)) return { kind: 'link', href: target }
  if (type === 'bible' || /^\w+\.\d/.test(target ?? ''))
    return { kind: 'reference', ...(target === undefined ? {} : { target }) }
  return { kind: 'see' }
}
