/** The words of the original that a query names, in each edition: the verses that have all of them, and what renders them. */
import type { Chapter } from '../../contract/editions/chapter'
import type { AskedOriginals } from '../../contract/search/search-answer'
import type { TextMark } from '../query/marks'
import type { TypedOriginal } from '../query/read-originals'
import { placeIn } from '../sorted'
import type { EditionOriginals, SearchedEdition, WantedOriginal } from './searched-edition'

/** The numbers of a lemma, from dictionaries and layers; none where nothing has it. */
export type NumbersOfLemma = (lemma: string) => Promise<readonly string[]>

/** What an edition has of them. */
export interface OriginalHits {
  /** Documents of its index that have all of them, ascending. */
  documents: Int32Array
  origin: AskedOriginals['origins'][string]
  marks(chapter: Chapter): ReturnType<EditionOriginals['marks']>
}

export async function wantedOriginals(
  typed: readonly TypedOriginal[],
  numbersOf: NumbersOfLemma | undefined,
): Promise<WantedOriginal[]> {
  const wanted: WantedOriginal[] = []
  for (const one of typed)
    wanted.push(
      'number' in one
        ? { typed: one.typed, numbers: [one.number], isLemma: false }
        : { typed: one.typed, numbers: (await numbersOf?.(one.lemma)) ?? [], isLemma: true },
    )
  return wanted
}

export async function originalHits(
  { index, originals }: SearchedEdition,
  wanted: readonly WantedOriginal[],
): Promise<OriginalHits> {
  const own = await originals?.()
  if (!own) return { documents: new Int32Array(0), origin: 'none', marks: async () => noMarks }
  const { canonicals } = index.verses
  const lists: Int32Array[] = []
  for (const one of wanted) lists.push(await own.verses(one))
  const [first = new Int32Array(0), ...others] = lists.toSorted((one, other) => one.length - other.length)
  const documents = first
    .filter((verse) => others.every((list) => placeIn(list, verse) >= 0))
    .map((verse) => placeIn(canonicals, verse))
    .filter((document) => document >= 0)
  return { documents, origin: own.origin, marks: async (chapter) => await own.marks(chapter, wanted) }
}

const noMarks: ReadonlyMap<number, readonly TextMark[]> = new Map()
