/** The verse of a day as an edition has it. Pure, the same on page and server. */

import { bookOf, chapterOf, placeOf, wholeOf } from '../canonical'
import type { Range } from '../contract/content/article'
import type { Chapter } from '../contract/editions/chapter'
import type { Manifest, NumberingBase } from '../contract/editions/edition'
import { convertRange } from '../scripture/numbering/convert-range'
import { addressPath, type Naming, placeLabel } from '../scripture/reading/addresses/addresses'
import { hasChapter } from '../scripture/reading/neighbours'
import { versesText } from '../scripture/selection/selection-text'
import { passageRange } from '../scripture/table-range'
import { isWhole, type PassageIn, wholeSentences } from './whole-sentences'

/** A quotation as a link. */
export interface QuotedVerse {
  text: string
  href: string
  /** "Johannes 1,5". */
  label: string
  /** The edition it is quoted from. */
  edition: Manifest
}

/** One that knows what of the edition it is, in its numbering. */
export interface PlacedVerse extends QuotedVerse {
  place: PassageIn
}

/** A passage of a numbering. */
export interface Wanted extends Range {
  base: NumberingBase
}

/** A passage of the lists. */
export function wantedOf(passage: string): Wanted {
  return { ...passageRange(passage), base: 'eng' }
}

/** Where an edition has a passage; undefined where it lacks the chapter. A range over two chapters is read in the first. */
export function passageIn(
  edition: Pick<Manifest, 'bookList' | 'numbering'>,
  { from, to, base }: Wanted,
): PassageIn | undefined {
  const [found] = convertRange(from, to, { base, corrections: [] }, edition.numbering)
  if (!found || !hasChapter(edition.bookList, chapterOf(found.from))) return undefined
  const chapter = chapterOf(found.from)
  return { chapter, from: found.from, to: chapterOf(found.to) === chapter ? found.to : found.from }
}

/** A single verse, in the numbering of its edition. */
export function oneVerse(verse: number): PassageIn {
  const canonical = wholeOf(verse, 1)
  return { chapter: chapterOf(verse), from: canonical, to: canonical }
}

/** The book of a passage as the manifest lists it. */
export function bookIn(
  edition: Pick<Manifest, 'bookList'>,
  { chapter }: PassageIn,
): Manifest['bookList'][number] | undefined {
  return edition.bookList.find(({ number }) => number === bookOf(chapter))
}

/** The verse of a day, as far as an edition has its sentences. */
export interface QuotedDay extends PlacedVerse {
  /** False where they begin or end far outside the passage: then another edition of the language serves better. */
  isWhole: boolean
}

/** The passage of a day, grown to whole sentences (`whole-sentences.ts`). */
export function quoteDay(
  edition: Manifest,
  naming: Naming,
  chapter: Chapter,
  place: PassageIn,
): QuotedDay | undefined {
  if (chapter.canonical !== place.chapter) return undefined
  const grown = wholeSentences(chapter, place, edition.locale)
  const quoted = quotePassage(edition, naming, chapter, grown)
  return (
    quoted && {
      ...quoted,
      text: quoted.text.replace(partingDash, ''),
      isWhole: isWhole(chapter, grown, edition.locale),
    }
  )
}

/** Parts a sentence from the next one, which is not quoted. */
const partingDash = /\s[–—]$/u

/** Whether a quotation in the one edition may stand for a broken one in the other. */
export function isSameLanguage(one: { locale: string }, other: { locale: string }): boolean {
  return one.locale.split('-')[0] === other.locale.split('-')[0]
}

/** The passage as a quotation with its address; undefined where the chapter lacks its verses. */
export function quotePassage(
  edition: Manifest,
  naming: Naming,
  { canonical, verses }: Chapter,
  place: PassageIn,
): PlacedVerse | undefined {
  const { chapter, from, to } = place
  if (canonical !== chapter) return undefined
  const first = placeOf(from).verse
  const selected = Array.from({ length: to - from + 1 }, (_, index) => first + index)
  // One by one: several at once would be numbered, which a large quotation does not need.
  const texts = selected.map((verse) => versesText({ verses, selected: [verse], locale: edition.locale }))
  const text = texts.filter(Boolean).join(' ')
  if (text === '') return undefined
  return {
    text,
    href: addressPath([edition.abbreviation], from, to, naming),
    label: placeLabel(from, to, naming),
    edition,
    place,
  }
}
