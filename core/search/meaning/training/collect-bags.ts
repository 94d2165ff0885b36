/** The verses of several translations as bags of terms, one bag for the same verse in all of them. */
import type { Numbering } from '../../../contract/editions/edition'
import { convert } from '../../../scripture/numbering/convert'
import { languageOf } from '../../../words/language'
import { type Bags, bagsOf } from './bags'
import { loadReadTerms } from './read-terms'

/** A verse to train on. */
export interface TrainingVerse {
  /** In the edition's own numbering; the first number of a merged verse. */
  canonical: number
  content: string
}

/** An edition to train on. */
export interface TrainingEdition {
  /** BCP 47. */
  locale: string
  numbering: Numbering
  verses: Iterable<TrainingVerse>
}

/** The bags with their terms. */
export interface TermBags {
  bags: Bags
  /** By bag: where its verse stands in the common numbering. */
  places: readonly number[]
  /** By number: its language (first part of a BCP 47 tag) and the term; by language, then in code-unit order. */
  terms: readonly { language: string; term: string; frequency: number }[]
}

/** Which bags are collected. */
export interface BagOptions {
  /** Terms in a larger share of the verses (0..1) mean nothing for any verse: they are left out. */
  mostShare: number
  /** Bags already collected: only for their verses, and only terms they have not. */
  beside?: TermBags
}

/** The numbering in which all mappings are given. */
const common: Numbering = { base: 'org', corrections: [] }
/** A word in fewer verses shows nothing about others. */
const leastFrequency = 2
/** A word in this many verses is kept in every library, even the smallest. */
const alwaysKept = 20

/** Collects the bags of the editions. Terms are separated by language, not by edition; very rare ones are left out. */
export async function collectBags(
  editions: Iterable<TrainingEdition>,
  { mostShare, beside }: BagOptions,
): Promise<TermBags> {
  const byVerse = new Map<number, Set<string>>()
  for (const edition of editions) await addEdition(byVerse, edition)
  const places = beside?.places ?? [...byVerse.keys()].sort((a, b) => a - b)
  const known = new Set(beside?.terms.map(({ language, term }) => keyOf(language, term)))
  const frequencies = new Map<string, number>()
  for (const place of places) {
    for (const key of byVerse.get(place) ?? []) frequencies.set(key, (frequencies.get(key) ?? 0) + 1)
  }
  const most = Math.max(alwaysKept, places.length * mostShare)
  const chosen = [...frequencies]
    .filter(([key, count]) => count >= leastFrequency && count <= most && !known.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const numbers = new Map(chosen.map(([key], number) => [key, number]))
  const lists = places.map((place) => numbersOf(byVerse.get(place) ?? [], numbers))
  const terms = chosen.map(([key, frequency]) => {
    const end = key.indexOf(' ')
    return { language: key.slice(0, end), term: key.slice(end + 1), frequency }
  })
  return { bags: bagsOf(lists, terms.length), places, terms }
}

function keyOf(language: string, term: string): string {
  return `${language} ${term}`
}

async function addEdition(
  byVerse: Map<number, Set<string>>,
  { locale, numbering, verses }: TrainingEdition,
): Promise<void> {
  const language = languageOf(locale)
  const readTerms = await loadReadTerms(language)
  for (const { canonical, content } of verses) {
    const terms = readTerms(content)
    for (const place of placesOf(canonical, numbering)) {
      const bag = byVerse.get(place) ?? new Set()
      byVerse.set(place, bag)
      for (const term of terms) bag.add(keyOf(language, term))
    }
  }
}

/** The places of a verse in the common numbering: whole verses, else the best place there is. */
function placesOf(canonical: number, numbering: Numbering): number[] {
  const places = convert(canonical, numbering, common)
  const whole = places.filter(({ part }) => part === 'whole')
  return (whole.length > 0 ? whole : places.slice(0, 1)).map((place) => place.canonical)
}

function numbersOf(keys: Iterable<string>, numbers: ReadonlyMap<string, number>): number[] {
  const found: number[] = []
  for (const key of keys) {
    const number = numbers.get(key)
    if (number !== undefined) found.push(number)
  }
  return found.sort((a, b) => a - b)
}
