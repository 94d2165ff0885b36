/** Which entries a query names, in one language. Pure; only + - * /, the same everywhere. */
import { editDistance } from '../../words/edit-distance'
import { withoutPrefixLetter } from '../../words/prefix-letters'
import { finderWeights } from '../finder-weights'
import { type NameIndex, splitWord } from './name-index'
import type { NameTerm } from './name-terms'
import { otherTerms } from './other-terms'

/** An entry that the words name: 1 for exactly its name. */
export interface EntryMatch {
  id: string
  score: number
}

interface Candidate {
  term: number
  quality: number
}

/** A word of the query: what it counts, and the terms it may be. */
interface AskedWord {
  worth: number
  candidates: readonly Candidate[]
}

/** More words are no name. */
const mostWords = 24
/** Shorter words are not taken for slips; longer ones may have two. */
const leastSlip = 4
const mostSlip = 24
const twoSlipsFrom = 8

/** How a query is read. */
export interface Reading {
  /** The last word may be the beginning of one. */
  isTyping?: boolean
  /** Whether a word stands in a searched text: then it is no slip of another one. */
  isInText?: ((word: string) => boolean) | undefined
  /** Words that people use for one another count too. */
  isWide?: boolean
}

/** Best first. */
export function matchNames(index: NameIndex, text: string, reading: Reading = {}): EntryMatch[] {
  const words = askedWords(index, typedTerms(index, text, reading.isTyping ?? false), reading)
  const asked = words.reduce((sum, { worth }) => sum + worth, 0)
  if (asked === 0) return []
  const covered = new Map<number, { ofQuery: number; ofName: number }>()
  for (const { worth, candidates } of words) {
    const best = new Map<number, Candidate>()
    for (const one of candidates)
      for (const name of index.namesOf(one.term))
        if ((best.get(name)?.quality ?? 0) < one.quality) best.set(name, one)
    for (const [name, { term, quality }] of best) {
      const sum = covered.get(name) ?? { ofQuery: 0, ofName: 0 }
      covered.set(name, sum)
      sum.ofQuery += worth * quality
      sum.ofName += (index.worths[term] ?? 0) * quality
    }
  }
  const scores = new Map<string, number>()
  for (const [at, { ofQuery, ofName }] of covered) {
    const id = index.ids[index.entryOf[at] ?? 0] ?? ''
    const query = ofQuery / asked
    const own = Math.min(1, ofName / (index.nameWorths[at] ?? 1))
    const score = (2 * query * own) / (query + own)
    if (score >= finderWeights.least && score > (scores.get(id) ?? 0)) scores.set(id, score)
  }
  return inOrder([...scores].map(([id, score]) => ({ id, score })))
}

/** A single letter at the end of what is being typed says nothing yet. */
function typedTerms({ termsOf }: NameIndex, text: string, isTyping: boolean): NameTerm[] {
  const terms = termsOf(text).slice(0, mostWords)
  const isBegun = isTyping && terms.length > 1 && terms.at(-1)?.word.length === 1
  return isBegun ? terms.slice(0, -1) : terms
}

/** Of equal ones a story tells more than a person. */
const ranks = 'SFTXP'

function rankOf(id: string): number {
  return ranks.indexOf(id.charAt(0))
}

/** Best first. */
export function inOrder<Match extends EntryMatch>(matches: Match[]): Match[] {
  return matches.sort((a, b) => b.score - a.score || rankOf(a.id) - rankOf(b.id) || (a.id < b.id ? -1 : 1))
}

/** Whether a word is one of names, in this form, as another one, or as two. */
export function isNameWord({ termsOf, numbers, locale }: NameIndex, word: string): boolean {
  return termsOf(word).some(({ term }) => numbers.has(term) || splitWord(term, numbers, locale) !== undefined)
}

function askedWords(
  index: NameIndex,
  terms: readonly NameTerm[],
  { isTyping = false, isInText, isWide = false }: Reading,
): AskedWord[] {
  const { numbers } = index
  return terms.flatMap(({ word, term }, at): AskedWord[] => {
    const [before, after] = [terms[at - 1], terms[at + 1]]
    const joined = [before && numbers.get(before.word + term), after && numbers.get(word + after.term)]
    const compounds = joined.flatMap((one) => (typeof one === 'number' ? [one] : []))
    const isLast = isTyping && at === terms.length - 1
    const exact = numbers.get(term)
    const near = [
      ...(exact === undefined ? [] : [{ term: exact, quality: 1 }]),
      ...compounds.map((one) => ({ term: one, quality: finderWeights.compound })),
      ...(isLast ? beginnings(index, word) : []),
    ]
    const others = isWide ? otherTerms(index, term) : []
    if (near.length > 0) return [{ worth: worthOf(index, near), candidates: [...near, ...others] }]
    if (others.length > 0) return [{ worth: worthOf(index, others), candidates: others }]
    const parts = splitWord(term, numbers, index.locale)
    if (parts)
      return parts.map((part) => ({
        worth: index.worths[part] ?? 0,
        candidates: [{ term: part, quality: finderWeights.compound }],
      }))
    const slips = [...withoutPrefix(index, term), ...(isInText?.(word) ? [] : slipsOf(index, word, term))]
    return [{ worth: slips.length > 0 ? worthOf(index, slips) : index.mostWorth, candidates: slips }]
  })
}

/** Of the most telling term that it may be. */
function worthOf({ worths }: NameIndex, candidates: readonly Candidate[]): number {
  return candidates.reduce((most, { term }) => Math.max(most, worths[term] ?? 0), 0)
}

function beginnings({ words }: NameIndex, begun: string): Candidate[] {
  if (begun.length < 2) return []
  return [...words].flatMap(([word, term]) =>
    word.length > begun.length && word.startsWith(begun) ? [{ term, quality: finderWeights.prefix }] : [],
  )
}

/** Letters that are left of a word without the prefix of Hebrew and Arabic. */
const leastBare = 2

function withoutPrefix({ numbers, locale }: NameIndex, term: string): Candidate[] {
  const bare = numbers.get(withoutPrefixLetter(term, locale, leastBare))
  return bare === undefined ? [] : [{ term: bare, quality: finderWeights.compound }]
}

/** Words, and stems, with a letter or two changed, never the first. */
function slipsOf({ words, numbers, byLetter }: NameIndex, word: string, stem: string): Candidate[] {
  const { unfinished, oneSlip, twoSlips } = finderWeights
  const near = (
    typed: string,
    known: readonly string[],
    numberOf: ReadonlyMap<string, number>,
  ): Candidate[] => {
    if (typed.length < leastSlip || typed.length > mostSlip) return []
    const most = typed.length >= twoSlipsFrom ? 2 : 1
    return known.flatMap((one) => {
      if (Math.abs(one.length - typed.length) > most) return []
      const distance = editDistance(typed, one, most)
      const term = numberOf.get(one)
      if (distance > most || term === undefined) return []
      return [{ term, quality: one.startsWith(typed) ? unfinished : distance === 1 ? oneSlip : twoSlips }]
    })
  }
  const { words: asWritten, stems } = byLetter.get(word.charAt(0)) ?? { words: [], stems: [] }
  return [...near(word, asWritten, words), ...(stem === word ? [] : near(stem, stems, numbers))]
}
