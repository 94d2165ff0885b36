/**
 * Recognises the format of a file by its first bytes, never by its name. All signatures are ASCII, so no
 * decoder is needed: UTF-16 is read by dropping its zero bytes, everything else as if it were Latin-1.
 */

import type { Format } from '../../../contract/editions/formats'
import { isStepTable } from '../step/step-table'
import { utf16Order } from './utf-16'
import { withoutPadding } from './without-padding'

/** `format` is set for edition files; `kind` names in one word what the bytes look like, for the report. */
export interface Recognised<Known extends string = Format> {
  format?: Known
  kind: string
  /** False when there are too few bytes to decide (an XML file whose root element has not come yet). */
  decided: boolean
}

const roots: Readonly<Record<string, Format>> = {
  usx: 'usx',
  usfx: 'usfx',
  osis: 'osis',
  xmlbible: 'zefania',
}
const headBytes = 4096
const longHeadBytes = 262_144

/** Recognises a file from its beginning (or the whole file). More bytes than needed do no harm. */
export function recognise(given: Uint8Array): Recognised {
  const packed = packedKind(given)
  if (packed !== undefined) return { kind: packed, decided: true }
  const bytes = withoutPadding(given)
  if (bytes.length === 0) return { kind: 'binary', decided: true }
  const head = asciiHead(bytes, headBytes)
  if (isBinary(head)) return { kind: 'binary', decided: true }
  if (!head.trimStart().startsWith('<')) {
    const found = recogniseText(head)
    if (found.kind !== 'text') return found
    return recogniseTable(asciiHead(bytes, longHeadBytes), bytes.length)
  }
  const root = rootName(head) ?? rootName(asciiHead(bytes, longHeadBytes))
  return root === undefined ? { kind: 'xml', decided: given.length >= longHeadBytes } : recogniseRoot(root)
}

/** Containers and documents that are recognised by their first bytes. */
function packedKind(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'empty'
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip'
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)) return 'zip'
  if (asciiHead(bytes, 262).slice(257) === 'ustar') return 'tar'
  if (bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46) return 'pdf'
  return undefined
}

/** The first `length` bytes as characters, without byte order marks and without the zero bytes of UTF-16. */
export function asciiHead(bytes: Uint8Array, length: number): string {
  let head = ''
  for (let start = 0; start < Math.min(length, bytes.length); start += 1024) {
    head += String.fromCharCode(...bytes.subarray(start, Math.min(start + 1024, length)))
  }
  if (utf16Order(bytes) !== undefined) head = head.replaceAll('\0', '')
  return head.replace(/^(?:(?:\xEF\xBB\xBF)+|\xFF\xFE|\xFE\xFF)/, '')
}

function isBinary(head: string): boolean {
  let controls = 0
  for (let index = 0; index < head.length; index++) {
    const code = head.charCodeAt(index)
    if (code === 0) return true
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) controls++
  }
  return controls > head.length / 50
}

function recogniseText(head: string): Recognised {
  const text = head.trimStart()
  if (text === '') return { kind: 'empty', decided: true }
  if (/(?:^|[\r\n])[ \t]*\\id(?:\s|$)/.test(text)) return { format: 'usfm', kind: 'usfm', decided: true }
  if (/^\\\w+/.test(text) && /\\[cv]\s+\d/.test(text)) return { format: 'usfm', kind: 'usfm', decided: true }
  if (/^[[{]\s*["[{\]}]/.test(text)) return { kind: 'json', decided: true }
  return { kind: text.startsWith('{\\rtf') ? 'rtf' : 'text', decided: true }
}

/** Heads of tables explain their columns at length. */
function recogniseTable(head: string, length: number): Recognised {
  if (isStepTable(head)) return { format: 'step', kind: 'step', decided: true }
  return { kind: 'text', decided: !/STEPBible/i.test(head) || length >= longHeadBytes }
}

function recogniseRoot(root: string): Recognised {
  const format = roots[root.replace(/^.*:/, '').toLowerCase()]
  if (format !== undefined) return { format, kind: format, decided: true }
  return { kind: /^(!doctype )?html$/i.test(root) ? 'html' : `xml ${root.slice(0, 40)}`, decided: true }
}

/**
 * The name of the root element, after the XML declaration, comments and a document
 * type; undefined if it has not come yet.
 */
function rootName(head: string): string | undefined {
  let at = 0
  for (;;) {
    at = head.indexOf('<', at)
    if (at < 0) return undefined
    const name = /^<([\p{L}_][^\s/>]*)[\s/>]/u.exec(head.slice(at, at + 80))?.[1]
    if (name !== undefined) return name
    if (/^<!doctype\s+html/i.test(head.slice(at, at + 20))) return 'html'
    const end = endOfMarkup(head, at)
    if (end === undefined) return undefined
    at = end
  }
}

function endOfMarkup(head: string, at: number): number | undefined {
  const isComment = head.startsWith('<!--', at)
  const close = isComment ? '-->' : head.startsWith('<?', at) ? '?>' : '>'
  const found = head.indexOf(close, isComment ? at + 4 : at + 2)
  return found < 0 ? undefined : found + close.length
}
