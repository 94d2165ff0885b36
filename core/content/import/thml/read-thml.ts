/**
 * Reads ThML of the Christian Classics Ethereal Library: a commentary whose sections name their verses (`scripCom`), or a dictionary of
 * glossary terms. `scripRef` names places in running text.
 */

import type { PlainTag } from '../../../contract/content/article'
import type { Attributes } from '../../../scripture/editions/xml/read-xml'
import type { ContentSink } from '../sink'
import { createXmlSayer, sayDocument, type XmlElement } from '../xml/say-xml'

const plain: ReadonlyMap<string, PlainTag> = new Map([
  ['p', 'p'],
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['i', 'em'],
  ['em', 'em'],
  ['foreign', 'em'],
  ['b', 'strong'],
  ['strong', 'strong'],
  ['sup', 'sup'],
  ['blockquote', 'blockquote'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
  ['br', 'br'],
  ['hr', 'hr'],
  ['verse', 'p'],
  ['l', 'p'],
  ['def', 'p'],
  ['argument', 'p'],
] as const)

const silent: ReadonlySet<string> = new Set(
  'ThML ThML.body div div1 div2 div3 div4 div5 div6 glossary span note name cite small unclear table tr td scripture date insertIndex index added deleted'.split(
    ' ',
  ),
)

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readThml(text: string, file: string, sink: ContentSink): void {
  const isGlossary = /<term\b/i.test(text)
  sink.kind(isGlossary ? 'dictionary' : 'commentary')
  sayDocument(text, file, createXmlSayer(sink, { elementOf, plain, silent }))
}

function elementOf(name: string, attributes: Attributes): XmlElement | undefined {
  const { osisRef, passage, parsed, href, src } = attributes
  switch (name) {
    case 'ThML.head':
      return { kind: 'header' }
    case 'scripCom':
      return { kind: 'section', head: passage ?? '', at: [osisRef ?? passage ?? ''] }
    case 'scripRef': {
      const target = osisRef ?? targetOf(parsed) ?? passage
      return { kind: 'reference', ...(target === undefined ? {} : { target }) }
    }
    case 'term':
      return { kind: 'head', opens: true }
    case 'a':
      return href === undefined || href.startsWith('#') ? { kind: 'silent' } : { kind: 'link', href }
    case 'img':
      return { kind: 'image', path: src ?? '', alt: attributes['alt'] ?? '' }
    case 'script':
    case 'style':
    case 'pb':
      return { kind: 'dropped' }
    default:
      return undefined
  }
}

/** `|Gen|1|1|1|3`: book, chapter, verse, last chapter, last verse; 0 for "as a whole". */
function targetOf(parsed: string | undefined): string | undefined {
  const [, book, chapter, verse = '0', lastChapter = '0', lastVerse = '0'] =
    /^(?:[^|]*)\|(\w+)\|(\d+)\|(\d+)\|(\d+)\|(\d+)/.exec(parsed ?? '') ?? []
  if (book === undefined || chapter === undefined) return undefined
  const place = (one: string, two: string) => [book, one, ...(two === '0' ? [] : [two])].join('.')
  if (lastChapter === '0' && lastVerse === '0') return place(chapter, verse)
  return `${place(chapter, verse)}-${place(lastChapter === '0' ? chapter : lastChapter, lastVerse)}`
}
