/** A passage as a source of an answer: the edition's own verses, copied, with the place's label and address. */

import { type Canonical, canonicalOf, placeOf } from '../canonical'
import type { SourceVerse } from '../contract/assistant/answer'
import type { Chapter, Verse } from '../contract/editions/chapter'
import { addressPath, placeLabel } from '../scripture/reading/addresses/addresses'
import { digitsOf, rangeSign } from '../scripture/text/digits'
import type { AnswerLibrary, NewSource } from './answer-library'

/** Verses that a card shows; the rest is read where its link leads. */
export const mostShownVerses = 8
/** Chapters of one passage that are read; verses of further ones are counted by the table of the numbering. */
const mostReadChapters = 3

/** Which verse of a passage is shown first, by its place among them. */
export type FirstShown = (verses: readonly SourceVerse[]) => number

const fromBeginning: FirstShown = () => 0

/**
 * `from` and `to` as a reference has them: verses, or whole chapters (verse 0), also over chapters. Undefined where the edition
 * has no word of it.
 */
export async function passageSource(
  library: AnswerLibrary,
  from: number,
  to: number,
  mostVerses = mostShownVerses,
  firstShown = fromBeginning,
): Promise<NewSource | undefined> {
  const { abbreviation, name, locale, naming } = library.edition
  const wanted = chaptersBetween(library, from, to)
  const found = await library.chapters(wanted.slice(0, mostReadChapters))
  const last = to % 1_000 === 0 ? to + 999 : to
  const verses = found
    .toSorted((a, b) => a.canonical - b.canonical)
    .flatMap((chapter) => versesWithin(chapter, Math.max(from, 1), last, locale))
  if (verses.length === 0) return undefined
  const unread = wanted.slice(mostReadChapters)
  const first = verses.length > mostVerses ? firstShown(verses) : 0
  return {
    kind: 'passage',
    link: addressPath([abbreviation], from, to, naming),
    title: placeLabel(from, to, naming),
    resource: abbreviation,
    name,
    locale,
    verses: verses.slice(first, first + mostVerses),
    verseCount: verses.length + unread.reduce((sum, chapter) => sum + countUpTo(library, chapter, last), 0),
  }
}

/** The text of a verse without the marks of its notes. */
export function verseText({ content }: Pick<Verse, 'content'>): string {
  return content.replaceAll('*', '')
}

/** The verses of a chapter that lie in a range; a merged one lies in it with any of its numbers. */
function versesWithin(
  { canonical, verses }: Chapter,
  from: number,
  to: number,
  locale: string,
): SourceVerse[] {
  return verses.flatMap((verse) => {
    const [first, last] = [canonical + verse.verse, canonical + (verse.verse_end ?? verse.verse)]
    const text = verseText(verse)
    if (text.trim() === '' || last < from || first > to) return []
    return [{ canonical: first, label: labelOf(verse, locale), text }]
  })
}

function labelOf({ verse, verse_end }: Verse, locale: string): string {
  const first = digitsOf(verse, locale)
  return verse_end === undefined ? first : `${first}${rangeSign}${digitsOf(verse_end, locale)}`
}

/** The chapters of a range in order, over books too. */
function chaptersBetween({ context: { table } }: AnswerLibrary, from: number, to: number): Canonical[] {
  const [start, end] = [placeOf(from), placeOf(to)]
  const chapters: Canonical[] = []
  for (let { book } = start; book <= end.book; book += 1) {
    const first = book === start.book ? Math.max(start.chapter, 1) : 1
    const isLast = book === end.book && end.chapter > 0
    const last = isLast ? end.chapter : table.lastChapter(book)
    for (let chapter = first; chapter <= last; chapter += 1) chapters.push(canonicalOf(book, chapter))
  }
  return chapters
}

function countUpTo({ context: { table } }: AnswerLibrary, chapter: number, to: number): number {
  const { book, chapter: number } = placeOf(chapter)
  return Math.min(table.lastVerse(book, number), Math.max(to - chapter, 0))
}
