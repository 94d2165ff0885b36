/** Which documents contain enough of the query, and how well each one fits. */

import { inverseFrequency } from '../../words/inverse-frequency'
import { bitCount } from '../bits'
import type { Postings, WordIndex } from '../index/word-index'
import { searchWeights } from '../search-weights'
import type { Effort } from './effort'
import type { FoundTerms } from './finding/find-terms'
import { nearness } from './nearness'
import { phrasePlaces } from './phrase-places'
import type { Query } from './read-query'
import { saturation } from './saturation'
import { Scratch } from './scratch'

/** The matches of a unit of the query in one edition. */
export interface FoundUnit {
  /** One entry per word. */
  words: readonly FoundTerms[]
  /** Documents without it are excluded. */
  isQuoted: boolean
}

/** Documents found, ascending, and a score for each: the higher, the better it fits. */
export interface Matches {
  documents: Int32Array
  scores: Float64Array
  /** Those of them that have all the units themselves. */
  whole: Int32Array
}

/** Unpacking a place, finding its document, scoring and collecting it; a term has a list of its own. */
const stepsPerPlace = 2
const stepsPerTerm = 60

/** All words next to each other in order: ranks before everything else. */
export const phraseScore = 1_000_000

const scratch = new Scratch()

/**
 * Documents with at least one of the units in which, together with their neighbours in the same paragraph, at
 * least `percent` of the units occur, rounded up (FEATURES SRCH-02). `sequence`: the words as typed, if some
 * were typed more than once. When the effort is used up, words and nearness are left out.
 */
export function matchUnits(
  index: WordIndex,
  typed: readonly FoundUnit[],
  percent: number,
  effort: Effort,
  sequence: Query['sequence'] = [],
): Matches {
  const units = typed.filter(({ words }) => !words.some(({ isLeftOut }) => isLeftOut))
  const term = onlyTerm(units)
  if (term !== undefined) return matchTerm(index, term, effort)
  scratch.prepare(index.count, units.length)
  const shares = sharesOf(index, units, effort.left)
  const added = units.map((unit, at) => addUnit(index, unit, at, shares[at] ?? 0, effort))
  // A word that was not searched is not missing anywhere.
  const looked = added.filter(({ isLeftOut }) => !isLeftOut).length
  const worths = added.map(({ worth }) => worth)
  const matches = collect(index, units, worths, Math.max(1, Math.ceil((looked * percent) / 100)))
  scratch.clear()
  if (units.length === typed.length) addNearness(index, units, sequence, matches, effort)
  return matches
}

/** The term of a query that is one word in one form: most queries while somebody types. */
function onlyTerm(units: readonly FoundUnit[]): number | undefined {
  const [word, ...others] = units.flatMap(({ words }) => words)
  return word && others.length === 0 && word.terms.length === 1 && word.forms.length === 0
    ? word.terms[0]
    : undefined
}

/** The same as for several units, without the work space: its places are in order already. */
function matchTerm(index: WordIndex, term: number, effort: Effort): Matches {
  const isLight = effort.takeWithin(effort.left, stepsOf(index, term))
  const { documents, frequencies, length } = isLight ? index.postingsOf(term) : noPostings
  const worth = inverseFrequency(index.count, length)
  const { lengths } = index
  const scores = new Float64Array(length)
  for (let at = 0; at < length; at += 1)
    scores[at] = worth * saturation(frequencies[at] ?? 0, lengths[documents[at] ?? 0] ?? 0)
  const found = documents.slice(0, length)
  return { documents: found, scores, whole: found }
}

const noPostings: Postings = { documents: new Int32Array(0), frequencies: new Float32Array(0), length: 0 }

const stepsOf = (index: WordIndex, term: number) => index.weight(term) * stepsPerPlace + stepsPerTerm

/**
 * How many of the remaining steps each unit may take: what it needs if that is no more than an even share, so
 * that a very frequent word leaves some for the others. The larger ones get the steps that small units do not
 * need; all get what they need if there is enough for all.
 */
function sharesOf(index: WordIndex, units: readonly FoundUnit[], steps: number): number[] {
  const needs = units.map(({ words }) =>
    words.reduce(
      (sum, { terms, forms }) => [...terms, ...forms].reduce((all, term) => all + stepsOf(index, term), sum),
      0,
    ),
  )
  const shares = needs.map(() => 0)
  let left = steps
  const smallestFirst = needs.map((_, at) => at).sort((a, b) => (needs[a] ?? 0) - (needs[b] ?? 0))
  for (const [place, at] of smallestFirst.entries()) {
    const share = Math.min(needs[at] ?? 0, left / (units.length - place))
    shares[at] = share
    left -= share
  }
  return shares
}

interface Added {
  /** Weight of the unit. */
  worth: number
  /** It had matches, and all of them were too expensive. */
  isLeftOut: boolean
}

