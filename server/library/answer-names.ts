/** The books whose names an answer needs. */

import { bookOf } from '#core/canonical'
import type { Chapter } from '#core/contract/editions/chapter'

/** Books that cross references and parallels of a chapter lead to. */
export function booksReferredTo({ verses, blocks }: Pick<Chapter, 'verses' | 'blocks'>): number[] {
  const references = [...verses, ...blocks].flatMap((one) => one.references ?? [])
  return references.flatMap(({ canonical, canonical_end }) => [
    bookOf(canonical),
    bookOf(canonical_end ?? canonical),
  ])
}
