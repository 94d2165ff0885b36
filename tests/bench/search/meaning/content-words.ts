/** The words of a verse that say something: all but the most frequent ones of its translation. */
import { foldWord } from '#core/search/text/fold'
import { forEachWord } from '#core/search/text/words'
import type { EvaluatedEdition } from './evaluated-edition'

/** So many words of a translation stand for a list of stop words. */
const stopWords = 120

const stops = new WeakMap<EvaluatedEdition, ReadonlySet<string>>()

/** The different content words of a document, as written, in order. */
export function wordsOf(edition: EvaluatedEdition, document: number): string[] {
  const left = stops.get(edition) ?? mostFrequent(edition)
  stops.set(edition, left)
  const found = new Map<string, string>()
  const content = edition.verses[document]?.content ?? ''
  forEachWord(content, (start, end) => {
    const word = content.slice(start, end)
    const folded = foldWord(word, edition.language)
    if (!left.has(folded) && !found.has(folded)) found.set(folded, word)
  })
  return [...found.values()]
}

function mostFrequent({ index: { verses } }: EvaluatedEdition): ReadonlySet<string> {
  const terms = verses.terms.map((term, number) => ({ term, count: verses.placesOf(number).length }))
  terms.sort((a, b) => b.count - a.count)
  return new Set(terms.slice(0, stopWords).map(({ term }) => term))
}
