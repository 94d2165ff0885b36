/** Selected verses as every edition of the page has them: with its own text, numbers, names and separators. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import type { CopiedColumn } from '#core/scripture/selection/copied-text'
import { type NamedVerses, nameVerses } from '#core/scripture/selection/name-verses'
import { canonicalsOf } from '#core/scripture/selection/selected-verses'
import { versesStandingOn } from '#core/scripture/selection/verses-standing-on'
import { useNamings } from './use-namings'

/** A column with its verses as an address writes them. */
export type AddressedColumn = CopiedColumn & NamedVerses

/** One column for each edition of the page, in their order; `canonicals` are numbers of the first edition. */
export function useCopiedColumns(data: PageData, canonicals: readonly number[]): AddressedColumn[] {
  const { i18n } = useTranslation()
  const naming = useNamings(data.manifests)
  const first = namingOf(data, i18n.language)
  return data.manifests.map((manifest, index) => {
    const verses = versesStandingOn(data, manifest.abbreviation, canonicals)
    const { abbreviation, locale, direction } = manifest
    const numbers = index === 0 ? canonicals : canonicalsOf(verses)
    const own = naming(manifest) ?? {
      ...first,
      names: first?.names ?? {},
      separators: manifest.separators,
    }
    return { abbreviation, locale, direction, verses, ...nameVerses(numbers, verses, own) }
  })
}

/** The address of the verses in these columns, in the numbers and names of the first column that has them; empty if none has. */
export function addressOf(columns: readonly AddressedColumn[]): string {
  const having = columns.filter(({ verses }) => verses.length > 0)
  const [first] = having
  return first
    ? `${location.origin}/${having.map(({ abbreviation }) => abbreviation).join('.')}/${first.slug}`
    : ''
}
