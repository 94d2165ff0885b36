/** What the beginning of a book name may be: every spelling, and every later word of the printed names (PASSAGES A-3). */
import { bookByNumber } from '../books'
import type { NamePack } from '../names/name-pack'
import { expandedOf } from '../passages/lexing/fold'
import { normalise } from '../passages/lexing/normalise'
import { tokenise } from '../passages/lexing/tokenise'
import type { Spelling } from '../passages/naming/name-index'
import { emptyKey, extendKey, type NameKey } from '../passages/naming/name-keys'

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

/** The terms of a pack in the order of the books; `spellings` are those of its index. */
export function nameTerms({ names }: NamePack, spellings: readonly Spelling[]): readonly NameTerm[] {
  const terms: NameTerm[] = []
  for (const { book, text, keys } of spellings) {
    const { abbr, name, chapter } = names[String(book)] ?? {}
    const { osis, usfm } = bookByNumber(book) ?? {}
    const isPrinted = text === name || text === chapter
    const isOwn = text === abbr || isSame(text, osis) || isSame(text, usfm)
    for (const key of keys) terms.push({ book, tier: isPrinted ? 2 : 3, keys: termKeys(key), isOwn })
    if (!isPrinted) continue
    for (const key of laterKeys(text)) terms.push({ book, tier: 4, keys: termKeys(key), isOwn: false })
  }
  return terms
}

function isSame(text: string, code: string | undefined): boolean {
  return text.length === code?.length && text.toLowerCase() === code.toLowerCase()
}

/** K1 to K3 of a key. */
export function termKeys({ exact, plain }: NameKey): TermKeys {
  return [exact, expandedOf(exact), plain]
}

/** Of a printed name from each later word on; a digit in front counts as the first. */
function laterKeys(text: string): NameKey[] {
  const words = tokenise(normalise(text).text).filter(({ kind }) => kind !== 'sign')
  return words.slice(1).map((_, index) => words.slice(index + 1).reduce(extendKey, emptyKey))
}
