/** Writes references as people read them and as addresses carry them (PASSAGES F-1 to F-4). */
import type { Separators } from '../../contract/edition'
import type { BookNames } from '../../contract/names'
import { isSingleChapter } from '../book-chapters'
import { type Place, placeOf } from '../canonical'
import type { PassageRef } from './reference'

export interface PassageFormat {
  names: BookNames
  /** Four bare signs. */
  separators: Separators
  /** `Psalm 23,4`, `Ps 23,4`, or `Ps23,4` for addresses: no space, slash, quote or percent sign. */
  style: 'long' | 'abbr' | 'slug'
  /** Numbers in other digits; addresses always have ASCII digits. */
  digits?: (value: number) => string
}

/** A reference that was not read from a text. */
export type FormattedRef = Omit<PassageRef, 'start' | 'end'>

/**
 * References in their order, without repeating book and chapter; neighbours are not merged. Reading the text with the same
 * names and separators gives the same references again.
 */
export function formatPassage(refs: readonly Omit<FormattedRef, 'unit'>[], format: PassageFormat): string {
  const { separators } = format
  let text = ''
  let last: Place | undefined
  for (const { from, to, fromPart = '', toPart = '' } of refs) {
    const [first, end] = [placeOf(from), placeOf(to)]
    const isRange = from !== to
    if (last) text += isSameChapter(last, first) ? separators.verse : separators.book + spaceOf(format)
    text += placeText(first, last, isRange && isSameBook(first, end), format) + fromPart
    if (isRange) text += separators.range + placeText(end, first, false, format) + toPart
    last = end
  }
  return text
}

function isSameBook(last: Place | undefined, { book, chapter }: Place): boolean {
  return last?.book === book && last.chapter !== 0 && chapter !== 0
}

function isSameChapter(last: Place | undefined, place: Place): boolean {
  return isSameBook(last, place) && last?.chapter === place.chapter && last.verse !== 0 && place.verse !== 0
}

/** What has to be written of a place after the one before. */
function placeText(
  place: Place,
  last: Place | undefined,
  isStartInBook: boolean,
  format: PassageFormat,
): string {
  const { book, chapter, verse } = place
  // In a book of one chapter only the verse; a verse 1 alone would be read as the chapter.
  const isLone = isSingleChapter(book) && verse !== 0 && (verse !== 1 || isStartInBook)
  const numbers = isLone || isSameChapter(last, place) ? [verse] : [chapter, verse]
  const written = numbers
    .filter(Boolean)
    .map((number) => numberText(number, format))
    .join(format.separators.chapter)
  if (isSameBook(last, place)) return written
  return nameOf(place, format) + (written && spaceOf(format)) + written
}

function nameOf({ book, chapter }: Place, { names, style }: PassageFormat): string {
  const entry = names[book]
  if (!entry) return String(book)
  if (style === 'slug') return slugName(entry.abbr)
  return style === 'abbr' ? entry.abbr : chapter === 0 ? entry.name : entry.chapter
}

/** What an address cannot carry as it is, and what means nothing in a name. */
const unfit = /[\s./\\'"%?#׳״]/g

/** A short name as addresses have it. */
export function slugName(abbr: string): string {
  return abbr.replace(unfit, '')
}

function spaceOf({ style }: PassageFormat): string {
  return style === 'slug' ? '' : ' '
}

function numberText(value: number, { style, digits = String }: PassageFormat): string {
  return style === 'slug' ? String(value) : digits(value)
}
