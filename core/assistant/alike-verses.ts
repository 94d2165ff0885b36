/** Asks the index of editions for verses with many words of a text: what a sentence may repeat nearly. */
import type { SearchAnswer } from '../contract/search/search-answer'
import { defaultSearchOptions, type SearchRequest } from '../contract/search/search-request'
import type { AlikeVerse } from './answer-library'
import { verseText } from './passage-source'

/** `abbreviations`: the edition that is read first. */
export function alikeRequest(words: string, abbreviations: readonly string[]): SearchRequest {
  return { ...defaultSearchOptions, type: 'classic', search: words, abbreviations, page: 1 }
}

/** Verses that stand beside each other have one row. */
export function alikeVerses({ result }: SearchAnswer, abbreviation: string): AlikeVerse[] {
  const own = new Map(result[abbreviation]?.verses.map(({ row, canonical }) => [row, canonical]))
  return Object.values(result).flatMap(({ verses }) =>
    verses.map((verse) => ({ canonical: own.get(verse.row), text: verseText(verse) })),
  )
}
