/** Links from places that contents name to the text readers of a language begin with. */
import type { NumberingBase } from '#core/contract/editions/edition'
import { titlesOf } from '#core/contract/editions/names'
import type { Locale } from '#core/contract/locales'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { standardFor } from '../../settings/standard'
import type { ScreenDependencies } from '../screen-dependencies'

/** The way from a place, counted like `base`, to the text; undefined where the edition does not have it. */
export type LinkOf = (
  from: number,
  to: number,
  base: NumberingBase,
) => { href: string; label: string } | undefined

/** Leads nowhere where the library is empty. */
export async function textLinks(
  { config, view, names }: ScreenDependencies,
  locale: Locale,
): Promise<LinkOf> {
  const [abbreviation = ''] = standardFor(config, view, locale)
  const manifest = view.find(abbreviation)?.manifest
  const language = manifest && nameLocale(manifest.locale, locale)
  const pack = language && (await names(language))
  if (!manifest || !pack) return () => undefined
  const naming = { names: titlesOf(pack.names), separators: manifest.separators, locale: language }
  const books = new Set(manifest.bookList.map(({ number }) => number))
  return (from, to, base) => {
    const [range] = convertRange(from, to, { base, corrections: [] }, manifest.numbering)
    if (!range || !books.has(Math.floor(range.from / 1_000_000))) return undefined
    return {
      href: addressPath([abbreviation], range.from, range.to, naming),
      label: placeLabel(range.from, range.to, naming),
    }
  }
}
