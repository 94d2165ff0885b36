/**
 * Suggested beginnings: a Gospel, the Psalms, the beginning, the Sermon on the Mount; short books if an
 * edition lacks one of them. Pure.
 */

import { type Canonical, canonicalOf } from '../../canonical'
import type { ManifestBook } from '../../contract/editions/edition'
import { hasChapter } from '../reading/neighbours'

/** Names of the suggestions; messages use them as keys. */
export const beginningNames = ['gospel', 'psalms', 'genesis', 'sermon', 'ruth', 'jonah'] as const
export type BeginningName = (typeof beginningNames)[number]

/** One suggested beginning. */
export interface Beginning {
  name: BeginningName
  /** The chapter it opens, in the edition's own numbering. */
  chapter: Canonical
}

const mostBeginnings = 4
const psalms = 19

/**
 * Candidate chapters for each suggestion, the best one first. All numberings agree on these: Psalm 1 is Psalm
 * 1 everywhere. Mark comes first of the Gospels because it is the shortest and begins with action.
 */
const chapters: Readonly<Record<BeginningName, readonly Canonical[]>> = {
  gospel: [41, 42, 40, 43].map((book) => canonicalOf(book, 1)),
  psalms: [canonicalOf(psalms, 1)],
  genesis: [canonicalOf(1, 1)],
  sermon: [canonicalOf(40, 5)],
  ruth: [canonicalOf(8, 1)],
  jonah: [canonicalOf(32, 1)],
}

/** At most four, in their order; none into a chapter that the edition does not have. */
export function beginningsOf(books: readonly ManifestBook[]): Beginning[] {
  const open = beginningNames.flatMap((name): Beginning[] => {
    const chapter = chapters[name].find((one) => hasChapter(books, one)) ?? firstPsalm(name, books)
    return chapter === undefined ? [] : [{ name, chapter }]
  })
  return open.slice(0, mostBeginnings)
}

/** The first psalm of a small edition that has only a few psalms. */
function firstPsalm(name: BeginningName, books: readonly ManifestBook[]): Canonical | undefined {
  const first = books.find(({ number }) => name === 'psalms' && number === psalms)?.chapters[0]
  return first === undefined ? undefined : canonicalOf(psalms, first)
}
