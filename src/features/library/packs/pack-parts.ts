/** The parts of a pack that is split by book: the download size of each, and which are on this device. Pure. */
import type { StoredManifest } from '#core/contract/content/answers'

export interface BookSegments {
  book: number
  /** Download size. */
  bytes: number
  isHere: boolean
}

export interface TestamentPart {
  name: 'old' | 'new'
  /** Books that are not on this device. */
  missing: readonly number[]
  /** Download size of the missing books. */
  bytes: number
}

/** The first book of the New Testament. */
const matthew = 40

/** In the order of the Bible. Leaves out a testament that is here in full, and one that has a single book. */
export function packParts(
  { segments }: Pick<StoredManifest, 'segments'>,
  here: readonly number[],
): { books: BookSegments[]; testaments: TestamentPart[] } {
  const books = segments
    .filter(({ role, scope }) => role === 'articles' && Number(scope) > 0)
    .map(({ scope, packed }) => ({
      book: Number(scope),
      bytes: packed,
      isHere: here.includes(Number(scope)),
    }))
    .sort((one, other) => one.book - other.book)
  const testaments = (['old', 'new'] as const).flatMap((name): TestamentPart[] => {
    const own = books.filter(({ book }) => (book < matthew ? 'old' : 'new') === name)
    const missing = own.filter(({ isHere }) => !isHere)
    if (missing.length === 0 || own.length === 1) return []
    return [
      {
        name,
        missing: missing.map(({ book }) => book),
        bytes: missing.reduce((sum, { bytes }) => sum + bytes, 0),
      },
    ]
  })
  return { books, testaments }
}
