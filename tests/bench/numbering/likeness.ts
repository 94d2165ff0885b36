/**
 * How alike two verses are: the words they share, each counting more the rarer it is. Across languages a word counts as shared as
 * far as it goes together with a word of the other verse in the whole of both translations.
 */

/** The words of a verse, as far as they are compared: without accents and endings. */
export type Words = ReadonlySet<string>

export interface Likeness {
  /** 0 to about 1; the order of the two languages is that of the pairs. */
  of(one: Words, other: Words): number
}

const stemLetters = 6
/** Words that go together more seldom say nothing. */
const leastTogether = 0.03

export function wordsOf(text: string): Words {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/\p{L}{2,}/gu)
  return new Set(words?.map((word) => word.slice(0, stemLetters)))
}

/** Likeness learnt from verses that stand on each other; a few wrong pairs among thousands change nothing. */
export function learnLikeness(
  pairs: readonly (readonly [Words, Words])[],
  isSameLanguage: boolean,
): Likeness {
  const [ones, others] = [countsOf(pairs.map(([one]) => one)), countsOf(pairs.map(([, other]) => other))]
  const weight = (word: string, counts: ReadonlyMap<string, number>) =>
    Math.log(pairs.length / (counts.get(word) ?? 1))
  const sum = (words: Words, counts: ReadonlyMap<string, number>) =>
    [...words].reduce((total, word) => total + weight(word, counts), 0)
  const together = isSameLanguage ? undefined : associations(pairs, ones, others)
  const shared = (word: string, other: Words) => {
    if (!together) return other.has(word) ? 1 : 0
    let most = 0
    for (const [partner, share] of together.get(word) ?? [])
      if (other.has(partner)) most = Math.max(most, share)
    return most
  }
  return {
    of(one, other) {
      const all = Math.sqrt(sum(one, ones) * sum(other, others))
      const found = [...one].reduce((total, word) => total + shared(word, other) * weight(word, ones), 0)
      return all > 0 ? found / all : 0
    },
  }
}

function countsOf(texts: readonly Words[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** By word: the words of the other language it goes together with, and how much (Dice coefficient, once together is chance). */
function associations(
  pairs: readonly (readonly [Words, Words])[],
  ones: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
): Map<string, Map<string, number>> {
  const together = new Map<string, Map<string, number>>()
  for (const [one, other] of pairs) {
    for (const word of one) {
      const partners = together.get(word) ?? new Map<string, number>()
      together.set(word, partners)
      for (const partner of other) partners.set(partner, (partners.get(partner) ?? 0) + 1)
    }
  }
  for (const [word, partners] of together) {
    for (const [partner, count] of partners) {
      const share = (2 * (count - 1)) / ((ones.get(word) ?? 0) + (others.get(partner) ?? 0))
      if (share < leastTogether) partners.delete(partner)
      else partners.set(partner, share)
    }
  }
  return together
}
