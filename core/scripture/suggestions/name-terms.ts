/** What the beginning of a book name may be: every spelling, and every later word of the printed names (PASSAGES A-3). */
import { indexOf, oncePerPack } from '../passages/naming/index-of'
import type { Spelling } from '../passages/naming/name-index'
import { keysOf, type NameKeys } from '../passages/naming/name-keys'

export interface NameTerm {
  spelling: Spelling
  /** Default and chapter name; any other spelling; a printed name from a later word on, or without its ordinal. */
  tier: 2 | 3 | 4
  keys: NameKeys
}

/** The terms of a pack. */
export const termsOf = oncePerPack((pack) => nameTerms(indexOf(pack).spellings))

function nameTerms(spellings: readonly Spelling[]): readonly NameTerm[] {
  return spellings.flatMap((spelling) => {
    const { text, entry, name, names } = spelling
    const words = name.split(' ')
    const isPrinted = text === entry.name || text === entry.chapter
    const later = isPrinted ? words.slice(1).map((_, at) => words.slice(at + 1).join(' ')) : []
    return [
      ...names.map((one) => termOf(spelling, isPrinted ? 2 : 3, one)),
      ...later.map((one) => termOf(spelling, 4, one)),
    ]
  })
}

function termOf(spelling: Spelling, tier: NameTerm['tier'], name: string): NameTerm {
  return { spelling, tier, keys: keysOf(name) }
}
