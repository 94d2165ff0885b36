/**
 * Reads an input in several numberings: a place is valid when one of the open
 * translations has it (PASSAGES T-5, O-1).
 */
import { parsePassage } from './parse-passage'
import type { PassageContext, PassageRef, PassageResult } from './reference'
import type { VerseTable } from './verse-table'

/** The numbering of a further translation. */
export interface FurtherNumbering {
  table: VerseTable
  /** Converts a place of this numbering to the first one; empty when the first one has no such text. */
  toFirst(ref: PassageRef): PassageRef[]
}

/**
 * References in the numbering of the context; if a place does not exist there, those of the first `further`
 * numbering that has all of them, converted.
 */
export function parseStanding(
  input: string,
  context: PassageContext,
  further: readonly FurtherNumbering[],
): PassageResult {
  const result = parsePassage(input, context)
  if (!isMissing(result)) return result
  for (const { table, toFirst } of further) {
    const other = parsePassage(input, { ...context, table })
    const converted = isMissing(other) ? [] : other.refs.map(toFirst)
    if (converted.length > 0 && converted.every((refs) => refs.length > 0))
      return { ...other, refs: converted.flat(), alternatives: [] }
  }
  return result
}

/** True when a place, or the end of a range, does not exist. */
function isMissing({ warnings }: PassageResult): boolean {
  return /no-such|clamped/.test(warnings.join())
}