/** Adds a unit's score to each document. */
function addUnit(index: WordIndex, { words }: FoundUnit, at: number, share: number, effort: Effort): Added {
  const [only] = words
  if (words.length !== 1 || !only) {
    const list = phrasePostings(index, words, effort)
    const worth = addPostings(index, scratch.merge([{ list, weight: words.length }]), at)
    return { worth, isLeftOut: false }
  }
  let left = share
  const isLight = (term: number) => {
    const steps = stepsOf(index, term)
    if (!effort.takeWithin(left, steps)) return false
    left -= steps
    return true
  }
  const terms = only.terms.filter(isLight)
  const forms = only.forms.filter(isLight)
  const [first] = terms
  const list =
    first !== undefined && terms.length === 1 && forms.length === 0
      ? index.postingsOf(first)
      : scratch.merge([
          ...terms.map((term) => ({ list: index.postingsOf(term), weight: 1 })),
          ...forms.map((term) => ({ list: index.postingsOf(term), weight: searchWeights.form })),
        ])
  const isLeftOut = terms.length + forms.length === 0 && only.terms.length + only.forms.length > 0
  return { worth: addPostings(index, list, at), isLeftOut }
}

function phrasePostings(index: WordIndex, words: readonly FoundTerms[], effort: Effort): Postings {
  const terms = words.map((word) => word.terms)
  return index.group(phrasePlaces(index, terms, effort))
}

function addPostings(index: WordIndex, { documents, frequencies, length }: Postings, unit: number): number {
  const worth = inverseFrequency(index.count, length)
  const { lengths } = index
  const { scores } = scratch
  for (let at = 0; at < length; at += 1) {
    const document = documents[at] ?? 0
    scores[document] =
      (scores[document] ?? 0) + worth * saturation(frequencies[at] ?? 0, lengths[document] ?? 0)
  }
  scratch.touch(documents, length, unit)
  return worth
}

function collect(
  index: WordIndex,
  units: readonly FoundUnit[],
  worths: readonly number[],
  need: number,
): Matches {
  const quoted = units.flatMap(({ isQuoted }, at) => (isQuoted ? [at] : []))
  const touched = scratch.touchedInOrder(index.count)
  const documents = new Int32Array(touched.length)
  const scores = new Float64Array(touched.length)
  const isOne = units.length === 1
  const whole = isOne ? documents : new Int32Array(touched.length)
  let wholeCount = 0
  let count = 0
  for (let at = 0; at < touched.length; at += 1) {
    const document = touched[at] ?? 0
    const own = isOne ? 1 : scratch.unitCount(document)
    if (own < need && aroundCount(index, document) < need) continue
    if (quoted.length > 0 && !quoted.every((unit) => scratch.hasUnit(document, unit))) continue
    const around = own === units.length ? 0 : aroundWorth(index, document, worths)
    const share = own / units.length
    if (own === units.length) {
      whole[wholeCount] = document
      wholeCount += 1
    }
    documents[count] = document
    scores[count] = (scratch.scores[document] ?? 0) * (0.5 + 0.5 * share) + searchWeights.neighbour * around
    count += 1
  }
  return {
    documents: documents.subarray(0, count),
    scores: scores.subarray(0, count),
    whole: whole.subarray(0, wholeCount),
  }
}

/** Units of a list that a document or its neighbours in the paragraph contain. */
function aroundMask(index: WordIndex, document: number, mask: Uint32Array): number {
  let bits = mask[document] ?? 0
  if (!index.isBreak(document)) bits |= mask[document - 1] ?? 0
  if (document + 1 < index.count && !index.isBreak(document + 1)) bits |= mask[document + 1] ?? 0
  return bits
}

function aroundCount(index: WordIndex, document: number): number {
  let count = 0
  for (let part = 0; part < scratch.parts; part += 1) {
    count += bitCount(aroundMask(index, document, scratch.mask(part)))
  }
  return count
}

/** Weight of the units that only the neighbours contain. */
function aroundWorth(index: WordIndex, document: number, worths: readonly number[]): number {
  let sum = 0
  for (let part = 0; part < scratch.parts; part += 1) {
    const mask = scratch.mask(part)
    let only = aroundMask(index, document, mask) & ~(mask[document] ?? 0)
    while (only !== 0) {
      const bit = 31 - Math.clz32(only)
      sum += worths[part * 32 + bit] ?? 0
      only &= ~(1 << bit)
    }
  }
  return sum
}

/** Ranks words close to each other higher, and all of them in order before everything else. */
function addNearness(
  index: WordIndex,
  units: readonly FoundUnit[],
  sequence: Query['sequence'],
  { documents, scores }: Matches,
  effort: Effort,
): void {
  const words = units.flatMap((unit) => unit.words)
  if (words.length < 2 || documents.length === 0) return
  const typed = sequence.map(([unit, word]) => units[unit]?.words[word]?.terms ?? [])
  const terms = typed.length > 0 ? typed : words.map((word) => word.terms)
  let at = 0
  for (const place of phrasePlaces(index, terms, effort)) {
    const document = index.documentOf(place)
    while (at < documents.length && (documents[at] ?? 0) < document) at += 1
    const score = scores[at] ?? 0
    if (documents[at] === document && score < phraseScore) scores[at] = score + phraseScore
  }
  nearness(index, words, documents, scores, effort)
}
