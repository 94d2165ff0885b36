/** Searches that were made to cost as much as they can, the same for every run: of every kind, with every option. */
import {
  coherenceLevels,
  type SearchRequest,
  searchSorts,
  searchTypes,
} from '../../../core/contract/search/search-request'
import * as limits from '../../../core/limits'
import { forEachWord } from '../../../core/words/words'

export interface NastyQuery {
  kind: NastyKind
  request: SearchRequest
}

const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'äöüßéèàñçáíóú', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']

type NastyKind = keyof typeof kinds

/** Numbers from 0 up to, without, the one given; `words`: the most frequent first. */
interface Ground {
  below(count: number): number
  words: readonly string[]
}

const kinds = {
  'single letters': ({ below }: Ground) => {
    const letters = [...(alphabets[below(alphabets.length)] ?? '')]
    return row(() => letters[below(letters.length)] ?? '')
  },
  'two letters': ({ below, words }: Ground) => row(() => (words[below(3_000)] ?? '').slice(0, 2)),
  'one word again and again': ({ below, words }: Ground) => {
    const word = words[below(200)] ?? ''
    return row(() => word)
  },
  'frequent words': ({ below, words }: Ground) => row(() => words[below(100)] ?? ''),
  'any words': ({ below, words }: Ground) => row(() => words[below(words.length)] ?? ''),
  'a phrase of frequent words': ({ below, words }: Ground) => quoted(row(() => words[below(30)] ?? '')),
  'a phrase of one word': ({ below, words }: Ground) => {
    const word = words[below(20)] ?? ''
    return quoted(row(() => word))
  },
  'many phrases': ({ below, words }: Ground) =>
    row(() => `"${words[below(50)] ?? ''} ${words[below(50)] ?? ''}"`),
  'stars between letters': ({ below, words }: Ground) =>
    row(() => `${(words[below(500)] ?? '').slice(0, 1 + below(2))}*`),
  'slips of long words': ({ below, words }: Ground) =>
    row(() => {
      const word = words[below(words.length)] ?? ''
      const at = below(word.length + 1)
      return `${word.slice(0, at)}${word.slice(at + 1)}${word.slice(-1)}`
    }),
  'one long word': ({ below, words }: Ground) =>
    row(() => words[below(words.length)] ?? '').replaceAll(' ', ''),
} satisfies Record<string, (ground: Ground) => string>

/** `verses`: plain texts of the translations, in which words are counted. */
export function makeNastyQueries(
  count: number,
  verses: readonly string[],
  abbreviations: readonly string[],
): NastyQuery[] {
  const below = numbersFrom(2_026)
  const ground = { below, words: byFrequency(verses) }
  const names = Object.keys(kinds).filter((name): name is NastyKind => name in kinds)
  const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[below(values.length)] ?? values[0]
  return Array.from({ length: count }, (_, index) => {
    const kind = names[index % names.length] ?? 'any words'
    const editions = 1 + below(abbreviations.length)
    return {
      kind,
      request: {
        type: oneOf(searchTypes),
        search: kinds[kind](ground),
        abbreviations: below(2) === 0 ? abbreviations : abbreviations.slice(0, editions),
        page: oneOf([1, 1, 7, 100_000]),
        coherence: below(coherenceLevels.length),
        area: [],
        fullwords: below(3) === 0,
        umlaute: below(2) === 0,
        exactPhrase: below(4) === 0,
        searchHeadings: below(2) === 0,
        sort: oneOf(searchSorts),
      },
    }
  })
}

/** As many as one search may hold. */
function row(next: () => string): string {
  let text = ''
  for (let tries = 0; tries < limits.maxSearchLength; tries += 1) {
    const longer = `${text} ${next()}`.trimStart()
    if (longer.length > limits.maxSearchLength - 2) break
    text = longer
  }
  return text
}

function quoted(text: string): string {
  return `"${text}"`
}

function byFrequency(verses: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const verse of verses) {
    forEachWord(verse, (start, end) => {
      const word = verse.slice(start, end).toLowerCase()
      counts.set(word, (counts.get(word) ?? 0) + 1)
    })
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word)
}

/** The same numbers for the same seed. */
function numbersFrom(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}
