/**
 * Translates a query for each edition, with corrections for words that none of them has (FEATURES SRCH-02).
 */
import type { SearchAnswer } from '../../contract/search/search-answer'
import type { SearchOptions } from '../../contract/search/search-request'
import { foldWord } from '../../words/fold'
import { spellingsOf } from '../../words/spellings'
import type { WordIndex } from '../index/word-index'
import { type Effort, type Efforts, effortsOf } from '../query/effort'
import { slipsOf } from '../query/finding/find-slips'
import { type FoundTerms, findTerms, type TermOptions } from '../query/finding/find-terms'
import type { MarkedUnit } from '../query/marks'
import type { FoundUnit } from '../query/match-units'
import type { Query, QueryUnit } from '../query/read-query'
import type { OriginalHits } from './asked-originals'
import type { SearchedEdition } from './searched-edition'

/** How an edition is searched. */
export interface EditionQuery {
  edition: SearchedEdition
  sequence: Query['sequence']
  units: readonly FoundUnit[]
  /** The same for its headings. */
  headingUnits: readonly FoundUnit[]
  /** Headings are hits themselves, or only a weak sign of what their section is about. */
  headingUse: 'searched' | 'signal'
  /** The marked units in its texts; computed when a page of them is shown. */
  marked(): readonly MarkedUnit[]
  /** Share of the typed words that it contains, 0 to 1. */
  known: number
  efforts: Efforts
  /** The words of the original that were asked for: hits have all of them. */
  originals?: OriginalHits
}

/** The query of each edition. */
export interface Understood {
  queries: readonly EditionQuery[]
  corrections: SearchAnswer['corrections']
}

type Flags = Pick<SearchOptions, 'fullwords' | 'umlaute' | 'searchHeadings'> & {
  isHybrid: boolean
  /**
   * Whether a word belongs to the language of the query: then it is not misspelt even if no edition has it.
   */
  isWord?: ((word: string) => boolean) | undefined
  /** Whether it is a word of the name of a story, a person, a theme: then neither. */
  isName?: ((word: string) => boolean) | undefined
}

/** Typed words and their replacements. */
type Replaced = ReadonlyMap<string, readonly string[]>

/** Reads a query for these editions. */
export function understand(query: Query, editions: readonly SearchedEdition[], flags: Flags): Understood {
  const efforts = effortsOf(editions.length)
  const read = (replaced: Replaced) =>
    editions.flatMap((edition, at) => {
      const own = efforts[at]
      return own ? readFor(edition, query, flags, replaced, own) : []
    })
  const first = read(new Map())
  const unknown = query.units.filter(
    (unit, at) => isSingle(unit) && first.every(({ units }) => !isKnown(units[at])),
  )
  const misspelt = unknown
    .flatMap(({ words }) => words)
    .filter((word) => !flags.isWord?.(word) && !flags.isName?.(word))
  const corrections = misspelt.map((word) => correct(word, first))
  if (corrections.every(({ used }) => used.length === 0)) return { queries: first, corrections }
  const replaced = new Map(corrections.map(({ word, used }) => [word, used]))
  const queries = read(replaced).map((one, at) => ({ ...one, known: first[at]?.known ?? 0 }))
  return { queries, corrections }
}

/** Letters of scripts without spaces and anything in quotes are taken literally. */
function isSingle({ words, isQuoted }: QueryUnit): boolean {
  return words.length === 1 && !isQuoted
}

function isKnown(unit: FoundUnit | undefined): boolean {
  return (
    unit?.words.every(({ terms, forms, isLeftOut }) => isLeftOut || terms.length + forms.length > 0) ?? false
  )
}

/** The most similar words of all editions. */
function correct(word: string, queries: readonly EditionQuery[]): SearchAnswer['corrections'][number] {
  const near = queries.flatMap(({ edition: { index, language }, efforts }) =>
    slipsOf(index.verses, foldWord(word, language), efforts.finding).map(({ term, distance }) => ({
      distance,
      used: index.verses.terms[term] ?? '',
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
  efforts: Efforts,
): EditionQuery {
  const { language, index, stem } = edition
  const options: TermOptions = { language, fullwords, umlaute, ...(isHybrid ? { stem } : {}) }
  const read = (dictionary: WordIndex) => {
    const readOne = wordReader(dictionary, options, replaced, efforts.finding)
    return units.map((unit) => readUnit(unit, readOne))
  }
  const found = read(index.verses)
  const inHeadings = searchHeadings || isHybrid ? read(index.headings) : []
  return {
    edition,
    sequence,
    units: found,
    headingUnits: inHeadings,
    headingUse: searchHeadings ? 'searched' : 'signal',
    marked: () => {
      const setOf = termSets([index.verses, index.headings])
      return units.map((unit, at) => {
        const parts = partsOf(unit, options, replaced)
        const words = unit.words.map((_, word) =>
          setOf(
            [found, searchHeadings ? inHeadings : []].map((inEach) => inEach[at]?.words[word]),
            parts !== undefined,
          ),
        )
        return { words, ...(parts && { parts }) }
      })
    },
    known: units.length === 0 ? 0 : found.filter(isKnown).length / units.length,
    efforts,
  }
}

type ReadWord = (word: string, hasForms: boolean) => FoundTerms

function readUnit({ words, isQuoted }: QueryUnit, read: ReadWord): FoundUnit {
  // Only single words have other forms: a phrase is taken literally.
  const hasForms = words.length === 1 && !isQuoted
  return { isQuoted, words: words.map((word) => read(word, hasForms)) }
}

/** Looks words up in a dictionary, each only once however often it was typed. */
function wordReader(index: WordIndex, options: TermOptions, replaced: Replaced, effort: Effort): ReadWord {
  const known = new Map<string, FoundTerms>()
  const plain = { ...options, stem: undefined }
  return (word, hasForms) => {
    const key = `${hasForms} ${word}`
    const found = known.get(key) ?? readWord(index, word, hasForms ? options : plain, replaced, effort)
    known.set(key, found)
    return found
  }
}

function readWord(
  index: WordIndex,
  word: string,
  options: TermOptions,
  replaced: Replaced,
  effort: Effort,
): FoundTerms {
  const instead = replaced.get(word)
  if (!instead) return findTerms(index, word, options, effort)
  return { terms: instead.map((term) => index.find(term)).filter((term) => term >= 0), forms: [] }
}

/** The parts that are searched inside words; undefined when whole words are searched. */
function partsOf(
  { words }: QueryUnit,
  { fullwords, language, umlaute }: TermOptions,
  replaced: Replaced,
): string[] | undefined {
  const [only] = words
  if (fullwords || words.length !== 1 || only === undefined || replaced.has(only)) return undefined
  return spellingsOf(foldWord(only, language), language, umlaute)
}

type TermSet = (found: readonly (FoundTerms | undefined)[], areForms: boolean) => ReadonlySet<string>

/**
 * The folded words that match a word in some dictionaries, or only its other forms; a
 * repeated word has the same set.
 */
function termSets(indexes: readonly WordIndex[]): TermSet {
  const known = new Map<FoundTerms | undefined, ReadonlySet<string>>()
  return (found, areForms) => {
    const before = areForms ? undefined : known.get(found[0])
    if (before) return before
    const words = found.flatMap((one, at) =>
      [...(areForms ? [] : (one?.terms ?? [])), ...(one?.forms ?? [])].map(
        (term) => indexes[at]?.terms[term] ?? '',
      ),
    )
    const made = new Set(words)
    // Forms are few, and the same word may occur elsewhere as a whole: "a" beside "a b".
    if (!areForms) known.set(found[0], made)
    return made
  }
}
