/**
 * The language of an edition, before its books are read: names and references in it are read in that language. The
 * person's word counts first, then the header of the largest file, then its script and words.
 */
import { detectLanguage } from './detect-language'
import { languageTag } from './language-tag'

const headLength = 65_536
const sampleLength = 20_000

/** The BCP 47 tag of a text with its markup; `und` when nothing tells. */
export function findLanguage(text: string): string {
  const head = text.slice(0, headLength)
  for (const pattern of declarations) {
    const found = pattern.exec(head)?.[1]
    const tag = found === undefined ? undefined : languageTag(found)
    if (tag !== undefined) return tag === 'zh' ? (detectLanguage(sampleOf(text)) ?? tag) : tag
  }
  return detectLanguage(sampleOf(text)) ?? 'und'
}

/** Text without markup from the middle of a file, where no header and no preface is. */
export function sampleOf(text: string): string {
  const start = Math.max(0, Math.floor(text.length / 2) - sampleLength / 2)
  return text.slice(start, start + sampleLength).replace(/<[^>]*>?|^[^<]*>|\\\+?\w+\*?|\|[^\\]*/g, ' ')
}

/** OSIS, Zefania and USFX, each where it says its language. */
const declarations = [
  /<(?:\w+:)?osisText\b[^>]*?\blang=["']([^"']+)/,
  /<(?:\w+:)?languageCode\s*>\s*([^<\s]+)/,
  /<(?:\w+:)?language\b[^>]*>\s*([^<\s]+)/i,
]
