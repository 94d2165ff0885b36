/**
 * Codes of other systems as names (PASSAGES T-9). A separate file: the engine without
 * it contains no table of codes.
 */
import { books } from '../../books'
import { noWords } from '../../names/name-pack'
import { buildNameIndex, type NameIndex } from './name-index'

/** OSIS and USFM codes as names; they are tried after the languages and before English, the last. */
export function buildCodeIndex(): NameIndex {
  const entries = books.map(({ number, osis, usfm }) => {
    return { number, abbr: osis, name: osis, chapter: osis, pattern: '', names: [usfm] }
  })
  const names = Object.fromEntries(entries.map((entry) => [entry.number, entry]))
  return { ...buildNameIndex({ names, words: noWords }), defaults: () => new Map() }
}
