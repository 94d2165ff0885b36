/**
 * Turns bytes into text: byte order mark, then the XML declaration, then UTF-8, and only if the bytes are not UTF-8
 * Windows-1252. The decoders themselves are passed in; core has none.
 */
import { AppError } from '../../../errors'
import { utf16Order } from './utf-16'

/** Decodes strictly; undefined when the label is unknown or the bytes are not valid in that encoding. */
export type Decode = (label: string, bytes: Uint8Array) => string | undefined

export interface DecodedText {
  /** Without a byte order mark. */
  text: string
  /** The encoding used, as a WHATWG label. */
  encoding: string
  /** True when the file claimed or should have been UTF-8 and was not. */
  isGuessed: boolean
}

/** Decodes the text of a file. Throws `file-encoding` when no decoder accepts the bytes. */
export function decodeText(file: string, bytes: Uint8Array, decode: Decode): DecodedText {
  const declared = byteOrderMark(bytes) ?? declaredEncoding(bytes) ?? 'utf-8'
  const isUtf8 = /^utf-?8$/i.test(declared)
  const text = isUtf8 ? decode('utf-8', bytes) : decodeOld(declared, bytes, decode)
  if (text !== undefined)
    return { text: withoutMark(text), encoding: declared.toLowerCase(), isGuessed: false }
  if (!isUtf8) throw new AppError('file-encoding', { file, encoding: declared })
  const guessed = decodeOld('windows-1252', bytes, decode)
  if (guessed === undefined) throw new AppError('file-encoding', { file, encoding: declared })
  return { text: withoutMark(guessed), encoding: 'windows-1252', isGuessed: true }
}

/** Characters of Windows-1252 from 0x80 on; its unused places stay control characters. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Some decoders take Windows-1252 and what browsers read as such for Latin-1; both ends have to give the same text. */
function decodeOld(label: string, bytes: Uint8Array, decode: Decode): string | undefined {
  const text = decode(label, bytes)
  if (!/^(windows-1252|iso-?8859-1|latin-?1|us-ascii|ascii|cp1252)$/i.test(label)) return text
  return text?.replace(/[\x80-\x9F]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
}

/**
 * Decodes a part of a file without the rest: from byte `from` to `to`, moved to the next borders of characters. Only for
 * looking at; empty when it cannot be decoded.
 */
export function decodePart(bytes: Uint8Array, from: number, to: number, decode: Decode): string {
  const label = byteOrderMark(bytes) ?? declaredEncoding(bytes) ?? 'utf-8'
  const part = bytes.subarray(borderAt(bytes, from, label), borderAt(bytes, to, label))
  return decode(label, part) ?? decodeOld('windows-1252', part, decode) ?? ''
}

/** The next place where a character begins, for encodings with characters of several bytes that show it. */
function borderAt(bytes: Uint8Array, at: number, label: string): number {
  if (label.startsWith('utf-16')) return at - (at % 2)
  if (label !== 'utf-8') return at
  let border = at
  while (((bytes[border] ?? 0) & 0xc0) === 0x80) border++
  return border
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  const order = utf16Order(bytes)
  return order && `utf-16${order}`
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const label = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
  // A declaration that is readable byte by byte is not UTF-16, whatever it says; some programs write it so.
  return label !== undefined && /^(utf|ucs|iso-10646-ucs)-?\d/i.test(label) ? 'utf-8' : label
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}
