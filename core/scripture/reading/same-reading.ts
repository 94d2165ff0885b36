/**
 * Whether two readings look the same, so that a page is not drawn again when the
 * database returns the same a second time.
 */
import type { ChapterRecord } from '../../contract/page-data'
import type { PageReading } from './read-page'

type Found = Extract<PageReading, { kind: 'found' }>

/**
 * Compares what is drawn: the address, texts by the hash of their book, manifests by
 * their revision, the available names.
 */
export function showsSame(one: Found, other: Found): boolean {
  return keyOf(one) === keyOf(other)
}

const keys = new WeakMap<Found, string>()

function keyOf(reading: Found): string {
  const known = keys.get(reading)
  if (known) return known
  const { data, missing, absent } = reading
  const key = JSON.stringify([
    data.address,
    data.manifests.map(({ abbreviation, revision }) => [abbreviation, revision]),
    data.chapters.map(chapterKey),
    data.further?.map(chapterKey),
    Object.keys(data.names).sort(),
    missing,
    absent,
  ])
  keys.set(reading, key)
  return key
}

function chapterKey({ abbreviation, hash, chapter }: ChapterRecord): unknown[] {
  return [abbreviation, hash, chapter.canonical]
}
