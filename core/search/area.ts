/** The books that are searched. */
import { expandArea } from '../contract/search/area'
import type { SearchOptions } from '../contract/search/search-request'

/** Whether a book number is in an area; an empty area contains everything. */
export function areaTest(area: SearchOptions['area']): (book: number) => boolean {
  if (area.length === 0) return () => true
  const books = new Set(expandArea(area))
  return (book) => books.has(book)
}
