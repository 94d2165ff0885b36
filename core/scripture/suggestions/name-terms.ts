/**
 * The texts that the beginning of a book name is compared with: every spelling, and the printed names from
 * each later word on (PASSAGES A-3).
 */
import { indexOf, oncePerPack } from '../passages/naming/index-of'
import type { Spelling } from '../passages/naming/name-index'
import { keysOf, type NameKeys } from '../passages/naming/name-keys'

/** A text with its book. */
export interface NameTerm extends Pick<Spelling, 'entry' | 'place'> {
  /**
   * Default and chapter name; any other spelling; a printed name from a later word on, or without its
   * ordinal.
   */
  tier: 2 | 3 | 4
  keys: NameKeys
}

/** The terms of a pack. */
export const termsOf = oncePerPack((pack): readonly NameTerm[] =>
  indexOf(pack).spellings.flatMap(({ text, entry, place, words, names }) => {
    const isPrinted = text === entry.name || text === entry.chapter
    const later = isPrinted ? words.slice(1).map((_, at) => words.slice(at + 1).join(' ')) : []
    return [...names, ...later].map((one, at) => {
      const tier = at >= names.length ? 4 : isPrinted ? 2 : 3
      return { entry, place, tier, keys: keysOf(one) }
    })
  }),
)
