/** The result of a search without any text: the rows of all editions and how well each fits. */
import { coherenceLevels, type SearchRequest, type SearchType } from '../../contract/search/search-request'
import { type Finder, isKnownName, withoutQuestion } from '../../finder/finder'
import { foldWord } from '../../words/fold'
import { withoutPrefixLetter } from '../../words/prefix-letters'
import { areaTest } from '../area'
import { type Near, nearest } from '../meaning/nearest'
import { readOriginals } from '../query/read-originals'
import { type Query, readQuery } from '../query/read-query'
import { type NumbersOfLemma, originalHits, wantedOriginals } from './asked-originals'
import { type EntryWithPassages, entriesWithPassages, liftEntries } from './entries/lift-entries'
import { toldEntries } from './entries/told-entries'
import { findHits, type Hits, hitsIn } from './find-hits'
import { withLeadingRow } from './leading-row'
import { withLeadingVerse } from './leading-verse'
import { type Meanings, type QueryMeaning, queryMeaning } from './query-meaning'
import { type Rows, rowMap, rowsOf } from './rows'
import type { RowMap, SearchedEdition, WantedOriginal } from './searched-edition'
import { type EditionQuery, type Understood, understand } from './understand'
import { nearCount, withMeaning } from './with-meaning'

/** Knowledge of a search beside the words of the editions. All but lemmas is for hybrid search. */
export interface Knowledge {
  numbersOf?: NumbersOfLemma | undefined
  meanings?: Meanings | undefined
  finder?: Finder | undefined
  /** By abbreviation: the nearest verses (their documents) of another space of vectors, nearest first. */
  near?: ReadonlyMap<string, readonly Near[]> | undefined
}

/** The rows and hits of a search. */
export interface FoundRows {
  /** The search that ran: anything in quotes makes it classic. */
  type: SearchType
  /** Similar meanings were included. */
  hasMeaning: boolean
  /** Number of different words or phrases searched for. */
  unitCount: number
  understood: Understood
  /** The words of the original that were asked for. */
  wanted: readonly WantedOriginal[]
  /** Entries that the query may mean, best first. */
  entries: readonly EntryWithPassages[]
  /** Per edition, in order: hits in all books, and those in the area. */
  everywhere: readonly Hits[]
  hits: readonly Hits[]
  maps: readonly RowMap[]
  rows: Rows
}

/** `breathe` is awaited after every edition. The first edition gives the numbering of the rows. */
export async function findRows(
  request: SearchRequest,
  editions: readonly SearchedEdition[],
  breathe: () => Promise<void>,
  { numbersOf, meanings, finder: names, near }: Knowledge = {},
): Promise<FoundRows> {
  const { originals, words } = readOriginals(request.search)
  const wanted = await wantedOriginals(originals, numbersOf)
  // Who names a word of the original wants its verses, not a story.
  const known = wanted.length > 0 ? undefined : names
  const typed = readQuery(words, request.exactPhrase)
  const type: SearchType = typed.isPhrase ? 'classic' : request.type
  const isHybrid = type === 'hybrid'
  const finder = isHybrid ? known : undefined
  const query = finder ? askedFor(typed, request.search, finder) : typed
  const isName = finder ? (word: string) => isKnownName(finder, word) : undefined
  const languages = editions.map(({ language }) => language)
  const meaning = isHybrid && meanings ? queryMeaning(query, languages, meanings) : undefined
  const understood = await withOriginals(
    understand(query, editions, { ...request, isHybrid, isWord: meaning?.isWord, isName }),
    wanted,
    breathe,
  )
  // A person who requires all or most of the words does not want verses without them.
  const addsVerses = percentOf(request) <= 50
  const found: Hits[] = []
  for (const one of understood.queries) {
    const lists = isHybrid ? nearLists(one.edition, meaning, near?.get(one.edition.abbreviation)) : []
    found.push(withMeaning(findHits(one, percentOf(request)), lists, addsVerses))
    await breathe()
  }
  const isOpen = found.every(({ whole }) => whole.length === 0)
  const [best] = understood.queries.toSorted((a, b) => b.known - a.known)
  const told = isOpen && finder && best ? () => toldEntries(query, best, finder) : undefined
  const entries = finder
    ? entriesWithPassages(finder, request.search, { told, isInText: inTexts(editions) })
    : []
  const everywhere = isHybrid
    ? found.map((hits) => withLeadingVerse(liftEntries(hits, entries, addsVerses)))
    : found
  const isIn = areaTest(request.area)
  const hits = request.area.length > 0 ? everywhere.map((one) => hitsIn(one, isIn)) : everywhere
  const maps = await mapsOf(editions, breathe)
  const unitCount = query.units.length
  const all = rowsOf(hits, maps)
  // Numbers alone are found everywhere alike.
  const rows = unitCount === 0 && wanted.length > 0 ? all : withLeadingRow(all, hits, maps)
  return {
    type,
    hasMeaning: meaning !== undefined,
    unitCount,
    understood,
    wanted,
    entries,
    everywhere,
    hits,
    maps,
    rows,
  }
}

/** To the rows of the first edition. */
async function mapsOf(editions: readonly SearchedEdition[], breathe: () => Promise<void>): Promise<RowMap[]> {
  const [first] = editions
  const maps: RowMap[] = []
  for (const edition of editions) {
    maps.push(await rowMap(edition, first?.numbering ?? edition.numbering))
    await breathe()
  }
  return maps
}

/** The query of each edition with the verses that have the words of the original; as it is where none are asked for. */
async function withOriginals(
  understood: Understood,
  wanted: readonly WantedOriginal[],
  breathe: () => Promise<void>,
): Promise<Understood> {
  if (wanted.length === 0) return understood
  const queries: EditionQuery[] = []
  for (const query of understood.queries) {
    queries.push({ ...query, originals: await originalHits(query.edition, wanted) })
    await breathe()
  }
  return { ...understood, queries }
}

/** Whether an edition has a word as it is written, or behind one of the letters that are written before words. */
function inTexts(editions: readonly SearchedEdition[]): (word: string) => boolean {
  return (word) =>
    editions.some(({ index: { verses }, language }) => {
      const folded = foldWord(word, language)
      const bare = withoutPrefixLetter(folded, language, leastBare)
      return verses.find(folded) >= 0 || (bare !== folded && verses.find(bare) >= 0)
    })
}

/** Letters that are left of a word without its prefix. */
const leastBare = 3

/** The nearest verses of an edition: by the learnt vectors, and those that are given. */
function nearLists(
  { vectors }: SearchedEdition,
  meaning: QueryMeaning | undefined,
  given: readonly Near[] = [],
): (readonly Near[])[] {
  const learnt = meaning && vectors ? [nearest(vectors, meaning.vector, nearCount)] : []
  return given.length > 0 ? [...learnt, given] : learnt
}

/** Without the words around what a question asks for. */
function askedFor(typed: Query, search: string, finder: Finder): Query {
  const asked = withoutQuestion(finder, search)
  const query = asked === search ? typed : readQuery(asked, false)
  return query.units.length === 0 ? typed : query
}

/** Least share of the words, in percent. */
export function percentOf({ coherence }: Pick<SearchRequest, 'coherence'>): number {
  return coherenceLevels[coherence] ?? 100
}
