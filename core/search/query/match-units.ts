/** Which documents have enough of what is looked for, and how well each one fits. */
import type { WordIndex } from '../index/word-index'
import { bitCount } from './find-slips'
import type { FoundTerms } from './find-terms'
import { nearness } from './nearness'
import { phrasePlaces } from './phrase-places'
import { inverseFrequency, saturation } from './weights'

/** What a unit of the query stands for in one edition. */
export interface FoundUnit {
  /** One entry per word. */
  words: readonly FoundTerms[]
  /** Documents without it do not count. */
  isQuoted: boolean
}

/** Documents found, ascending, and a score for each: the higher, the better it fits. */
export interface Matches {
  documents: Int32Array
  scores: Float64Array
}

/** Other forms of a word say a little less than the word itself. */
const formWeight = 0.7
/** What the neighbour of a document has counts this much of what it has itself. */
const neighbourWeight = 0.25
/** All words next to each other in their order: before everything else. */
export const phraseScore = 1_000_000

/**
 * Documents with at least one of the units in which, together with their neighbours in the same paragraph, at least `percent` of
 * the units occur, rounded up (FEATURES SRCH-02).
 */
export function matchUnits(index: WordIndex, units: readonly FoundUnit[], percent: number): Matches {
  const scratch = scratchFor(index.count, units.length)
  const found = units.map((unit, at) => addUnit(index, unit, at, scratch))
  const need = Math.max(1, Math.ceil((units.length * percent) / 100))
  const matches = collect(index, units, found, need, scratch)
  scratch.clear()
  addNearness(index, units, matches)
  return matches
}

/** Work space of one query after the other; all zero between them. */
class Scratch {
  scores = new Float64Array(0)
  frequencies = new Float32Array(0)
  /** `width` words of 32 bits per document: which units it has. */
  masks = new Uint32Array(0)
  width = 1
  touched: number[] = []

  isTouched(document: number): boolean {
    for (let part = 0; part < this.width; part += 1) {
      if (this.masks[document * this.width + part] !== 0) return true
    }
    return false
  }

  clear(): void {
    for (const document of this.touched) {
      this.scores[document] = 0
      this.masks.fill(0, document * this.width, (document + 1) * this.width)
    }
    this.touched = []
  }
}
const kept = new Scratch()

function scratchFor(documents: number, units: number): Scratch {
  kept.width = Math.max(1, (units + 31) >> 5)
  if (kept.scores.length < documents) {
    kept.scores = new Float64Array(documents)
    kept.frequencies = new Float32Array(documents)
  }
  if (kept.masks.length < documents * kept.width) kept.masks = new Uint32Array(documents * kept.width)
  return kept
}

/** Adds what a unit gives to each document; returns how much it says. */
function addUnit(index: WordIndex, unit: FoundUnit, at: number, scratch: Scratch): number {
  const documents: number[] = []
  const [only] = unit.words
  if (unit.words.length === 1 && only) {
    for (const term of only.terms) countPlaces(index, index.placesOf(term), 1, scratch, documents)
    for (const term of only.forms) countPlaces(index, index.placesOf(term), formWeight, scratch, documents)
  } else {
    const places = phrasePlaces(
      index,
      unit.words.map(({ terms }) => terms),
    )
    countPlaces(index, places, unit.words.length, scratch, documents)
  }
  const worth = inverseFrequency(index.count, documents.length)
  const average = index.wordCount / index.count
  const { frequencies, scores, masks, width } = scratch
  const bit = 1 << (at & 31)
  for (const document of documents) {
    const length = (index.starts[document + 1] ?? 0) - (index.starts[document] ?? 0)
    if (!scratch.isTouched(document)) scratch.touched.push(document)
    const slot = document * width + (at >> 5)
    masks[slot] = (masks[slot] ?? 0) | bit
    scores[document] =
      (scores[document] ?? 0) + worth * saturation(frequencies[document] ?? 0, length / average)
    frequencies[document] = 0
  }
  return worth
}

