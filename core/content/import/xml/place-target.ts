/** The target of a link in markup: a place of the Bible in any notation, or something of the work itself. */
import { parseTarget } from '../../../scripture/passages/parse-target'

/** Letters, and whatever programs add to the name of a work: `Bible.KJV:`, `D:`. A chapter with its verse is none. */
const workPrefix = /^\s*(\p{L}[\p{L}\p{N}._-]*):(?=\s*[1-4]?\s*\p{L})/u
/** `mt 19:4`, `1 Kor 13, 4`, `Ruth 1`. */
const loosePlace = /^[1-4]?\.?\s*\p{L}[\p{L}.]*\s+\d{1,3}(?:\s*$|\s*[:.,]\s*\d|\s*[-–;])/u

/** The target without the name of its work, where it names a place; undefined for any other. */
export function placeTarget(target: string): string | undefined {
  const given = target
    .replace(workPrefix, '')
    .replace(/[!@].*$/s, '')
    .trim()
  if (given === '') return undefined
  const text = parseTarget(given) ? given : spelledOut(given)
  const isPlace = /\d/.test(text) ? parseTarget(text) !== undefined || loosePlace.test(text) : isBook(text)
  return isPlace ? text : undefined
}

/** `Mt.19.4-6`, `Matt.19:4`, `mt19:4` as people write them. */
function spelledOut(text: string): string {
  return text.replace(/^([1-4]?\s?\p{L}+)\.?\s*(?=\d)/u, '$1 ').replace(/(\d)\.(?=\d)/g, '$1:')
}

/** A book as a whole by its id; other words are heads of entries. */
function isBook(text: string): boolean {
  return /^[1-4]?[A-Z][A-Za-z]{1,7}$/.test(text) && parseTarget(text) !== undefined
}
