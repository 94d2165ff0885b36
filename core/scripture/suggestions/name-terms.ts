/** What the beginning of a book name may be: every spelling, and every later word of the printed names (PASSAGES A-3). */
import { indexOf, oncePerPack } from '../passages/naming/index-of'
import type { Spelling } from '../passages/naming/name-index'
import { keyOf, type NameKey } from '../passages/naming/name-keys'

export interface NameTerm {
  spelling: Spelling
  /** Default and chapter name; any other spelling; a printed name from a later word on, or without its ordinal. */
  tier: 2 | 3 | 4
  key: NameKey
}

/** The terms of a pack. */
export const termsOf = oncePerPack((pack) => nameTerms(indexOf(pack).spellings))

function nameTerms(spellings: readonly Spelling[]): readonly NameTerm[] {
  return spellings.flatMap((spelling): NameTerm[] => {
    const { text, entry, words, keys } = spelling
    const isPrinted = text === entry.name || text === entry.chapter
    const later = isPrinted ? words.slice(1).map((_, at) => keyOf(words.slice(at + 1))) : []
    return [
      ...keys.map((key): NameTerm => ({ spelling, tier: isPrinted ? 2 : 3, key })),
      ...later.map((key): NameTerm => ({ spelling, tier: 4, key })),
    ]
  })
}
