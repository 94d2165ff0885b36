/** The books a search looks at (spec 1 §5 "Area selection"). */
import type { BookGroup, SearchOptions } from '../contract/search/search-request'

const groups: Readonly<Record<BookGroup, readonly [first: number, last: number]>> = {
  at: [1, 39],
  nt: [40, 66],
  ak: [90, 96],
}

/** Whether a book number is in an area; everything is in an empty one. */
export function areaTest(area: SearchOptions['area']): (book: number) => boolean {
  if (area.length === 0) return () => true
  const books = new Set(
    area.flatMap((entry) => {
      if (typeof entry === 'number') return [entry]
      const [first, last] = groups[entry]
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    }),
  )
  return (book) => books.has(book)
}
