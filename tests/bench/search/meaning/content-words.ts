/** The words of a verse that say something: all but forms of the most frequent ones of its translation. */
import { foldWord } from '#core/words/fold'
import { forEachWord } from '#core/words/words'
import type { EvaluatedEdition } from './evaluated-edition'

/** So many stems of a translation stand for a list of stop words. */
const stopStems = 120

const stops = new WeakMap<EvaluatedEdition, ReadonlySet<string>>()

/** The different content words of a document, as written, in order. */
export function wordsOf(edition: EvaluatedEdition, document: number): string[] {
  const left = stops.get(edition) ?? mostFrequent(edition)
  stops.set(edition, left)
  const found = new Map<string, string>()
  const content = edition.verses[document]?.content ?? ''
  forEachWord(content, (start, end) => {
    const word = content.slice(start, end)
    const stem = edition.stem(foldWord(word, edition.language))
    if (!left.has(stem) && !found.has(stem)) found.set(stem, word)
  })
  return [...found.values()]
}

function mostFrequent({ index: { verses }, stem }: EvaluatedEdition): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const [number, term] of verses.terms.entries()) {
    const key = stem(term)
    counts.set(key, (counts.get(key) ?? 0) + verses.placesOf(number).length)
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return new Set(sorted.slice(0, stopStems).map(([key]) => key))
}