/** Counts places per document; documents met for the first time are appended. */
function countPlaces(
  index: WordIndex,
  places: Uint32Array,
  weight: number,
  { frequencies }: Scratch,
  documents: number[],
): void {
  const { starts } = index
  // Going through all documents is quicker than looking each one up where there are many places.
  const isDense = places.length * 12 > index.count
  let document = 0
  for (const place of places) {
    if (!isDense) document = index.documentOf(place)
    else while ((starts[document + 1] ?? Number.POSITIVE_INFINITY) <= place) document += 1
    const before = frequencies[document] ?? 0
    if (before === 0) documents.push(document)
    frequencies[document] = before + weight
  }
}

function collect(
  index: WordIndex,
  units: readonly FoundUnit[],
  worths: readonly number[],
  need: number,
  scratch: Scratch,
): Matches {
  const { touched, scores } = scratch
  const quoted = units.flatMap(({ isQuoted }, at) => (isQuoted ? [at] : []))
  const documents: number[] = []
  for (const document of touched) {
    if (!quoted.every((at) => has(scratch, document, at))) continue
    if (need > 1 && ownCount(scratch, document) < need && aroundCount(index, scratch, document) < need)
      continue
    documents.push(document)
  }
  const sorted = Int32Array.from(documents).sort()
  const found = new Float64Array(sorted.length)
  for (const [at, document] of sorted.entries()) {
    const share = ownCount(scratch, document) / units.length
    const around = units.length > 1 ? aroundWorth(index, scratch, document, worths) : 0
    found[at] = (scores[document] ?? 0) * (0.5 + 0.5 * share) + neighbourWeight * around
  }
  return { documents: sorted, scores: found }
}

function has({ masks, width }: Scratch, document: number, unit: number): boolean {
  return ((masks[document * width + (unit >> 5)] ?? 0) & (1 << (unit & 31))) !== 0
}

function ownCount({ masks, width }: Scratch, document: number): number {
  let count = 0
  for (let part = 0; part < width; part += 1) count += bitCount(masks[document * width + part] ?? 0)
  return count
}

/** Units of part `part` that a document or its neighbours in the paragraph have. */
function aroundMask(index: WordIndex, { masks, width }: Scratch, document: number, part: number): number {
  let mask = masks[document * width + part] ?? 0
  if (document > 0 && !index.isBreak(document)) mask |= masks[(document - 1) * width + part] ?? 0
  if (document + 1 < index.count && !index.isBreak(document + 1))
    mask |= masks[(document + 1) * width + part] ?? 0
  return mask
}

function aroundCount(index: WordIndex, scratch: Scratch, document: number): number {
  let count = 0
  for (let part = 0; part < scratch.width; part += 1)
    count += bitCount(aroundMask(index, scratch, document, part))
  return count
}

/** What the units say that only the neighbours have. */
function aroundWorth(
  index: WordIndex,
  scratch: Scratch,
  document: number,
  worths: readonly number[],
): number {
  let sum = 0
  for (let part = 0; part < scratch.width; part += 1) {
    const own = scratch.masks[document * scratch.width + part] ?? 0
    let only = aroundMask(index, scratch, document, part) & ~own
    while (only !== 0) {
      const bit = 31 - Math.clz32(only)
      sum += worths[part * 32 + bit] ?? 0
      only &= ~(1 << bit)
    }
  }
  return sum
}

/** Words close to each other, and all in their order before everything else. */
function addNearness(index: WordIndex, units: readonly FoundUnit[], { documents, scores }: Matches): void {
  const words = units.flatMap((unit) => unit.words)
  if (words.length < 2 || documents.length === 0) return
  const phrases = phrasePlaces(
    index,
    words.map(({ terms }) => terms),
  )
  let at = 0
  for (const place of phrases) {
    const document = index.documentOf(place)
    while (at < documents.length && (documents[at] ?? 0) < document) at += 1
    if (documents[at] === document && (scores[at] ?? 0) < phraseScore)
      scores[at] = (scores[at] ?? 0) + phraseScore
  }
  nearness(index, words, documents, scores)
}
