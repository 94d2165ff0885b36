/** What the beginning of a book name may be: every spelling, and every later word of the printed names (PASSAGES A-3). */
import { bookByNumber } from '../books'
import type { NamePack } from '../names/name-pack'
import { expandedOf, plainOf } from '../passages/lexing/fold'
import { normalise } from '../passages/lexing/normalise'
import { type Token, tokenise } from '../passages/lexing/tokenise'
import { emptyKey, extendKey, type NameKey, withOrdinal } from '../passages/naming/name-keys'

/** Default and chapter name; any other spelling; a name from a later word on, or without its ordinal. */
export type TermTier = 2 | 3 | 4

export interface NameTerm {
  book: number
  tier: TermTier
  /** Keys K1 to K3 (PASSAGES N-9). */
  keys: TermKeys
  /** The book's abbreviation or code: it comes before other books of the same name (PASSAGES B-4). */
  isOwn: boolean
}

export type TermKeys = readonly [exact: string, expanded: string, plain: string]

/** The terms of a pack in the order of the books. */
export function nameTerms({ names, words }: NamePack): readonly NameTerm[] {
  const ordinals = new Map(
    words.ordinals.flatMap((list, index) => list.map((word) => [plainOf(word), index + 1] as const)),
  )
  const terms: NameTerm[] = []
  for (const { number: book, abbr, name, chapter, names: spellings } of Object.values(names)) {
    const codes = [bookByNumber(book)?.osis, bookByNumber(book)?.usfm].map((code) => code?.toLowerCase())
    for (const spelling of new Set([name, chapter, abbr, ...spellings])) {
      const isPrinted = spelling === name || spelling === chapter
      const isOwn = spelling === abbr || codes.includes(spelling.toLowerCase())
      const { whole, later } = keysOfSpelling(spelling, ordinals)
      for (const key of whole) terms.push({ book, tier: isPrinted ? 2 : 3, keys: termKeys(key), isOwn })
      if (!isPrinted) continue
      for (const key of later) terms.push({ book, tier: 4, keys: termKeys(key), isOwn: false })
    }
  }
  return terms
}

/** K1 to K3 of a key. */
export function termKeys({ exact, plain }: NameKey): TermKeys {
  return [exact, expandedOf(exact), plain]
}

/** A number written as a word counts as a digit too: `اول یوحنا` begins like `1 یوحنا`. */
function keysOfSpelling(
  spelling: string,
  ordinals: ReadonlyMap<string, number>,
): { whole: NameKey[]; later: NameKey[] } {
  const tokens = tokenise(normalise(spelling).text)
  const words = tokens.filter(({ kind }) => kind === 'word')
  const digit = tokens[0]?.kind === 'number' ? tokens[0].value : 0
  const whole = [withOrdinal(joined(words), digit)]
  const later = words.slice(1).map((_, index) => joined(words.slice(index + 1)))
  if (digit > 0) return { whole, later: [joined(words), ...later] }
  const [first, last] = [ordinals.get(words[0]?.plain ?? ''), ordinals.get(words.at(-1)?.plain ?? '')]
  if (first && words.length > 1) whole.push(withOrdinal(joined(words.slice(1)), first))
  else if (last && words.length > 1) whole.push(withOrdinal(joined(words.slice(0, -1)), last))
  return { whole, later }
}

function joined(words: readonly Token[]): NameKey {
  return words.reduce(extendKey, emptyKey)
}
