/** Selected verses as every edition of the page has them: with its own text, numbers, names and separators. */
import { useTranslation } from 'react-i18next'
import type { EditionSummary } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { type Naming, namingOf } from '#core/scripture/reading/addresses/addresses'
import type { LetteredPlace } from '#core/scripture/reading/addresses/lettered-address'
import type { CopiedColumn } from '#core/scripture/selection/copied-text'
import { type NamedVerses, nameReferences, referencesTo } from '#core/scripture/selection/name-verses'
import {
  canonicalsOf,
  numbersOf,
  type SelectedVerse,
  wholeChapter,
} from '#core/scripture/selection/selected-verses'
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
    const own = naming(manifest) ?? {
      ...first,
      names: first?.names ?? {},
      separators: manifest.separators,
    }
    const chapters = data.chapters.filter(({ abbreviation }) => abbreviation === manifest.abbreviation)
    const whole = wholeChapter(
      verses,
      chapters.map(({ chapter }) => chapter),
    )
    const references = whole ? [whole] : referencesTo(index === 0 ? canonicals : canonicalsOf(verses), verses)
    return columnOf(manifest, verses, references, own)
  })
}

/** A column of one edition. */
export function columnOf(
  { abbreviation, name, locale, direction }: EditionSummary,
  verses: readonly SelectedVerse[],
  references: readonly LetteredPlace[],
  naming: Naming,
): AddressedColumn {
  const named = nameReferences(references, naming)
  return { abbreviation, name, locale, direction, verses, references, naming, ...named }
}

/** The canonical numbers of all verses of the chapter that the page opens, in the first edition. */
export function allVerses({ manifests, chapters, address }: PageData): number[] {
  const own = chapters.find(
    ({ abbreviation, chapter }) =>
      abbreviation === manifests[0]?.abbreviation && chapter.canonical === address?.chapter,
  )?.chapter
  return own?.verses.flatMap(numbersOf).map((number) => own.canonical + number) ?? []
}

/** The address of the verses in these columns, in the numbers and names of the first column that has them; empty if none has. */
export function addressOf(columns: readonly AddressedColumn[]): string {
  const having = columns.filter(({ verses }) => verses.length > 0)
  const [first] = having
  return first
    ? `${location.origin}/${having.map(({ abbreviation }) => abbreviation).join('.')}/${first.slug}`
    : ''
}
