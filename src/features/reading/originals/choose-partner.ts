/**
 * The edition whose words stand below those of a text: below a translation the original, below an original a translation in
 * the reader's language.
 */
import type { PackSummary } from '#core/contract/content/answers'
import { isOriginal } from '#core/originals/original-locales'
import { languageOf } from '#core/words/language'

export interface PartnerAsked {
  edition: { abbreviation: string; locale: string }
  /** Number of the book that is read. */
  book: number
  /** Of the interface. */
  locale: string
}

/** `layers`: packs of words of the original. Undefined where none of them has the book. */
export function choosePartner(
  layers: readonly PackSummary[],
  { edition, book, locale }: PartnerAsked,
): PackSummary | undefined {
  const wantsOriginal = !isOriginal(edition.locale)
  const ranks = (pack: PackSummary): readonly boolean[] => [
    !wantsOriginal && languageOf(pack.locale) === languageOf(locale),
    // Whoever has no translation in their own language mostly reads English.
    !wantsOriginal && languageOf(pack.locale) === 'en',
    pack.layer?.origin === 'given',
    // What means something here by itself.
    pack.layer?.glossLocale === undefined,
  ]
  return layers
    .filter(
      ({ layer, locale: own }) =>
        layer !== undefined &&
        layer.edition !== edition.abbreviation &&
        isOriginal(own) === wantsOriginal &&
        layer.books.some(([number]) => number === book),
    )
    .toSorted((one, other) => compare(ranks(one), ranks(other)) || numbered(other) - numbered(one))[0]
}

const numbered = ({ layer }: PackSummary) => layer?.numbered ?? 0

function compare(one: readonly boolean[], other: readonly boolean[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : one[at] ? -1 : 1
}
