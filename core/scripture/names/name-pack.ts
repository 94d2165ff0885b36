/**
 * Names of books, signs and words of a language for passages. A pack is written compactly and expanded here:
 * 73 lines in canon order, `abbreviation|name|name with a chapter|spelling,spelling`. A line `2*#Sam|#
 * Samuel` means that many numbered books: `#` becomes the digit, `##` the digit plus two (the Greek Bible
 * calls 1 Kings the third book of its kingdoms), `@` the first ordinal word of the language, `@@` the second
 * (Arabic has genders). Spellings with other ordinals (I., 1st, erste) are not listed; readers of names know
 * them by rule. In a spelling `(x/y)` means either text and `(x)` an optional one: `Phil(l)ip(p)ians` are
 * four spellings.
 */

import { bookChapters } from '../../book-chapters'
import type { Separators } from '../../contract/editions/edition'
import type { BookName, BookNames } from '../../contract/editions/names'
import type { BookNamesSource, PassageWordList } from '../../languages/language'

/** Words of a language as normalised texts; all lists may be empty. */
export interface NameWords {
  chapter: readonly string[]
  verse: readonly string[]
  /** Between the ends of a range. */
  to: readonly string[]
  and: readonly string[]
  /** After a place: it and the next one (`f`); `f` itself needs no listing. */
  next: readonly string[]
  /** After a place: to the end (`ff`); `ff` itself needs no listing. */
  rest: readonly string[]
  /** Before a further reference: see also, cf. */
  see: readonly string[]
  /** Words around a name without meaning: articles, "book of". */
  around: readonly string[]
  /**
   * Titles of a person before or after the name (saint, apostle); absent in packs stored
   * before they existed, as are `letters`.
   */
  titles?: readonly string[]
  /** Words for an epistle: of a gospel and an epistle with the same name they choose the epistle. */
  letters?: readonly string[]
  /** Endings of compounds without meaning (`Korintherbrief`); absent in packs stored before they existed. */
  endings?: readonly string[]
  /** Names that are everyday words too: in running text they need a verse (PASSAGES G-30). */
  everyday: readonly string[]
  /** Beginnings of names that are not abbreviations (`jesus` of Jesus Sirach). */
  never: readonly string[]
  /** Words for first, second ...; the index is the number less one. */
  ordinals: readonly (readonly string[])[]
  /**
   * Words for the numbers after a name; absent for languages that write them only in digits (PASSAGES H-1).
   */
  numbers?: Readonly<Record<string, number>>
}

/** Names and words of one language. */
export interface NamePack {
  /** BCP 47. */
  locale: string
  separators: Separators
  names: BookNames
  words: NameWords
}

/** A language without its own words; for names from an edition's file. */
export const noWords: NameWords = /* @__PURE__ */ readWords({ ordinals: '' })

/** Expands the compact form of the names in a language (BCP 47). */
export function namePack(locale: string, { signs, words, books: lines }: BookNamesSource): NamePack {
  const [book = ';', chapter = ':', verse = ',', range = '-'] = signs
  const read = readWords(words)
  return {
    locale,
    separators: { book, chapter, verse, range },
    words: read,
    names: readBooks(lines, read.ordinals),
  }
}

function readWords({ ordinals, numbers, ...lists }: BookNamesSource['words']): NameWords {
  const list = (name: PassageWordList) => wordsOf(lists[name] ?? '')
  return {
    chapter: list('chapter'),
    verse: list('verse'),
    to: list('to'),
    and: list('and'),
    next: list('next'),
    rest: list('rest'),
    see: list('see'),
    around: list('around'),
    titles: list('titles'),
    letters: list('letters'),
    endings: list('endings'),
    everyday: list('everyday'),
    never: list('never'),
    ordinals: ordinals === '' ? [] : ordinals.split('|').map(wordsOf),
    ...(numbers && { numbers }),
  }
}

function wordsOf(list: string): string[] {
  return list.split(' ').filter((word) => word !== '')
}

function readBooks(lines: string, ordinals: NameWords['ordinals']): BookNames {
  const names: BookNames = {}
  const numbers = bookChapters.keys()
  for (const line of lines.trim().split('\n')) {
    const [, count, entry = ''] = /^(?:(\d)\*)?(.*)$/.exec(line) ?? []
    for (let ordinal = 1; ordinal <= Number(count ?? 1); ordinal += 1) {
      const number = numbers.next().value ?? 0
      names[String(number)] = readBook(
        number,
        count ? numbered(entry, ordinal, ordinals[ordinal - 1] ?? []) : entry,
      )
    }
  }
  return names
}

function numbered(entry: string, ordinal: number, [word = '', otherWord = '']: readonly string[]): string {
  return entry
    .replaceAll('##', String(ordinal + 2))
    .replaceAll('#', String(ordinal))
    .replaceAll('@@', otherWord)
    .replaceAll('@', word)
}

function readBook(number: number, line: string): BookName {
  const [abbr = '', name = '', ownChapter = '', spellings = ''] = line.split('|')
  const chapter = ownChapter === '' ? name : ownChapter
  const names = new Set(spellings === '' ? [] : spellings.split(',').flatMap(variantsOf))
  for (const known of [abbr, name, chapter]) names.delete(known)
  return { number, abbr, name, chapter, pattern: '', names: [...names] }
}

/** A spelling with brackets in all its forms; texts without brackets stay as they are. */
function variantsOf(spelling: string): string[] {
  const [whole, before = '', inside = ''] = /^(.*?)\((.*?)\)/.exec(spelling) ?? []
  if (whole === undefined) return [spelling]
  const choices = inside.includes('/') ? inside.split('/') : ['', inside]
  const endings = variantsOf(spelling.slice(whole.length))
  return choices.flatMap((choice) => endings.map((ending) => before + choice + ending))
}
