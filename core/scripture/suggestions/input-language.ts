/** The means to read an input: names in the order they are tried, signs, the existing verses. */
import type { Separators } from '../../contract/editions/edition'
import type { NamePack } from '../names/name-pack'
import { buildCodeIndex } from '../passages/naming/code-index'
import { indexOf } from '../passages/naming/index-of'
import type { NameIndex } from '../passages/naming/name-index'
import { type FurtherNumbering, parseStanding } from '../passages/parse-standing'
import type { PassageContext, PassageResult } from '../passages/reference'
import type { VerseTable } from '../passages/verse-table'

/** Names, signs and numberings for one input. */
export interface InputLanguage {
  /** The interface's language first (PASSAGES B-3, A-9). */
  packs: readonly NamePack[]
  /** Of the first translation. */
  separators: Separators
  /** Chapters and verses of the first translation's numbering. */
  table: VerseTable
  /** Abbreviations of translations that can be opened. */
  known?: readonly string[] | undefined
  /** Numberings of the other translations, used for places the first one lacks. */
  further?: readonly FurtherNumbering[]
}

/**
 * How the parser reads an input in this language; the codes of books come before the
 * last pack, which is English.
 */
export function passageContext({ packs, separators, table, known }: InputLanguage): PassageContext {
  const [own, ...others] = packs.map(indexOf)
  codes ??= buildCodeIndex()
  return { names: own ? [own, codes, ...others] : [codes], separators, table, abbreviations: known }
}

/** The passage that the whole input names. */
export function parseInput(input: string, language: InputLanguage): PassageResult {
  return parseStanding(input, passageContext(language), language.further ?? [])
}

let codes: NameIndex | undefined
