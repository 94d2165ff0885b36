/** The passage of a day in an edition of the library: the wanted one, else that of the language, else one that has it. */
import { titlesOf } from '#core/contract/editions/names'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { bookIn, type PlacedVerse, passageIn, quoteDay, type Wanted } from '#core/verse-of-day/quote'
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

/** Undefined where no edition has it. `abbreviation`: the edition that was asked for. */
export async function dayVerse(
  { config, view, names }: Doors,
  wanted: Wanted,
  { locale, abbreviation }: { locale: string; abbreviation?: string | undefined },
): Promise<PlacedVerse | undefined> {
  const first = [...(abbreviation === undefined ? [] : [abbreviation]), ...standardFor(config, view, locale)]
  const named = first.flatMap((one) => view.find(one) ?? [])
  const ofLanguage = view.editions.filter(({ summary }) => summary.locale.split('-')[0] === locale)
  for (const edition of new Set<StoredEdition>([...named, ...ofLanguage, ...view.editions])) {
    const { manifest } = edition
    const place = passageIn(manifest, wanted)
    const book = place && bookIn(manifest, place)
    const record =
      book && (await librarySource(view, names).chapter(manifest.abbreviation, book, place.chapter))
    const language = nameLocale(manifest.locale, locale)
    const pack = record && (await names(language))
    if (!record || !pack) continue
    const naming = { names: titlesOf(pack.names), separators: manifest.separators, locale: language }
    const verse = quoteDay(manifest, naming, record.chapter, place)
    if (verse) return verse
  }
  return undefined
}
