/** What a query stands for in each edition, with what is tried for words that none of them has (FEATURES SRCH-02). */
import type { SearchAnswer } from '../../contract/search/search-answer'
import type { SearchOptions } from '../../contract/search/search-request'
import type { WordIndex } from '../index/word-index'
import { slipsOf } from '../query/find-slips'
import { type FoundTerms, findTerms, type TermOptions } from '../query/find-terms'
import type { MarkedUnit } from '../query/marks'
import type { FoundUnit } from '../query/match-units'
import type { Query, QueryUnit } from '../query/read-query'
import { foldWord } from '../text/fold'
import { spellingsOf } from '../text/spellings'
import type { SearchedEdition } from './searched-edition'

/** How an edition is searched. */
export interface EditionQuery {
  edition: SearchedEdition
  sequence: Query['sequence']
  units: readonly FoundUnit[]
  /** The same for its headings. */
  headingUnits: readonly FoundUnit[]
  /** What is marked in its texts; made when a page of them is shown. */
  marked(): readonly MarkedUnit[]
  /** Share of the words as typed that it has, 0 to 1. */
  known: number
}

export interface Understood {
  queries: readonly EditionQuery[]
  corrections: SearchAnswer['corrections']
}

type Flags = Pick<SearchOptions, 'fullwords' | 'umlaute' | 'searchHeadings'> & {
  isHybrid: boolean
  /** Whether a word belongs to the language of the query: then it is not misspelt where no edition has it. */
  isWord?: ((word: string) => boolean) | undefined
}

/** Words as typed and what is looked for instead of them. */
type Replaced = ReadonlyMap<string, readonly string[]>

export function understand(query: Query, editions: readonly SearchedEdition[], flags: Flags): Understood {
  const first = editions.map((edition) => readFor(edition, query, flags, new Map()))
  const unknown = query.units.filter(
    (unit, at) => isSingle(unit) && first.every(({ units }) => !isKnown(units[at])),
  )
  const misspelt = unknown.flatMap(({ words }) => words).filter((word) => !flags.isWord?.(word))
  const corrections = misspelt.map((word) => correct(word, editions))
  if (corrections.every(({ used }) => used.length === 0)) return { queries: first, corrections }
  const replaced = new Map(corrections.map(({ word, used }) => [word, used]))
  const queries = editions.map((edition, at) => ({
    ...readFor(edition, query, flags, replaced),
    known: first[at]?.known ?? 0,
  }))
  return { queries, corrections }
}

/** Letters of scripts without blanks and what is in quotes are meant as they stand. */
function isSingle({ words, isQuoted }: QueryUnit): boolean {
  return words.length === 1 && !isQuoted
}

function isKnown(unit: FoundUnit | undefined): boolean {
  return unit?.words.every(({ terms, forms }) => terms.length + forms.length > 0) ?? false
}

/** The nearest words of all editions. */
function correct(word: string, editions: readonly SearchedEdition[]): SearchAnswer['corrections'][number] {
  const near = editions.flatMap(({ index: { verses }, language }) =>
    slipsOf(verses, foldWord(word, language)).map(({ term, distance }) => ({
      distance,
      used: verses.terms[term] ?? '',
    })),
  )
  const least = Math.min(...near.map(({ distance }) => distance))
  const used = near.filter(({ distance }) => distance === least).map((slip) => slip.used)
  return { word, used: [...new Set(used)] }
}

function readFor(
  edition: SearchedEdition,
  { units, sequence }: Query,
  { fullwords, umlaute, searchHeadings, isHybrid }: Flags,
  replaced: Replaced,
): EditionQuery {
  const { language, index, stem } = edition
  const options: TermOptions = { language, fullwords, umlaute, ...(isHybrid ? { stem } : {}) }
  const read = (dictionary: WordIndex) => units.map((unit) => readUnit(dictionary, unit, options, replaced))
  const found = read(index.verses)
  const inHeadings = searchHeadings ? read(index.headings) : []
  return {
    edition,
    sequence,
    units: found,
    headingUnits: inHeadings,
    marked: () =>
      units.map((unit, at) =>
        markedUnit(
          unit,
          [
            { index: index.verses, unit: found[at] },
            { index: index.headings, unit: inHeadings[at] },
          ],
          options,
          replaced,
        ),
      ),
    known: units.length === 0 ? 0 : found.filter(isKnown).length / units.length,
  }
}

function readUnit(index: WordIndex, unit: QueryUnit, options: TermOptions, replaced: Replaced): FoundUnit {
  // Only single words have other forms: what stands together is meant as it stands.
  const isOne = unit.words.length === 1 && !unit.isQuoted
  const used = isOne ? options : { ...options, stem: undefined }
  return { isQuoted: unit.isQuoted, words: unit.words.map((word) => readWord(index, word, used, replaced)) }
}

function readWord(index: WordIndex, word: string, options: TermOptions, replaced: Replaced): FoundTerms {
  const instead = replaced.get(word)
  if (!instead) return findTerms(index, word, options)
  return { terms: instead.map((term) => index.find(term)).filter((term) => term >= 0), forms: [] }
}

function markedUnit(
  { words }: QueryUnit,
  found: readonly { index: WordIndex; unit: FoundUnit | undefined }[],
  { fullwords, language, umlaute }: TermOptions,
  replaced: Replaced,
): MarkedUnit {
  const sets = words.map((_, at) => {
    const known = found.flatMap(({ index, unit }) => {
      const { terms = [], forms = [] } = unit?.words[at] ?? {}
      return [...terms, ...forms].map((term) => index.terms[term] ?? '')
    })
    return new Set(known)
  })
  const [only] = words
  if (fullwords || words.length !== 1 || only === undefined || replaced.has(only)) return { words: sets }
  return { words: sets, parts: spellingsOf(foldWord(only, language), language, umlaute) }
}
