/** Reads a TEI dictionary: entries with their forms, senses and references, as modules of SWORD are made of. */

import type { PlainTag } from '../../../contract/content/article'
import type { Attributes } from '../../../scripture/editions/xml/read-xml'
import type { ContentSink } from '../sink'
import { placeTarget } from '../xml/place-target'
import { createXmlSayer, sayDocument, type XmlElement } from '../xml/say-xml'

const plain: ReadonlyMap<string, PlainTag> = new Map([
  ['p', 'p'],
  ['def', 'p'],
  ['cit', 'blockquote'],
  ['list', 'ul'],
  ['item', 'li'],
  ['head', 'h3'],
  ['emph', 'em'],
  ['foreign', 'em'],
  ['mentioned', 'em'],
  ['pron', 'em'],
  ['usg', 'em'],
  ['etym', 'p'],
  ['re', 'p'],
  ['hom', 'p'],
  ['dictScrap', 'p'],
  ['l', 'p'],
] as const)

/** Facts of a word in a dictionary: its grammar, its form. Programs write them without a space between. */
const grammar =
  'form orth pron hyph syll stress gramGrp gram pos subc gen number case per tns mood iType colloc usg lbl lang oVar pVar'.split(
    ' ',
  )
const apart: ReadonlySet<string> = new Set([...grammar, 'def', 'foreign', 'gloss', 'xr', 'note'])

const silent: ReadonlySet<string> = new Set([
  ...grammar,
  ...(
    'TEI TEI.2 text group body div div0 div1 div2 div3 front back superEntry quote title note name lg abbr expan q seg bibl biblScope author ' +
    'gloss term rs num date said soCalled add corr choice sic orig reg unclear label cell row table pb cb milestone anchor'
  ).split(' '),
])

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readTeiDictionary(text: string, file: string, sink: ContentSink): void {
  sink.kind('dictionary')
  sayDocument(text, file, createXmlSayer(sink, { elementOf, plain, silent, apart }))
}

/** Inside of these a form is that of another word. */
const others: ReadonlySet<string> = new Set(['sense', 're', 'etym', 'cit', 'note'])

function elementOf(name: string, attributes: Attributes, parents: readonly string[]): XmlElement | undefined {
  const { osisRef = attributes['osisref'], target, rend, n, key, id } = attributes
  const isOfWord = !parents.some((parent) => others.has(parent))
  switch (name) {
    case 'teiHeader':
      return { kind: 'header' }
    case 'entry':
    case 'entryFree': {
      const keys = [n, key, id].flatMap((one) => one?.trim() || [])
      return { kind: 'entry', head: '', ...(keys.length > 0 ? { keys } : {}) }
    }
    case 'orth':
      // Another writing of the word is text.
      return isOfWord && !/trans|xlit/i.test(attributes['type'] ?? '')
        ? { kind: 'head' }
        : { kind: 'tag', tag: 'strong' }
    case 'foreign':
      return isOfWord && parents.includes('form') && isOriginal(attributes['lang'])
        ? { kind: 'word' }
        : undefined
    case 'oRef':
    case 'pRef':
      return { kind: 'own-word' }
    case 'sense':
      return { kind: 'tag', tag: 'p', ...leadOf(n) }
    case 'xr':
      return { kind: 'see', isList: true }
    case 'ref':
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

/** Greek, Hebrew and Aramaic: words of a dictionary of the Bible's languages. */
function isOriginal(language = ''): boolean {
  return /^(?:el|grc|gre|he|heb|hbo|arc)\b/i.test(language)
}

/** `1`, `1.` and `1. ` are the same number. */
function leadOf(n = ''): { lead?: string } {
  const number = n.trim()
  if (number === '') return {}
  return { lead: `${number}${/[\p{L}\p{N}]$/u.test(number) ? '.' : ''} ` }
}

/** A place, an address, or another entry. */
function referenceOf(
  osisRef: string | undefined,
  target: string | undefined,
  type: string | undefined,
): XmlElement {
  if (osisRef) return { kind: 'reference', target: placeTarget(osisRef) ?? osisRef }
  if (target !== undefined && /^(?:https?|mailto|javascript|data):/i.test(target))
    return { kind: 'link', href: target }
  const place = target === undefined || target.startsWith('#') ? undefined : placeTarget(target)
  if (type === 'bible' || place !== undefined)
    return { kind: 'reference', ...(place === undefined ? {} : { target: place }) }
  return { kind: 'see', ...(target === undefined ? {} : { key: target }) }
}
