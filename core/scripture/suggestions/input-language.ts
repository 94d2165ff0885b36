/** What an input is read with: names in the order they are asked, signs, the verses there are. */
import type { Separators } from '../../contract/editions/edition'
import type { NamePack } from '../names/name-pack'
import { buildCodeIndex } from '../passages/naming/code-index'
import { indexOf } from '../passages/naming/index-of'
import type { NameIndex } from '../passages/naming/name-index'
import { type FurtherNumbering, parseStanding } from '../passages/parse-standing'
import type { PassageContext, PassageResult } from '../passages/reference'
import type { VerseTable } from '../passages/verse-table'

export interface InputLanguage {
  /** The interface's language first (PASSAGES B-3, A-9). */
  packs: readonly NamePack[]
  /** Of the first translation. */
  separators: Separators
  /** Of the first translation's numbering. */
  table: VerseTable
  /** Abbreviations of translations that can be opened. */
  known?: readonly string[] | undefined
  /** Of the other translations, asked for what the first one has not. */
  further?: readonly FurtherNumbering[]
}

/** How the parser reads an input in this language; the codes of books stand before the last pack, which is English. */
export function passageContext({ packs, separators, table, known }: InputLanguage): PassageContext {
  const [own, ...others] = packs.map(indexOf)
  codes ??= buildCodeIndex()
  return { names: own ? [own, codes, ...others] : [codes], separators, table, abbreviations: known }
}

/** The passage an input is as a whole. */
export function parseInput(input: string, language: InputLanguage): PassageResult {
  return parseStanding(input, passageContext(language), language.further ?? [])
}

let codes: NameIndex | undefined
