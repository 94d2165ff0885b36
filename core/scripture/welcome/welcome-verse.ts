/** The verse in large type on the home page. Pure. */
import type { ManifestBook } from '../../contract/editions/edition'
import { type Canonical, canonicalOf, chapterOf } from '../canonical'
import { hasChapter } from '../reading/neighbours'

/**
 * Light in the darkness; without a New Testament, the first light. Both have the same
 * number in every numbering.
 */
const verses = [canonicalOf(43, 1, 5), canonicalOf(1, 1, 3)]

/** In the edition's own numbering; undefined if it has none of them. */
export function welcomeVerse(books: readonly ManifestBook[]): Canonical | undefined {
  return verses.find((verse) => hasChapter(books, chapterOf(verse)))
}
