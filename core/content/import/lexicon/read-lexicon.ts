/**
 * Reads lexica of the Open Scriptures project: Hebrew words by Strong's numbers (`entry` of `w`, `source`, `meaning`, `usage`), Brown, Driver
 * and Briggs (entries of running text in parts and sections), and the index that leads from one to the other.
 */

import type { PlainTag } from '../../../contract/content/article'
import type { Attributes } from '../../../scripture/editions/xml/read-xml'
import type { ContentSink } from '../sink'
import { createXmlSayer, sayDocument, type XmlElement } from '../xml/say-xml'

const plain: ReadonlyMap<string, PlainTag> = new Map([
  ['source', 'p'],
  ['meaning', 'p'],
  ['usage', 'p'],
  ['note', 'p'],
  ['def', 'strong'],
  ['pos', 'em'],
  ['stem', 'em'],
  ['asp', 'em'],
  ['em', 'em'],
  ['foreign', 'em'],
] as const)

const silent: ReadonlySet<string> = new Set(['lexicon', 'index', 'part', 'section', 'page'])

/** Translates a document into calls of the sink. Throws what `readXml` throws. */
export function readLexicon(text: string, file: string, sink: ContentSink): void {
  sink.kind('dictionary')
  sayDocument(text, file, createXmlSayer(sink, { elementOf, plain, silent }))
}

function elementOf(name: string, attributes: Attributes, parents: readonly string[]): XmlElement | undefined {
  const { id, n, r, src } = attributes
  switch (name) {
    case 'entry':
      return { kind: 'entry', head: '', ...(id === undefined ? {} : { keys: [id] }) }
    case 'w': {
      if (src !== undefined) return { kind: 'see', key: src }
      const said = [attributes['xlit'], attributes['pron'], attributes['pos']].filter(Boolean).join(', ')
      const isOfEntry = parents.at(-1) === 'entry'
      return isOfEntry
        ? { kind: 'word', ...(said === '' ? {} : { after: ` ${said}` }) }
        : { kind: 'tag', tag: 'em' }
    }
    case 'sense':
      return { kind: 'tag', tag: 'p', ...(n === undefined ? {} : { lead: `${n}. ` }) }
    case 'ref':
      return { kind: 'reference', ...(r === undefined ? {} : { target: r }) }
    case 'xref':
      return { kind: 'words', text: otherWorks(attributes), ...numberIn(attributes) }
    case 'etym':
      return { kind: 'keys' }
    case 'status':
      // How far its editors are, none of its words.
      return { kind: 'dropped' }
    default:
      return undefined
  }
}

/** Words of one number are told apart by a letter; prefixes have one instead of a number. */
function numberIn({ strong = '', aug = '' }: Attributes): { number?: string } {
  return /^\d+$/.test(strong) ? { number: `H${strong}${aug}` } : {}
}

const works = { strong: 'Strong', twot: 'TWOT', bdb: 'BDB' } as const

/** Numbers that the word has in other lexica. */
function otherWorks(attributes: Attributes): string {
  const said = Object.entries(works).flatMap(([name, work]) => {
    const number = attributes[name]
    return number === undefined ? [] : `${work} ${number}`
  })
  return ` ${said.join(', ')} `
}
