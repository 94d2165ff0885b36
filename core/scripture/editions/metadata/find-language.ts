/**
 * The language of an edition, before its books are read: names and references in it are read in that language. The
 * person's word counts first, then the header of the largest file, then its script and words.
 */
import { type Decode, decodePart } from '../container/decode-text'
import { detectLanguage } from './detect-language'
import { languageTag } from './language-tag'

const headLength = 65_536
const sampleLength = 60_000

/** A look into a file: its beginning, and text without markup from its middle, where no header and no preface is. */
export interface Look {
  head: string
  sample: string
}

/** Looks into a file of any size. */
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

/** The BCP 47 tag of a file; `und` when nothing tells. */
export function findLanguage({ head, sample }: Look): string {
  for (const pattern of declarations) {
    const found = pattern.exec(head)?.[1]
    const tag = found === undefined ? undefined : languageTag(found)
    if (tag !== undefined) return tag === 'zh' ? (detectLanguage(sample) ?? tag) : tag
  }
  return detectLanguage(sample) ?? 'und'
}

/** Elements and markers, milestones (`\zaln-e\*`) with their attributes too, also those cut off at either end of a sample. */
const markup = /<[^>]*>?|^[^<]*>|^[^\\\n]*"(?=\\)|\\\+?[\w-]*\*?|\|[^\\]*/g

/** OSIS, Zefania and USFX, each where it says its language. */
const declarations = [
  /<(?:\w+:)?osisText\b[^>]*?\blang=["']([^"']+)/,
  /<(?:\w+:)?languageCode\s*>\s*([^<\s]+)/,
  /<(?:\w+:)?language\b[^>]*>\s*([^<\s]+)/i,
]
