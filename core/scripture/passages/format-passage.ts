/** Writes references for people and for addresses (PASSAGES F-1 to F-4). */

import { isSingleChapter } from '../../book-chapters'
import { type Place, placeAt, placeOf } from '../../canonical'
import type { Separators } from '../../contract/editions/edition'
import type { BookTitles } from '../../contract/editions/names'
import type { PassageRef } from './reference'

/** How references are written. */
export interface PassageFormat {
  names: BookTitles
  /** Four signs, without spaces. */
  separators: Separators
  /** `Psalm 23,4`, `Ps 23,4`, or `Ps23,4` for addresses: no space, slash, quote or percent sign. */
  style: 'long' | 'abbr' | 'slug'
  /** Numbers in other digits; addresses always have ASCII digits. */
  digits?: (value: number) => string
}

/** A reference without a position in a text. */
export type FormattedRef = Omit<PassageRef, 'start' | 'end'>

/**
 * References in their order, without repeating book and chapter; neighbours are not merged. Reading the text
 * with the same names and separators gives the same references again.
 */
export function formatPassage(refs: readonly Omit<FormattedRef, 'unit'>[], format: PassageFormat): string {
  const { separators, style } = format
  const space = style === 'slug' ? '' : ' '
  let text = ''
  let last = placeAt(0)
  for (const { from, to, fromPart = '', toPart = '' } of refs) {
    const [first, end] = [placeOf(from), placeOf(to)]
    const isRange = from !== to
    if (last.book) text += isSameChapter(last, first) ? separators.verse : separators.book + space
    text += placeText(first, last, isRange && isSameBook(first, end), format) + fromPart
    if (isRange) text += rangeSign(first, end, format) + placeText(end, first, false, format) + toPart
    else if (toPart !== '' && toPart !== fromPart) text += separators.range + toPart
    last = end
  }
  return text
}

/** A number next to the sign would belong to the previous place: `Luke 1 - 2 John 1`. */
function rangeSign(from: Place, to: Place, format: PassageFormat): string {
  const isApart = format.style !== 'slug' && from.book !== to.book && /^\d/.test(nameOf(to, format))
  return isApart ? ` ${format.separators.range} ` : format.separators.range
}

function isSameBook(last: Place, { book, chapter }: Place): boolean {
  return last.book === book && last.chapter > 0 && chapter > 0
}

function isSameChapter(last: Place, place: Place): boolean {
  return isSameBook(last, place) && last.chapter === place.chapter && last.verse > 0 && place.verse > 0
}

/** The part of a place that has to be written after the previous one. */
function placeText(place: Place, last: Place, isStartInBook: boolean, format: PassageFormat): string {
  const { book, chapter, verse } = place
  const { separators, style, digits } = format
  // In a book of one chapter only the verse; a verse 1 alone would be read as the chapter.
  const isLone = isSingleChapter(book) && verse > (isStartInBook ? 0 : 1)
  const numbers = isLone || isSameChapter(last, place) ? [verse] : [chapter, verse]
  const written = numbers
    .filter(Boolean)
    .map((number) => (style !== 'slug' && digits ? digits(number) : number))
    .join(separators.chapter)
  if (isSameBook(last, place)) return written
  const space = written && style !== 'slug' ? ' ' : ''
  return nameOf(place, format) + space + written
}

function nameOf({ book, chapter }: Place, { names, style }: PassageFormat): string {
  const entry = names[book]
  if (!entry) return String(book)
  if (style === 'long') return chapter ? entry.chapter : entry.name
  return style === 'slug' ? slugName(entry.abbr) : entry.abbr
}

/**
 * A short name as addresses contain it: without characters that would need escaping and
 * those without meaning in a name.
 */
export function slugName(abbr: string): string {
  return abbr.replace(/[\s./\\'"%?#׳״]/g, '')
}
