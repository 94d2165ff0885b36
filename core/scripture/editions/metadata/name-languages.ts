/** The languages an edition's names and references are read in. */
import { isLocale, type Locale } from '../../../contract/locales'
import { loadNames } from '../../names/load-names'
import type { NamePack } from '../../names/name-pack'
import { extractPassages } from '../../passages/extract-passages'
import { buildCodeIndex } from '../../passages/naming/code-index'
import { buildNameIndex, type NameIndex } from '../../passages/naming/name-index'
import { openVerseTable } from '../../passages/verse-table'
import type { ReadReference } from '../builder/builder-options'

export interface NameLanguages {
  /** Names in the language of the edition, or else of the interface. */
  pack: NamePack
  /** The index of that pack, only if it is the edition's own language. */
  ownIndex?: NameIndex
  /** The references in a text of the edition (ARCHITECTURE: notes of an edition are read in its language). */
  readReferences(text: string, place: { book: number; chapter: number }): ReadReference[]
}

/** Loads the names that an edition in `locale` (BCP 47) is read with: its language, codes, English (PASSAGES B-3). */
export async function loadNameLanguages(locale: string, interfaceLocale: string): Promise<NameLanguages> {
  const own = packLocale(locale)
  const pack = await loadNames(own ?? packLocale(interfaceLocale) ?? 'en')
  const index = buildNameIndex(pack)
  const english = pack.locale === 'en' ? [] : [buildNameIndex(await loadNames('en'))]
  const names = own ? [index, buildCodeIndex(), ...english] : [buildCodeIndex(), index, ...english]
  return {
    pack,
    ...(own ? { ownIndex: index } : {}),
    readReferences: (text, place) =>
      extractPassages(text, { names, separators: pack.separators, table: openVerseTable, place }).map(
        ({ from, to, start, end }) => ({
          canonical: from,
          ...(to > from ? { canonical_end: to } : {}),
          content: text.slice(start, end),
        }),
      ),
  }
}

/** Ancient and modern Hebrew share their names of books. */
function packLocale(locale: string): Locale | undefined {
  const [language = ''] = locale.toLowerCase().split('-')
  const shared = language === 'hbo' ? 'he' : language
  return isLocale(shared) ? shared : undefined
}
