/** Writes references as people read them and as addresses carry them (PASSAGES F-1 to F-4). */
import type { Separators } from '../../contract/edition'
import type { BookNames } from '../../contract/names'
import { isSingleChapter } from '../book-chapters'
import { type Place, placeOf } from '../canonical'
import type { PassageRef, Unit } from './reference'

export interface PassageFormat {
  names: BookNames
  /** Four bare signs. */
  separators: Separators
  /** `Psalm 23,4`, `Ps 23,4`, or `Ps23,4` for addresses: no space, slash, quote or percent sign. */
  style: 'long' | 'abbr' | 'slug'
  /** Numbers in other digits; addresses always have ASCII digits. */
  digits?: (value: number) => string
}

/** What formatting needs of a reference. */
export type FormattedRef = Pick<PassageRef, 'from' | 'to' | 'unit' | 'fromPart' | 'toPart'>

/**
 * References in their order, without repeating book and chapter; neighbours are not merged. Reading the text with the same
 * names and separators gives the same references again.
 */
export function formatPassage(refs: readonly FormattedRef[], format: PassageFormat): string {
  let text = ''
  let last: { place: Place; unit: Unit } | undefined
  for (const ref of refs) {
    const from = placeOf(ref.from)
    const isSameBook =
      last !== undefined && last.unit !== 'book' && ref.unit !== 'book' && last.place.book === from.book
    const isSameChapter =
      isSameBook && last?.unit === 'verse' && ref.unit === 'verse' && last.place.chapter === from.chapter
    if (isSameChapter) text += format.separators.verse
    else if (last) text += format.separators.book + spaceOf(format)
    text += rangeText(ref, isSameBook, isSameChapter, format)
    last = { place: placeOf(ref.to), unit: ref.unit }
  }
  return text
}

function rangeText(
  ref: FormattedRef,
  isSameBook: boolean,
  isSameChapter: boolean,
  format: PassageFormat,
): string {
  const from = placeOf(ref.from)
  const to = placeOf(ref.to)
  const isRange = ref.from !== ref.to
  const isInBook = isRange && from.book === to.book
  const start = isSameChapter ? numberText(from.verse, format) : placeText(from, ref.unit, isInBook, format)
  const first = (isSameBook ? start : withName(from, start, ref.unit, format)) + (ref.fromPart ?? '')
  if (!isRange) return first
  const isInChapter = isInBook && ref.unit === 'verse' && from.chapter === to.chapter
  const end = isInChapter ? numberText(to.verse, format) : placeText(to, ref.unit, false, format)
  return (
    first +
    format.separators.range +
    (isInBook ? end : withName(to, end, ref.unit, format)) +
    (ref.toPart ?? '')
  )
}

/** In a book of one chapter only the verse; a verse 1 alone would be read as the chapter. */
function placeText(
  { book, chapter, verse }: Place,
  unit: Unit,
  isStartInBook: boolean,
  format: PassageFormat,
): string {
  if (unit === 'book') return ''
  if (unit === 'chapter') return numberText(chapter, format)
  if (isSingleChapter(book) && (verse !== 1 || isStartInBook)) return numberText(verse, format)
  return numberText(chapter, format) + format.separators.chapter + numberText(verse, format)
}

function withName({ book }: Place, numbers: string, unit: Unit, format: PassageFormat): string {
  const entry = format.names[String(book)]
  const code = String(book)
  if (format.style === 'slug') return slugName(entry?.abbr ?? code) + numbers
  if (format.style === 'abbr') return (entry?.abbr ?? code) + spaceBefore(numbers) + numbers
  return ((unit === 'book' ? entry?.name : entry?.chapter) ?? code) + spaceBefore(numbers) + numbers
}

/** What an address cannot carry as it is, and what means nothing in a name. */
const unfit = /[\s./\\'"%?#׳״]/g

/** A short name as addresses have it. */
export function slugName(abbr: string): string {
  return abbr.replace(unfit, '')
}

function spaceBefore(numbers: string): string {
  return numbers === '' ? '' : ' '
}

function spaceOf({ style }: PassageFormat): string {
  return style === 'slug' ? '' : ' '
}

function numberText(value: number, { style, digits }: PassageFormat): string {
  return digits && style !== 'slug' ? digits(value) : String(value)
}
