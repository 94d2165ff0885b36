/**
 * Decides whether a file's name of a book can be shown. Some files contain damaged
 * names or names of other languages.
 */
import { matchName } from '../../passages/naming/match-name'
import type { NameIndex } from '../../passages/naming/name-index'
import { sourceOf } from '../../passages/naming/source'
import { scriptOf } from './detect-language'

const longest = 60

/** The names and script that names of an edition are checked against. */
export interface NameJudge {
  /** The names of the edition's language, if there is a pack of them: a usable name is one of them. */
  index?: NameIndex
  /** Script of the text: without a pack a usable name is in this script. */
  script: string | undefined
}

/** True for an undamaged name in the language, or at least in the script, of the edition. */
export function isSoundName(name: string, book: number, judge: NameJudge): boolean {
  if (name === '' || name.length > longest || isDamaged(name)) return false
  if (!judge.index) return scriptOf(name) === judge.script
  if (name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase()) return false
  const source = sourceOf(name, [judge.index])
  const match = matchName(source, 0)
  return match !== undefined && match.end === source.tokens.length && match.books.includes(book)
}

/** True for a name that only shortens the usual one: "Hos", "1 Sam". */
export function isShortened(name: string, usual: string): boolean {
  return usual.startsWith(name) && name.length < usual.length * 0.7
}

/** Replacement characters, control characters, and question marks where letters were ("K?nige"). */
function isDamaged(name: string): boolean {
  return /[\uFFFD\p{Cc}]|\p{L}\?\p{L}|^\?|\?\?/u.test(name)
}
