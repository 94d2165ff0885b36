/** Addresses and labels of places: the canonical form, in the language and with the separators of the first edition. */

import { canonicalOf, placeOf } from '../../../canonical'
import type { Manifest } from '../../../contract/editions/edition'
import type { BookTitles } from '../../../contract/editions/names'
import { isLocale } from '../../../contract/locales'
import type { PageData } from '../../../contract/page-data'
import { type FormattedRef, formatPassage } from '../../passages/format-passage'
import { digitsOf, rangeSign, signBetweenNumbers } from '../../text/digits'
import { languageOf, nameLocale } from '../name-locale'

/** Names and separators of one language. */
export interface Naming {
  names: BookTitles
  separators: Manifest['separators']
  /** Language of the names: labels have its digits; addresses always have 0-9. */
  locale?: string
  /**
   * The edition's own names of its books, for headings: only of an edition in a language for which the
   * product has no names.
   */
  own?: { names: BookTitles; locale: string }
}

/** A closed range of canonicals; the unit follows from the number. */
export interface NamedRange {
  from: number
  to: number
}

/** Names and separators for addresses and headings of a page. */
export function namingOf(data: PageData, locale: string): Naming | undefined {
  const [first] = data.manifests
  const nameLanguage = first && nameLocale(first.locale, locale)
  const names = nameLanguage && data.names[nameLanguage]
  if (!names) return undefined
  const naming = { names, separators: first.separators, locale: nameLanguage }
  return isLocale(languageOf(first.locale)) ? naming : { ...naming, own: ownTitles(first) }
}

/** `/LUT.ESV/Joh3,16-18`; `to` absent = one place; further places follow in the same slug. */
export function addressPath(
  abbreviations: readonly string[],
  from: number,
  to: number | undefined,
  { names, separators }: Naming,
  others: readonly NamedRange[] = [],
): string {
  const references = [{ from, to: to ?? from }, ...others].map(referenceOf)
  return `/${abbreviations.join('.')}/${formatPassage(references, { names, separators, style: 'slug' })}`
}

/** "Johannes 3,16–18", for headings, labels and copies; further places follow: "Johannes 3,16–18.20". */
export function placeLabel(
  from: number,
  to: number | undefined,
  naming: Naming,
  style: 'long' | 'abbr' = 'long',
  others: readonly NamedRange[] = [],
): string {
  const references = [{ from, to: to ?? from }, ...others].map(referenceOf)
  const { own, separators } = naming
  const isOwn = style === 'long' && own && references.every((one) => placeOf(one.from).book in own.names)
  const { names, locale } = isOwn ? own : naming
  const shown = { ...separators, range: rangeSign }
  const printed = locale === undefined ? { separators: shown } : printedIn(locale, shown)
  return formatPassage(references, { names, style, ...printed })
}

const latinOnly = /^[\p{Script=Latin}\P{L}]+$/u

/**
 * A name in Latin letters in an edition of another script replaces a missing name of the file: it is not in
 * the edition's language.
 */
function ownTitles({ bookList, locale }: Manifest): { names: BookTitles; locale: string } {
  const isLatin = bookList.every(({ name }) => latinOnly.test(name))
  const own = bookList.filter(({ name }) => name !== '' && (isLatin || !latinOnly.test(name)))
  const names = own.map(({ number, name }) => [number, { number, abbr: name, name, chapter: name }])
  return { names: Object.fromEntries(names), locale }
}

/** How a language prints numbers and the signs between them. */
export function printedIn(locale: string, separators: Manifest['separators']) {
  const sign = (text: string) => signBetweenNumbers(text, locale)
  const { chapter, verse, range, book } = separators
  return {
    separators: { chapter: sign(chapter), verse: sign(verse), range: sign(range), book },
    digits: (value: number) => digitsOf(value, locale),
  }
}

function referenceOf({ from, to }: NamedRange): FormattedRef {
  const { chapter, verse } = placeOf(from)
  const unit = chapter === 0 ? 'book' : verse === 0 ? 'chapter' : 'verse'
  const [start, end] = [placeOf(from), placeOf(to)]
  return {
    from: canonicalOf(start.book, start.chapter, start.verse),
    to: canonicalOf(end.book, end.chapter, end.verse),
    unit,
  }
}
