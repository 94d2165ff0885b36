/** Pages of results, as the local database has them. */
import type { BookTitles } from '#core/contract/editions/names'
import type { EditionHits, SearchAnswer } from '#core/contract/search/search-answer'
import type { ResultRow } from '#db/rows'

/** Verses that were found at these places, each by its first four letters. */
export function hitsOf(
  canonicals: readonly number[],
  booknames: BookTitles = {},
  more: Partial<EditionHits> = {},
): EditionHits {
  const books: Record<string, number> = {}
  for (const canonical of canonicals) {
    const book = Math.floor(canonical / 1_000_000)
    books[book] = (books[book] ?? 0) + 1
  }
  return {
    count: canonicals.length,
    meant: 0,
    verses: canonicals.map((canonical) => ({
      verse: canonical % 1_000,
      content: `Text ${canonical}`,
      canonical,
      row: canonical,
    })),
    marks: Object.fromEntries(canonicals.map((canonical) => [canonical, [[0, 4]]])),
    headings: {},
    booknames,
    books,
    ...more,
  }
}

export function answerOf(
  result: Record<string, EditionHits>,
  more: Partial<SearchAnswer> = {},
): SearchAnswer {
  return {
    type: 'hybrid',
    result,
    count: Math.max(0, ...Object.values(result).map(({ count }) => count)),
    page: 1,
    max_pages: 1,
    last_canonical: 0,
    offsets: {},
    corrections: [],
    meaning: '',
    ...more,
  }
}

export function resultPage(
  page: number,
  result: Record<string, EditionHits>,
  more: Partial<ResultRow> = {},
): ResultRow {
  return {
    key: 'search',
    page,
    answer: answerOf(result, { page }),
    from: 'server',
    missing: [],
    versions: {},
    at: 1,
    ...more,
  }
}
