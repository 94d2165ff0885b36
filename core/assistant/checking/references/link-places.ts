/** References in running text: those that exist become links with their words as written. */
import { bookOf, chapterOf } from '../../../scripture/canonical'
import { parsePassage } from '../../../scripture/passages/parse-passage'
import { type PassageLink, passageLinks } from '../../../scripture/passages/passage-links'
import type { PassageContext, PassageRef } from '../../../scripture/passages/reference'
import { addressPath } from '../../../scripture/reading/addresses/addresses'
import type { AnswerLibrary } from '../../answer-library'
import { bareText, type Draft, heldPart } from '../markup/draft'
import { hasInvented, isYear } from './invented'
import type { KnownBooks } from './known-books'
import { hasOneChapterSlip } from './places'

/** False where the sentence names a place that does not exist; else its places are held. */
export async function linkPlaces(draft: Draft, library: AnswerLibrary, books: KnownBooks): Promise<boolean> {
  const { text } = draft
  const { context } = books
  const found = passageLinks(text, context)
  if (books.namedIn(text).some((ref) => !isCovered(ref, found) && !isPlain(text.slice(ref.start, ref.end))))
    return false
  for (const { start, end, references } of found.toReversed()) {
    const words = text.slice(start, end)
    if (namesNoBook(words)) continue
    if (isFalse(words, context) || hasOneChapterSlip(words, references, context)) return false
    if (heldPart.test(words) || isLooseNumber(text.slice(0, start), references, context)) return false
    const [first] = references
    const last = references.at(-1)
    if (!first || !last) continue
    const { edition } = library
    const others = references.slice(1).map(({ from, to }) => ({ from, to }))
    const place = { from: first.from, to: first.to }
    const isThere = await isInEdition(library, first.from)
    const href = addressPath([edition.abbreviation], first.from, first.to, edition.naming, others)
    draft.replace(
      start,
      end,
      draft.hold(
        isThere ? { kind: 'link', href, label: words, place } : { kind: 'words', label: words, place },
      ),
    )
  }
  return !hasInvented(draft.text, books)
}

/** Whether what would be a place is one, as it is written. */
function isCovered({ start, end }: PassageRef, links: readonly PassageLink[]): boolean {
  return links.some((link) => link.start <= start && end <= link.end)
}

/** Small and short it is a word of the language (am 3.10); before a comma, one of a list ("150 psalms, 66 books"). */
function namesNoBook(words: string): boolean {
  return /^\p{Ll}{1,3}\.?\s?\p{Nd}|^\p{L}+,\s\p{Nd}+$/u.test(words)
}

/** What needs not exist: Rome has years. */
function isPlain(words: string): boolean {
  const [, name = '', number = ''] = /^(\p{L}+)\s(\d+)$/u.exec(words) ?? []
  return namesNoBook(words) || isYear(name, number)
}

/**
 * `Ps 150,7` is no pair of psalms, `Judas 2,4` no pair of verses: numbers that only a sign parts were meant as chapter and verse,
 * unless a pair stands before them (`Ex 22,26.27`).
 */
function isLooseNumber(before: string, [first]: readonly PassageRef[], { table }: PassageContext): boolean {
  if (!first || !/\p{Nd}[.,:]$/u.test(before)) return false
  if (first.unit === 'chapter') return true
  const hasOneChapter = table.lastChapter(bookOf(first.from)) === 1
  return hasOneChapter && !/\p{Nd}\s?[.,:]\s?\p{Nd}+[.,]$/u.test(before)
}

/** A range that ends behind its chapter, a verse in a list that is not there. */
function isFalse(words: string, context: PassageContext): boolean {
  const { warnings } = parsePassage(bareText(words), context)
  return warnings.some((code) => code !== 'reversed' && code !== 'spelling' && code !== 'repaired')
}

async function isInEdition(library: AnswerLibrary, canonical: number): Promise<boolean> {
  const chapter = chapterOf(canonical)
  const [found] = await library.chapters([chapter])
  if (!found) return false
  return found.verses.some(
    ({ verse, verse_end = verse }) =>
      canonical === chapter || (chapter + verse <= canonical && canonical <= chapter + verse_end),
  )
}
