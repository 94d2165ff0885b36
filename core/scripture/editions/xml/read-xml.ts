/**
 * A strict XML reader for edition files: local names, line numbers, no entities of a document type, limited
 * depth. It reports the contents in document order and stores nothing.
 */
import { SaxesParser } from 'saxes'
import { AppError } from '../../../errors'
import { decodeEntities, decodeSlipped } from '../../../html-entities'
import * as limits from '../../../limits'

/** Attributes by local name; an absent one is undefined. */
export type Attributes = Readonly<Record<string, string | undefined>>

/**
 * Callbacks of a format reader. Names have no prefix and the case of the file; lines count from 1. Texts and attributes
 * that were escaped twice (`&amp;#1488;`) have their characters.
 */
export interface XmlHandler {
  open(name: string, attributes: Attributes, line: number): void
  close(name: string, line: number): void
  text(text: string, line: number): void
}

/**
 * Reads a whole document. Throws `file-damaged` `{file, line, reason}` when it is not well-formed,
 * `file-entities` when its document type declares entities (of others only those of XML and HTML are ever expanded),
 * `file-depth` beyond 64 elements.
 */
export function readXml(text: string, file: string, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: false })
  let depth = 0
  // Behind the root may stand pieces of an earlier, longer file.
  let isEnded = false
  parser.on('error', (error) => {
    if (isEnded) return
    throw new AppError('file-damaged', { file, line: parser.line, reason: reasonOf(error) }, { cause: error })
  })
  parser.on('doctype', (declaration) => {
    if (/<!ENTITY/i.test(declaration)) throw new AppError('file-entities', { file, line: parser.line })
  })
  parser.on('opentag', (tag) => {
    if (isEnded) throw new AppError('file-damaged', { file, line: parser.line, reason: 'second root.' })
    depth++
    if (depth > limits.importXmlDepth) {
      throw new AppError('file-depth', { file, line: parser.line, limit: limits.importXmlDepth })
    }
    handler.open(localName(tag.name), localAttributes(tag.attributes), parser.line)
  })
  parser.on('closetag', (tag) => {
    depth--
    handler.close(localName(tag.name), parser.line)
    isEnded = depth === 0
  })
  parser.on('text', (found) => {
    if (!isEnded) handler.text(decodeSlipped(found), parser.line)
  })
  parser.on('cdata', (found) => handler.text(decodeSlipped(found), parser.line))
  parser.write(withCharacters(text)).close()
}

/** Programs write names of HTML without declaring them. Those of markup stay, so that no text becomes an element. */
function withCharacters(text: string): string {
  return text.replace(/&(?!amp;|lt;|gt;|quot;|apos;)[a-z]\w{1,7};/gi, decodeEntities)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/**
 * The same object when no name has a prefix and no value a slipped character, which is nearly always the case. An
 * unprefixed attribute overrides a prefixed one.
 */
function localAttributes(attributes: Record<string, string>): Attributes {
  let local: Record<string, string | undefined> | undefined
  for (const [name, value] of Object.entries(attributes)) {
    const decoded = decodeSlipped(value)
    if (!name.includes(':') && decoded === value) continue
    local ??= { ...attributes }
    local[name] = decoded
    if (name.includes(':')) local[localName(name)] ??= decoded
  }
  return local ?? attributes
}

/** The message without the parser's position. */
function reasonOf(error: Error): string {
  return error.message.replace(/^.*?\d+:\d+: /, '').slice(0, 200)
}
