/** The key under which result pages are stored. */
import type { SearchRequest } from '#core/contract/search/search-request'

/** Requests that differ only in the page have the same key; spaces around the words do not count. */
export function resultKey(request: Omit<SearchRequest, 'page'>): string {
  const { type, abbreviations, merged = false, search, coherence, area, sort } = request
  const { fullwords, umlaute, exactPhrase, searchHeadings } = request
  const flags = [fullwords, umlaute, exactPhrase, searchHeadings].map(Number).join('')
  return [
    type,
    abbreviations.join(merged ? '+' : '.'),
    coherence,
    area.join('.'),
    flags,
    sort,
    search.trim(),
  ].join('|')
}
