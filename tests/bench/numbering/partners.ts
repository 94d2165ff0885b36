/** Verses of one translation beside those of another: the partner that the numbering leads to, and the verses before and after it. */
import type { Numbering } from '../../../core/contract/editions/edition'
import type { ImportedBook } from '../../../core/scripture/editions/edition'
import { convert } from '../../../core/scripture/numbering/convert'
import { learnLikeness, type Words, wordsOf } from './likeness'

export interface ComparedEdition {
  locale: string
  numbering: Numbering
  books: readonly ImportedBook[]
}

export interface PartnerShares {
  /** Verses that have a partner. */
  verses: number
  /** Verses that stand on text the other translation lacks. */
  lacking: number
  /** Canonicals whose neighbour is clearly the partner. */
  wrong: number[]
  /** How many are at least as much like their partner as like its neighbours. */
  nearest: number
}

/** Books above have no numbering that editions agree on. */
const lastBook = 66

interface Line {
  first: number
  last: number
  words: Words
}

/** A verse with how much it is like the verse it leads to, and like the more similar of the verses around that. */
interface Scored {
  first: number
  own: number
  next: number
}

/**
 * Compares verse by verse: as the numberings lead, and as the same numbers would. A neighbour is clearly the partner when it is at
 * least half as alike as partners of these two translations usually are, and more than twice as alike as the verse that was led to.
 */
export function comparePartners(
  one: ComparedEdition,
  other: ComparedEdition,
): { led: PartnerShares; same: PartnerShares } {
  const others = linesOf(other)
  const index = new Map<number, number>()
  for (const [position, { first, last }] of others.entries()) {
    for (let verse = first; verse <= last; verse += 1) index.set(verse, position)
  }
  const wordsAt = (places: readonly number[]) =>
    new Set(places.flatMap((place) => [...(others[place]?.words ?? [])]))
  const lines = linesOf(one)
  const places = lines.map((line) =>
    placesOf(line, (verse) => leadOf(verse, one.numbering, other.numbering), index),
  )
  const likeness = learnLikeness(
    lines
      .map(({ words }, line) => [words, wordsAt(places[line] ?? [])] as const)
      .filter(([, words]) => words.size > 0),
    one.locale === other.locale,
  )
  const scoredAt = ({ first, words }: Line, at: readonly number[]): Scored => {
    const [before, after] = [Math.min(...at) - 1, Math.max(...at) + 1]
    const next = Math.max(likeness.of(words, wordsAt([before])), likeness.of(words, wordsAt([after])))
    return { first, own: likeness.of(words, wordsAt(at)), next }
  }
  const score = (at: readonly (readonly number[])[]) =>
    lines.flatMap((line, position) => (at[position]?.length ? [scoredAt(line, at[position])] : []))
  const led = score(places)
  const usual = led.map(({ own }) => own).toSorted((a, b) => a - b)[led.length >> 1] ?? 0
  const same = score(lines.map((line) => placesOf(line, (verse) => [verse], index)))
  return { led: sharesOf(led, lines.length, usual), same: sharesOf(same, lines.length, usual) }
}

function sharesOf(scored: readonly Scored[], lines: number, usual: number): PartnerShares {
  return {
    verses: scored.length,
    lacking: lines - scored.length,
    wrong: scored.filter(({ own, next }) => next >= usual / 2 && next > 2 * own).map(({ first }) => first),
    nearest: scored.filter(({ own, next }) => own >= next).length,
  }
}

function leadOf(verse: number, from: Numbering, to: Numbering): number[] {
  const places = convert(verse, from, to)
  const texts = places.filter(({ part }) => part !== 'title')
  return (texts.length > 0 ? texts : places).map(({ canonical }) => canonical)
}

function linesOf({ books }: ComparedEdition): Line[] {
  return books
    .filter(({ number }) => number <= lastBook)
    .flatMap(({ chapters }) => chapters)
    .flatMap(({ canonical, verses }) =>
      verses
        .map(({ verse, verse_end, content }) => ({
          first: canonical + verse,
          last: canonical + (verse_end ?? verse),
          words: wordsOf(content),
        }))
        .filter(({ words }) => words.size > 0),
    )
}

function placesOf(
  { first, last }: Line,
  lead: (verse: number) => number[],
  index: ReadonlyMap<number, number>,
): number[] {
  const places = new Set<number>()
  for (let verse = first; verse <= last; verse += 1) {
    for (const place of lead(verse)) {
      const position = index.get(place)
      if (position !== undefined) places.add(position)
    }
  }
  return [...places]
}
