/** The key by which a head is found and sorted: without case, marks and signs. */

export function headKey(head: string): string {
  return head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Puts heads in order by their keys, equal ones by their ids. Numbers count as such: `Psalm 9` before `Psalm 10`. */
export function byHead(locale: string): (one: HeadRow, other: HeadRow) => number {
  const collator = new Intl.Collator(locale, { numeric: true })
  return (one, other) => collator.compare(headKey(one.head), headKey(other.head)) || one.id - other.id
}

export interface HeadRow {
  id: number
  head: string
  /** It only leads to others: lists leave it out. */
  isEmpty?: true
  /** All of its article, the word's own first; absent without any. */
  numbers?: readonly string[]
}
