/** The verses of several translations as bags of terms, one bag for the same verse in all of them. */
import type { Numbering } from '../../../contract/editions/edition'
import { convert } from '../../../scripture/numbering/convert'
import { languageOf } from '../../text/language'
import { loadReadTerms } from '../read-terms'
import { type Bags, bagsOf } from './bags'

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
  /** By number: its language (first part of a BCP 47 tag) and the term; by language, then in code-unit order. */
  terms: readonly { language: string; term: string; frequency: number }[]
}

/** The numbering in which all mappings are given. */
const common: Numbering = { base: 'org', corrections: [] }
/** A word in fewer verses shows nothing about others. */
const leastFrequency = 2
/** A word in this many verses is kept in every library, even the smallest. */
const alwaysKept = 20

/**
 * Collects the bags of the editions. Terms are separated by language, not by edition. Very rare terms, and
 * those in a larger share of verses than `mostShare` (0..1), which mean nothing for any verse, are left out.
 */
export async function collectBags(editions: Iterable<TrainingEdition>, mostShare: number): Promise<TermBags> {
  const byVerse = new Map<number, Set<string>>()
  for (const edition of editions) await addEdition(byVerse, edition)
  const frequencies = new Map<string, number>()
  for (const keys of byVerse.values()) {
    for (const key of keys) frequencies.set(key, (frequencies.get(key) ?? 0) + 1)
  }
  const most = Math.max(alwaysKept, byVerse.size * mostShare)
  const chosen = [...frequencies]
    .filter(([, frequency]) => frequency >= leastFrequency && frequency <= most)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const numbers = new Map(chosen.map(([key], number) => [key, number]))
  const verses = [...byVerse].sort(([a], [b]) => a - b).map(([, keys]) => numbersOf(keys, numbers))
  const terms = chosen.map(([key, frequency]) => {
    const end = key.indexOf(' ')
    return { language: key.slice(0, end), term: key.slice(end + 1), frequency }
  })
  return { bags: bagsOf(verses, terms.length), terms }
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
      for (const term of terms) bag.add(`${language} ${term}`)
    }
  }
}

/** The places of a verse in the common numbering: whole verses, else the best place there is. */
function placesOf(canonical: number, numbering: Numbering): number[] {
  const places = convert(canonical, numbering, common)
  const whole = places.filter(({ part }) => part === 'whole')
  return (whole.length > 0 ? whole : places.slice(0, 1)).map((place) => place.canonical)
}

function numbersOf(keys: ReadonlySet<string>, numbers: ReadonlyMap<string, number>): number[] {
  const found: number[] = []
  for (const key of keys) {
    const number = numbers.get(key)
    if (number !== undefined) found.push(number)
  }
  return found.sort((a, b) => a - b)
}
