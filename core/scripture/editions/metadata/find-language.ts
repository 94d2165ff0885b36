/**
 * The language of an edition, determined before its books are read, because names and
 * references in it are read in that language. The person's choice comes first, then the
 * header of the largest file, then its script and words.
 */
import { type Decode, decodePart } from '../container/decode-text'
import { detectLanguage } from './detect-language'
import { languageTag } from './language-tag'

const headLength = 65_536
const sampleLength = 60_000

/**
 * Samples of a file: its beginning, and text without markup from its middle, away from header and preface.
 */
export interface Look {
  head: string
  sample: string
}

/** Samples a file of any size. */
export function lookInto(bytes: Uint8Array, decode: Decode): Look {
  const middle = Math.floor(bytes.length / 2)
  const start = Math.max(0, middle - sampleLength / 2)
  return {
    head: decodePart(bytes, 0, Math.min(bytes.length, headLength), decode),
    sample: decodePart(bytes, start, Math.min(bytes.length, start + sampleLength), decode).replace(
      markup,
      ' ',
    ),
  }
}

/** The BCP 47 tag of a file; `und` without evidence. */
export function findLanguage({ head, sample }: Look): string {
  for (const pattern of declarations) {
    const found = pattern.exec(head)?.[1]
    const tag = found === undefined ? undefined : languageTag(found)
    if (tag !== undefined) return tag === 'zh' ? (detectLanguage(sample) ?? tag) : tag
  }
  return detectLanguage(sample) ?? 'und'
}

/**
 * Elements and markers, milestones (`\zaln-e\*`) with their attributes, also those cut
 * off at either end of a sample.
 */
const markup = /<[^>]*>?|^[^<]*>|^[^\\\n]*"(?=\\)|\\\+?[\w-]*\*?|\|[^\\]*/g

/** Where OSIS, Zefania and USFX name their language. */
const declarations = [
  /<(?:\w+:)?osisText\b[^>]*?\blang=["']([^"']+)/,
  /<(?:\w+:)?languageCode\s*>\s*([^<\s]+)/,
  /<(?:\w+:)?language\b[^>]*>\s*([^<\s]+)/i,
]
