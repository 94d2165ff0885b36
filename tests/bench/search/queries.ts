/** Queries of nine kinds made from the text that is searched, the same for every run: seven each. */
import { foldWord } from '../../../core/words/fold'
import { forEachWord } from '../../../core/words/words'

export const queryKinds = [
  'frequent',
  'rare',
  'two words',
  'three words',
  'phrase',
  'begin of a word',
  'misspelt',
  'umlaut',
  'part of a word',
] as const
export type QueryKind = (typeof queryKinds)[number]

export interface BenchQuery {
  kind: QueryKind
  text: string
  /** Of a misspelt one: the word that was meant. */
  meant?: string
}

const perKind = 7

/** `verses`: plain texts in order. */
export function makeQueries(verses: readonly string[], language: string): BenchQuery[] {
  const words = verses.map((verse) => wordsOf(verse))
  const counts = new Map<string, number>()
  for (const word of words.flat()) {
    const folded = foldWord(word, language)
    counts.set(folded, (counts.get(folded) ?? 0) + 1)
  }
  const ranked = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  )
  const long = ranked.filter((word) => word.length >= 6)
  const ranges = words.filter((verse) => verse.length >= 8)
  const verse = (step: number) => ranges[(step * 3571 + 17) % ranges.length] ?? []
  const make: Readonly<Record<QueryKind, (step: number) => Omit<BenchQuery, 'kind'>>> = {
    frequent: (step) => ({ text: ranked[step * 3] ?? '' }),
    rare: (step) => ({ text: ranked[ranked.length - 1 - step * 101] ?? '' }),
    'two words': (step) => ({ text: [verse(step)[1], verse(step)[5]].join(' ') }),
    'three words': (step) => ({
      text: [verse(step + 9)[6], verse(step + 9)[2], verse(step + 9)[4]].join(' '),
    }),
    phrase: (step) => ({
      text: `"${verse(step + 20)
        .slice(2, 5)
        .join(' ')}"`,
    }),
    'begin of a word': (step) => ({ text: (long[step * 37] ?? '').slice(0, 5) }),
    misspelt: (step) => {
      const meant = long[step * 53 + 5] ?? ''
      return { text: `${meant.slice(0, 3)}${meant.charAt(4)}${meant.charAt(3)}${meant.slice(5)}`, meant }
    },
    umlaut: (step) => ({
      text: written(long.filter((word) => /[äöüß]/.test(word))[step * 29] ?? long[step] ?? ''),
    }),
    'part of a word': (step) => ({ text: (long[step * 41 + 3] ?? '').slice(1, 5) }),
  }
  return queryKinds.flatMap((kind) =>
    Array.from({ length: perKind }, (_, step) => ({ kind, ...make[kind](step) })),
  )
}

function wordsOf(text: string): string[] {
  const found: string[] = []
  forEachWord(text, (start, end) => found.push(text.slice(start, end)))
  return found
}

/** As people type who have no umlauts. */
function written(word: string): string {
  return word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss')
}
