/**
 * The passage of a day in an edition of the library: the wanted one, else that of the language, else one that has it. Where that one has
 * no whole sentences of it, another one of its language that has.
 */
import { titlesOf } from '#core/contract/editions/names'
import { nameLocale } from '#core/scripture/reading/name-locale'
import {
  bookIn,
  isSameLanguage,
  type PlacedVerse,
  passageIn,
  type QuotedDay,
  quoteDay,
  type Wanted,
} from '#core/verse-of-day/quote'
import type { LibraryView } from '../library/library'
import { librarySource } from '../library/page-source'
import type { StoredEdition } from '../library/stored-edition'
import type { Services } from '../services'
import type { Config } from '../settings/config'
import { standardFor } from '../settings/standard'

interface Doors {
  config: Config
  view: LibraryView
  names: Services['names']
}

/** Undefined where no edition has it. `abbreviation`: the edition that was asked for, which is quoted as it is. */
export async function dayVerse(
  doors: Doors,
  wanted: Wanted,
  { locale, abbreviation }: { locale: string; abbreviation?: string | undefined },
): Promise<PlacedVerse | undefined> {
  const { config, view } = doors
  const asked = abbreviation === undefined ? undefined : view.find(abbreviation)
  const standard = standardFor(config, view, locale).flatMap((one) => view.find(one) ?? [])
  const ofLanguage = view.editions.filter(({ summary }) => summary.locale.split('-')[0] === locale)
  const inTurn = [...(asked ? [asked] : []), ...standard, ...ofLanguage, ...view.editions]
  let first: QuotedDay | undefined
  for (const edition of new Set<StoredEdition>(inTurn)) {
    if (first && !isSameLanguage(first.edition, edition.manifest)) continue
    const verse = await quoteIn(doors, edition, wanted, locale)
    if (verse && (verse.isWhole || edition === asked)) return verse
    first ??= verse
  }
  return first
}

async function quoteIn(
  { view, names }: Doors,
  { manifest }: StoredEdition,
  wanted: Wanted,
  locale: string,
): Promise<QuotedDay | undefined> {
  const place = passageIn(manifest, wanted)
  const book = place && bookIn(manifest, place)
  const record =
    book && (await librarySource(view, names).chapter(manifest.abbreviation, book, place.chapter))
  const language = nameLocale(manifest.locale, locale)
  const pack = record && (await names(language))
  if (!record || !pack) return undefined
  const naming = { names: titlesOf(pack.names), separators: manifest.separators, locale: language }
  return quoteDay(manifest, naming, record.chapter, place)
}
