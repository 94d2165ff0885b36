/** Computes how the hits of a search are spread over the books. Pure. */
import { type BookRange, booksIn, divisions, groupRanges } from '#core/contract/search/area'
import type { SearchAnswer } from '#core/contract/search/search-answer'
import type { BookGroup } from '#core/contract/search/search-request'

export interface BookBar {
  book: number
  /** Number of verses found: in the edition with the most hits, or in any of those that are searched as one. */
  count: number
  /** Share of the largest count, 0 to 1. */
  share: number
  /** True for the first book of its part of the Bible. */
  isFirst: boolean
}

export interface GroupBars {
  group: BookGroup
  count: number
  bars: readonly BookBar[]
}

/** Both testaments with every book, even without a hit; the late writings only if they have a hit. */
export function bookDistribution({ result, merged }: Pick<SearchAnswer, 'result' | 'merged'>): GroupBars[] {
  const counts = new Map<number, number>()
  for (const { books } of merged ? [merged] : Object.values(result))
    for (const [book, count] of Object.entries(books))
      counts.set(Number(book), Math.max(counts.get(Number(book)) ?? 0, count))
  const largest = Math.max(1, ...counts.values())
  const bar = (book: number): BookBar => {
    const count = counts.get(book) ?? 0
    return { book, count, share: count / largest, isFirst: firstBooks.has(book) }
  }
  const groupBars = (group: BookGroup, range: BookRange): GroupBars => {
    const bars = booksIn(range).map(bar)
    return { group, count: bars.reduce((sum, { count }) => sum + count, 0), bars }
  }
  const { at, nt, ak } = groupRanges
  const late = groupBars('ak', ak)
  return [groupBars('at', at), groupBars('nt', nt), ...(late.count > 0 ? [late] : [])]
}

const firstBooks: ReadonlySet<number> = new Set(divisions.map(({ from }) => from))
