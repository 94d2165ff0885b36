/** Which books an answer names, and how. */
import type { Chapter } from '#core/contract/chapter'
import type { BookNames } from '#core/contract/names'
import type { TextBookName } from '#core/contract/text-answer'
import { bookOf } from '#core/scripture/canonical'

/** Books that cross references and parallels of a chapter lead to. */
export function booksReferredTo({ verses, blocks }: Pick<Chapter, 'verses' | 'blocks'>): number[] {
  const references = [...verses, ...blocks].flatMap((one) => one.references ?? [])
  return references.flatMap(({ canonical, canonical_end }) => [
    bookOf(canonical),
    bookOf(canonical_end ?? canonical),
  ])
}

/** The names of some books, keyed by number; numbers without a name are left out. */
export function namesFor(
  numbers: readonly (number | undefined)[],
  names: BookNames,
): Record<string, TextBookName> {
  const found: Record<string, TextBookName> = {}
  for (const number of new Set(numbers)) {
    const entry = number === undefined ? undefined : names[number]
    if (entry) {
      const { abbr, name, chapter } = entry
      found[entry.number] = { number: entry.number, abbr, name, chapter }
    }
  }
  return found
}
