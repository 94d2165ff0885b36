/** What a link of markup leads to: a place of the Bible in any notation, or something of the work itself. */
import { parseTarget } from '../../../scripture/passages/parse-target'

/** Letters, and whatever programs add to the name of a work: `Bible.KJV:`, `D:`. A chapter with its verse is none. */
const workPrefix = /^\s*(\p{L}[\p{L}\p{N}._-]*):(?=\s*[1-4]?\s*\p{L})/u
/** `mt 19:4`, `1 Kor 13, 4`, `Ruth 1`. */
const loosePlace = /^[1-4]?\.?\s*\p{L}[\p{L}.]*\s+\d{1,3}(?:\s*$|\s*[:.,]\s*\d|\s*[-–;])/u

/** The target without the name of its work, where it names a place; undefined for any other. */
export function placeTarget(target: string): string | undefined {
  const text = target.replace(workPrefix, '').trim()
  if (text === '') return undefined
  const isPlace = /\d/.test(text) ? parseTarget(text) !== undefined || loosePlace.test(text) : isBook(text)
  return isPlace ? text : undefined
}

/** A book as a whole by its id; other words are heads of entries. */
function isBook(text: string): boolean {
  return /^[1-4]?[A-Z][A-Za-z]{1,7}$/.test(text) && parseTarget(text) !== undefined
}
