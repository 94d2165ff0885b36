/** The books with a name that the input may begin, best first (PASSAGES ). */
import type { BookName } from '../../contract/editions/names'
import { minSlipInput } from '../../limits'
import type { NamePack } from '../names/name-pack'
import { isSlip } from '../passages/naming/guess-name'
import { indexOf, oncePerPack } from '../passages/naming/index-of'
import { type Spelling } from '../passages/naming/name-index'
import { keyLevels, keysOf, type NameKeys } from '../passages/naming/name-keys'

/**
 * A text with its book.
 */
interface NameTerm extends Pick<Spelling, 'entry' | 'place'> {
  /**
   * Default and chapter name; any other spelling; a printed name from a later word on, or without its
   * ordinal.
   */
  tier: 2 | 3 | 4
  keys: NameKeys
}

/** Terms to compare the beginning of a book name with: every spelling, printed names also from each later word on (PASSAGES A-3). */
const termsOf = oncePerPack((pack): readonly NameTerm[] =>
  indexOf(pack).spellings.flatMap(({ text, entry, place, words, names }) => {
    const isPrinted = text === entry.name || text === entry.chapter
    const later = isPrinted ? words.slice(1).map((_, at) => words.slice(at + 1).join(' ')) : []
    return [...names, ...later].map((one, at) => {
      const tier = at >= names.length ? 4 : isPrinted ? 2 : 3
      return { entry, place, tier, keys: keysOf(one) }
    })
  }),
)

/** A book that was found. */
export interface FoundBook {
  entry: BookName
  /** The pack of the name. */
  pack: NamePack
  /** 1 equal, 2 to 4 beginnings, 5 within one edit. */
  tier: number
}

/** Every book once; `raw` is the input from which the keys were made. */
export function findBooks(keys: readonly NameKeys[], raw: string, packs: readonly NamePack[]): FoundBook[] {
  const begun = rank(keys, packs, (typed, term, tier) =>
    term.startsWith(typed) ? (tier < 4 && term === typed ? 1 : tier) : 0,
  )
  if (begun.length > 0 || [...raw].length < minSlipInput) return begun
  return rank(keys, packs, (typed, term) =>
    isSlip(typed, term) || isSlip(typed, term.slice(0, typed.length)) ? 5 : 0,
  )
}

/**
 * The books whose tier is not 0. The interface's language before others, then tier, then key K1 to K3,
 * then the book whose own name it is, then the order of the books.
 */
function rank(
  typed: readonly NameKeys[],
  packs: readonly NamePack[],
  tierOf: (typed: string, term: string, tier: NameTerm['tier']) => number,
): FoundBook[] {
  const best = new Map<number, FoundBook & { order: number }>()
  for (const [list, pack] of packs.entries()) {
    for (const { entry, place, tier: ownTier, keys: own } of termsOf(pack)) {
      for (const one of typed) {
        for (const level of keyLevels) {
          const tier = tierOf(one[level], own[level], ownTier)
          const order =
            (((list * 10 + tier) * 3 + level) * 100 + (tier === 1 ? place : 0)) * 100 + entry.number
          const known = best.get(entry.number)
          if (tier && (!known || order < known.order)) best.set(entry.number, { entry, pack, tier, order })
        }
      }
    }
  }
  return [...best.values()].sort((a, b) => a.order - b.order)
}
