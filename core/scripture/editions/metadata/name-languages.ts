/** The languages in which an edition's names and references are read. */
import { wholeOf } from '../../../canonical'
import { fallbackLocale, isLocale, type Locale } from '../../../contract/locales'
import { loadNames } from '../../names/load-names'
import type { NamePack } from '../../names/name-pack'
import { extractPassages } from '../../passages/extract-passages'
import { formatPassage } from '../../passages/format-passage'
import { buildCodeIndex } from '../../passages/naming/code-index'
import { indexOf } from '../../passages/naming/index-of'
import { matchName } from '../../passages/naming/match-name'
import type { NameIndex } from '../../passages/naming/name-index'
import { sourceOf } from '../../passages/naming/source'
import { openVerseTable } from '../../passages/verse-table'
import { rangeSign } from '../../text/digits'
import type { CanonicalRange, ReadReference } from '../builder/builder-options'

/** How the names and references of an edition are read. */
export interface NameLanguages {
  /** Names in the language of the edition, or else of the interface. */
  pack: NamePack
  /** The index of that pack, only if it is the edition's own language. */
  ownIndex?: NameIndex
  /** The references in a text of the edition; its notes are read in its own language. */
  readReferences(text: string, place: { book: number; chapter: number }): ReadReference[]
  /** A range in the names of the pack. */
  cite(range: CanonicalRange): string
  /**
   * The one book that a full name means in these languages or in German, which many
   * modules use for book names.
   */
  bookNamed(name: string): number | undefined
}

let codes: NameIndex | undefined

/**
 * Loads the names for reading an edition in `locale` (BCP 47): its language, codes, English (PASSAGES B-3).
 */
export async function loadNameLanguages(locale: string, interfaceLocale: string): Promise<NameLanguages> {
  const own = packLocale(locale)
  const pack = await loadNames(own ?? packLocale(interfaceLocale) ?? fallbackLocale)
  const index = indexOf(pack)
  const english = pack.locale === fallbackLocale ? [] : [indexOf(await loadNames(fallbackLocale))]
  const german = pack.locale === 'de' ? [] : [indexOf(await loadNames('de'))]
  codes ??= buildCodeIndex()
  const names = own ? [index, codes, ...english] : [codes, index, ...english]
  return {
    pack,
    ...(own ? { ownIndex: index } : {}),
    bookNamed: (name) => readName(name, [...names, ...german]),
    cite: ({ canonical, canonical_end = canonical }) =>
      formatPassage([{ from: wholeOf(canonical, 1), to: wholeOf(canonical_end, 1) }], {
        names: pack.names,
        separators: { ...pack.separators, range: rangeSign },
        style: 'abbr',
      }),
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

/** The book of a name, with or without the part in brackets, from the first list that contains it. */
function readName(name: string, lists: readonly NameIndex[]): number | undefined {
  const inside = /\(([^()]+)\)/.exec(name)?.[1] ?? ''
  for (const words of [name, name.replace(/\([^()]*\)/g, ' '), inside]) {
    for (const index of words.trim() === '' ? [] : lists) {
      const source = sourceOf(words.trim(), [index])
      const match = matchName(source, 0)
      if (match?.end === source.tokens.length) return match.books.length === 1 ? match.books[0] : undefined
    }
  }
  return undefined
}

/** Ancient and modern Hebrew have the same names of books. */
function packLocale(locale: string): Locale | undefined {
  const [language = ''] = locale.toLowerCase().split('-')
  const shared = language === 'hbo' ? 'he' : language
  return isLocale(shared) ? shared : undefined
}
