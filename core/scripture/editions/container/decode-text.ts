/**
 * Decodes bytes: by byte order mark, then by the encoding the file names (XML
 * declaration, `\ide` of USFM), then as UTF-8, and by its letters only if the bytes
 * are not UTF-8. The decoders are passed in; core has none.
 */
import { AppError } from '../../../errors'
import { encodingLabels } from './encoding-name'
import { guessEncoding } from './guess-encoding'
import { utf16Order } from './utf-16'

/** Decodes strictly; undefined when the label is unknown or the bytes are not valid in that encoding. */
export type Decode = (label: string, bytes: Uint8Array) => string | undefined

/** The text of a file. */
export interface DecodedText {
  /** Without a byte order mark. */
  text: string
  /** The encoding used, as a WHATWG label. */
  encoding: string
  /** True when the file should have been UTF-8 and was not. */
  isGuessed: boolean
}

/** Decodes the text of a file. Throws `file-encoding` when no decoder accepts the bytes. */
export function decodeText(file: string, bytes: Uint8Array, decode: Decode): DecodedText {
  const named = namedEncoding(bytes, decode)
  if (named.label !== 'utf-8') {
    const unicode = named.isMark ? undefined : decode('utf-8', bytes)
    // Text in another encoding is valid UTF-8 by chance only for a character or two: a whole valid text is
    // UTF-8, whatever the file says.
    if (unicode !== undefined && isProof(unicode)) return decoded(unicode, 'utf-8', false)
  }
  const text = decodeOld(named.label, bytes, decode)
  if (text !== undefined) return decoded(text, named.label, false)
  const mended = named.label === 'utf-8' ? withMarks(bytes) : undefined
  const unicode = mended && decode('utf-8', mended)
  if (unicode !== undefined) return decoded(unicode, 'utf-8', false)
  const label =
    named.label === 'utf-8' ? guessEncoding(bytes, (one, part) => decodeOld(one, part, decode)) : undefined
  const guessed = label === undefined ? undefined : decodeOld(label, bytes, decode)
  if (guessed === undefined) throw new AppError('file-encoding', { file, encoding: named.name })
  return decoded(guessed, label ?? '', true)
}

/** UTF-8 whose few damaged bytes are replacement characters; undefined for bytes that are mostly something else. */
function withMarks(bytes: Uint8Array): Uint8Array | undefined {
  const out: number[] = []
  let sound = 0
  let damaged = 0
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOf(bytes, at)
    if (length > 1) sound += 1
    if (length === 0) {
      damaged += 1
      out.push(0xef, 0xbf, 0xbd)
    } else for (let index = at; index < at + length; index++) out.push(bytes[index] ?? 0)
    at += Math.max(1, length)
  }
  return sound >= proof && sound >= damaged * soundForOne ? Uint8Array.from(out) : undefined
}

/** Characters of UTF-8 that outweigh one damaged byte. */
const soundForOne = 5

/** Bytes of the character of UTF-8 at a place; 0 if none is. */
function lengthOf(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length =
    first >= 0xc2 && first < 0xe0
      ? 2
      : first >= 0xe0 && first < 0xf0
        ? 3
        : first >= 0xf0 && first < 0xf5
          ? 4
          : 0
  for (let index = 1; index < length; index++) if (((bytes[at + index] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

function decoded(text: string, encoding: string, isGuessed: boolean): DecodedText {
  // Some programs write the mark twice.
  return { text: text.replace(/^\uFEFF+/, ''), encoding, isGuessed }
}

/** Characters beyond ASCII from which on valid UTF-8 is taken as proven. */
const proof = 4

function isProof(text: string): boolean {
  const beyond = /[^\0-\x7F]/gu
  for (let count = 0; count < proof; count++) if (!beyond.test(text)) return false
  return true
}

/** Characters of Windows-1252 from 0x80 on; its unused positions stay control characters. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Some decoders read Latin-1 as Windows-1252, as browsers do; both decoders have to return the same text. */
function decodeOld(label: string, bytes: Uint8Array, decode: Decode): string | undefined {
  const text = decode(label, bytes)
  if (!/^(windows-1252|iso-?8859-1|latin-?1|us-ascii|ascii|cp1252)$/i.test(label)) return text
  return text?.replace(/[\x80-\x9F]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
}

/**
 * Decodes a part of a file alone: from byte `from` to `to`, moved to the next character borders. Only for
 * inspection; empty when it cannot be decoded.
 */
export function decodePart(bytes: Uint8Array, from: number, to: number, decode: Decode): string {
  const { label } = namedEncoding(bytes, decode)
  for (const one of label === 'utf-8' ? [label] : ['utf-8', label]) {
    const text = decode(one, bytes.subarray(borderAt(bytes, from, one), borderAt(bytes, to, one)))
    if (text !== undefined && (one === label || isProof(text))) return text
  }
  return decodeOld('windows-1252', bytes.subarray(from, to), decode) ?? ''
}

/**
 * The next place where a character begins. Space, line end and `<` are never a second
 * byte of a character in byte encodings.
 */
function borderAt(bytes: Uint8Array, at: number, label: string): number {
  if (label.startsWith('utf-16')) return at - (at % 2)
  let border = at
  if (label === 'utf-8') while (((bytes[border] ?? 0) & 0xc0) === 0x80) border++
  else if (at > 0) while (border < bytes.length && ![10, 32, 60].includes(bytes[border] ?? 0)) border++
  return border
}

interface NamedEncoding {
  label: string
  /** As written in the file. */
  name: string
  /** Certain, because of a byte order mark or the zero bytes of UTF-16. */
  isMark: boolean
}

/** The encoding a file names; UTF-8 if it names none, or an unknown one in `\ide`. */
function namedEncoding(bytes: Uint8Array, decode: Decode): NamedEncoding {
  const mark = byteOrderMark(bytes)
  if (mark) return { label: mark, name: mark, isMark: true }
  const head = String.fromCharCode(...bytes.subarray(0, headBytes))
  const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'<>]+)["']/.exec(head)?.[1]
  const name = declaration ?? /(?:^|[\r\n])[ \t]*\\ide[ \t]+([^\r\n\\]+)/.exec(head)?.[1] ?? ''
  // Text that is readable byte by byte is not UTF-16, whatever it says; some programs label it so.
  if (name === '' || /^\s*(utf|ucs|iso-10646-ucs)-?\d/i.test(name))
    return { label: 'utf-8', name: 'utf-8', isMark: false }
  const nothing = new Uint8Array(0)
  const label = encodingLabels(name).find((one) => decode(one, nothing) !== undefined)
  const fallback = declaration === undefined ? 'utf-8' : name
  return { label: isWide(label) ? 'utf-8' : (label ?? fallback), name, isMark: false }
}

const headBytes = 4096

function isWide(label: string | undefined): boolean {
  return label !== undefined && /^utf-?16|^unicode/.test(label)
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  const order = utf16Order(bytes)
  return order && `utf-16${order}`
}
