/** Places that a model names: read strictly, and only what the edition's numbering has. */
import { bookOf } from '../../../scripture/canonical'
import type { NameTable, NameTables } from '../../../scripture/passages/naming/name-index'
import { parsePassage } from '../../../scripture/passages/parse-passage'
import type { PassageContext, PassageRef, PassageResult } from '../../../scripture/passages/reference'

/**
 * Beginnings of names count only in Latin letters, where they are abbreviations (`Offenb.`). In other scripts they are other names:
 * Hezekiah in Arabic is the beginning of Ezekiel.
 */
export function strictly(context: PassageContext): PassageContext {
  const { place: _, ...rest } = context
  const names = context.names.map((index) => ({ ...index, defaults: latinOnly(index.defaults) }))
  return { ...rest, names }
}

function latinOnly(tables: NameTables): NameTables {
  const made: NameTable[] = []
  return (level) =>
    (made[level] ??= new Map([...tables(level)].filter(([key]) => /^[\dA-Za-z\u00c0-\u024f ]+$/.test(key))))
}

/** Readings that are no more than what is written. */
const harmless: ReadonlySet<string> = new Set(['reversed'])

/** Whether everything that was read exists as written. */
function isSound({ refs, warnings, rest }: PassageResult): boolean {
  return refs.length > 0 && rest === '' && warnings.every((code) => harmless.has(code))
}

/** The places of a marker's text; undefined if any part of it does not exist. */
export function placesOf(text: string, context: PassageContext): readonly PassageRef[] | undefined {
  const read = parsePassage(text.trim(), context)
  if (!isSound(read) || hasOneChapterSlip(text, read.refs, context)) return undefined
  return read.refs
}

/** `Judas 2,4`: a book of one chapter has no second one, though its verses 2 and 4 exist. */
export function hasOneChapterSlip(
  text: string,
  refs: readonly PassageRef[],
  { table }: PassageContext,
): boolean {
  const pair = /(\p{Nd}+)[.,:]\p{Nd}/u.exec(text.normalize('NFKC'))
  if (!pair || /^[1١۱]$/.test(pair[1] ?? '')) return false
  return refs.some(({ from }) => table.lastChapter(bookOf(from)) === 1)
}
