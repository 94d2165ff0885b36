/**
 * Which entries have passages that tell what is searched, where no verse has all of the words: a plot is spread over
 * verses. Pure; only + - * /, the same everywhere.
 */
import { type Entries, versesOf } from '../../../finder/entry'
import type { Finder } from '../../../finder/finder'
import { finderWeights } from '../../../finder/finder-weights'
import { otherTexts } from '../../../finder/matching/other-terms'
import { convertRange } from '../../../scripture/numbering/convert-range'
import { tableNumbering } from '../../../scripture/pericopes/parallels-of'
import { inverseFrequency } from '../../../words/inverse-frequency'
import type { WordIndex } from '../../index/word-index'
import { type FoundTerms, findTerms } from '../../query/finding/find-terms'
import type { Query } from '../../query/read-query'
import { firstNotBelow, lastNotAbove } from '../../sorted'
import type { EditionQuery } from '../understand'

/** Longer passages have any words. */
const mostVerses = 90
/** Passages that are only beside an entry tell another story. */
const leastWeight = 2
/** Bits of a number; more words are no plot. */
const mostUnits = 30
/** A word in more verses than this share of all says nothing. */
const commonShare = 1 / 16

/** The passages of all entries as documents of an edition. */
interface Spans {
  entries: Entries
  ids: readonly string[]
  firsts: Int32Array
  lasts: Int32Array
}

const kept = new WeakMap<WordIndex, Spans>()

/** By id, the share of what the words say that one of the entry's passages has, 0 to 1. */
export function toldEntries(
  { units }: Query,
  { edition, units: found, efforts }: EditionQuery,
  finder: Finder,
): Map<string, number> {
  const { verses } = edition.index
  const spans = spansIn(edition, finder.entries)
  const masks = new Int32Array(verses.count)
  const nearMasks = new Int32Array(verses.count)
  const index = finder.languages.find((one) => one.index.locale === edition.language)?.index
  const effort = efforts.finding.copy()
  const options = { language: edition.language, fullwords: true, umlaute: true, stem: edition.stem }
  const asked = found.slice(0, mostUnits)
  const nearCounts = asked.map((_, at) => {
    const [word = '', another] = units[at]?.words ?? []
    const others = index && another === undefined ? otherTexts(index, word) : []
    return mark(
      verses,
      others.map((other) => findTerms(verses, other, options, effort)),
      nearMasks,
      1 << at,
    )
  })
  const counts = asked.map(({ words }, at) => mark(verses, words.length === 1 ? words : [], masks, 1 << at))
  const worths = counts.map((count, at) =>
    inverseFrequency(verses.count, count > 0 ? count : (nearCounts[at] ?? 0)),
  )
  const all = worths.reduce((sum, worth) => sum + worth, 0)
  const told = new Map<string, number>()
  if (all === 0) return told
  // A word that so long a passage has anyway says nothing.
  const worthIn = (count: number, length: number) =>
    inverseFrequency(verses.count, Math.min(verses.count, count * length))
  for (let at = 0; at < spans.ids.length; at += 1) {
    const first = spans.firsts[at] ?? 0
    const last = spans.lasts[at] ?? 0
    let had = 0
    let hadNear = 0
    for (let verse = first; verse <= last; verse += 1) {
      had |= masks[verse] ?? 0
      hadNear |= nearMasks[verse] ?? 0
    }
    const either = had | hadNear
    if ((either & (either - 1)) === 0) continue
    const length = last - first + 1
    let sum = 0
    for (let unit = 0; unit < counts.length; unit += 1) {
      const bit = 1 << unit
      if ((either & bit) === 0) continue
      const own = had & bit ? worthIn(counts[unit] ?? 0, length) : 0
      const near = hadNear & bit ? worthIn(nearCounts[unit] ?? 0, length) * finderWeights.toldOther : 0
      sum += Math.max(own, near)
    }
    const id = spans.ids[at] ?? ''
    told.set(id, Math.max(told.get(id) ?? 0, sum / all))
  }
  return told
}

/** Marks the verses that have one of the words; returns how many. */
function mark(index: WordIndex, words: readonly FoundTerms[], masks: Int32Array, bit: number): number {
  let count = 0
  for (const term of words.flatMap(({ terms, forms }) => [...terms, ...forms])) {
    if (index.weight(term) > index.wordCount * commonShare) continue
    const { documents, length } = index.postingsOf(term)
    for (let at = 0; at < length; at += 1) {
      const document = documents[at] ?? 0
      if ((masks[document] ?? 0) & bit) continue
      masks[document] = (masks[document] ?? 0) | bit
      count += 1
    }
  }
  return count
}

function spansIn({ index: { verses }, numbering }: EditionQuery['edition'], entries: Entries): Spans {
  const known = kept.get(verses)
  if (known?.entries === entries) return known
  const found: { id: string; first: number; last: number }[] = []
  for (const { id, passages } of entries.values())
    for (const passage of passages) {
      if (passage.weight < leastWeight) continue
      const { from, to } = versesOf(passage)
      const [range] = convertRange(from, to, tableNumbering, numbering)
      if (!range) continue
      const first = firstNotBelow(verses.canonicals, range.from)
      const last = lastNotAbove(verses.canonicals, range.to)
      if (first <= last && last - first < mostVerses) found.push({ id, first, last })
    }
  const spans = {
    entries,
    ids: found.map(({ id }) => id),
    firsts: Int32Array.from(found, ({ first }) => first),
    lasts: Int32Array.from(found, ({ last }) => last),
  }
  kept.set(verses, spans)
  return spans
}
