/** The word search beside MiniSearch and SQLite FTS5 (PERFORMANCE S1 to S9). */

import MiniSearch from 'minisearch'
import type { Chapter } from '../../../core/contract/editions/chapter'
import type { SearchedEdition } from '../../../core/search/answer/searched-edition'
import { buildEditionIndex, openEditionIndex } from '../../../core/search/index/edition-index'
import { noLimit } from '../../../core/search/query/effort'
import { findTerms } from '../../../core/search/query/finding/find-terms'
import { matchUnits } from '../../../core/search/query/match-units'
import { readQuery } from '../../../core/search/query/read-query'
import { searchExhaustively } from '../../../core/search/testing/exhaustive-search'
import { loadStem } from '../../../core/words/stem'
import { type Bench, type Figure, ratioFigure } from '../figure'
import { compare, median } from '../measure'
import type { Stage } from '../stage'
import { type BenchVerse, fts, makeFts, makeMiniSearch, miniSearch, ours } from './contenders'
import { type BenchQuery, makeQueries, queryKinds } from './queries'

interface Ground {
  chapters: readonly Chapter[]
  verses: readonly BenchVerse[]
  locale: string
  queries: readonly BenchQuery[]
  edition: SearchedEdition
  indexBytes: Uint8Array
}

export const wordSearch: Bench = {
  id: 'SEARCH-WORDS',
  async measure(stage) {
    const ground = await prepare(stage)
    return [
      exactness(ground),
      ...(await querySpeed(ground)),
      ...(await buildSpeed(ground)),
      storedSize(ground),
      await loadSpeed(ground),
    ]
  },
}

async function prepare(stage: Stage): Promise<Ground> {
  const { first } = await stage.library()
  const { abbreviation, locale, numbering } = first.summary
  const chapters = (await first.books()).flatMap((book) => book.chapters)
  const verses = chapters.flatMap((chapter) =>
    chapter.verses.map(({ verse, content }) => ({ canonical: chapter.canonical + verse, content })),
  )
  const { bytes: indexBytes, index } = buildEditionIndex(locale, chapters)
  const edition = {
    abbreviation,
    language: locale,
    numbering,
    names: {},
    index,
    stem: await loadStem(locale),
  }
  const queries = makeQueries(
    verses.map(({ content }) => content),
    locale,
  )
  return { chapters, verses, locale, queries, edition, indexBytes }
}

function openIndex(bytes: Uint8Array) {
  const index = openEditionIndex(bytes)
  if (!index) throw new Error('an index just made cannot be opened')
  return index
}

/** S1: what is found is what reading every verse finds. A misspelt word is looked for as the word meant. */
function exactness({ chapters, queries, edition, locale }: Ground): Figure {
  const wrong = queries.filter(({ kind, text, meant }) => {
    const { units } = readQuery(meant ?? text, false)
    const fullwords = !kind.endsWith('of a word')
    const options = { language: locale, fullwords, umlaute: false }
    const { verses } = edition.index
    const found = units.map(({ words, isQuoted }) => ({
      isQuoted,
      words: words.map((word) => findTerms(verses, word, options, noLimit())),
    }))
    const { documents } = matchUnits(verses, found, 50, noLimit())
    const expected = searchExhaustively(chapters, locale, {
      units: units.map(({ words }) => words),
      percent: 50,
      fullwords,
      umlaute: false,
      isQuoted: units.some(({ isQuoted }) => isQuoted),
    })
    return expected.join() !== [...documents].map((document) => verses.canonicals[document]).join()
  })
  return {
    id: 'S1',
    what: `${queries.length} queries of ${queryKinds.length} kinds find what reading every verse finds`,
    goal: 'all',
    reached: `${queries.length - wrong.length}`,
    baseline: 'reading every verse',
    isMet: wrong.length === 0,
  }
}

async function querySpeed({ verses, queries, edition }: Ground): Promise<Figure[]> {
  const mini = makeMiniSearch(verses)
  const database = makeFts(verses)
  const timesOf = async (run: (query: BenchQuery) => unknown) => {
    const times = new Map<BenchQuery, number>()
    for (const query of queries) {
      const rounds: number[] = []
      for (let round = 0; round < 7; round += 1) {
        const from = performance.now()
        await run(query)
        rounds.push(performance.now() - from)
      }
      times.set(query, median(rounds))
    }
    return times
  }
  await timesOf((query) => ours(edition, query))
  const [own, theirs, sql] = [
    await timesOf((query) => ours(edition, query)),
    await timesOf((query) => miniSearch(mini, query)),
    await timesOf((query) => fts(database, query)),
  ]
  database.close()
  const middle = (times: Map<BenchQuery, number>, kinds: readonly string[] = queryKinds) =>
    median([...times].flatMap(([{ kind }, ms]) => (kinds.includes(kind) ? [ms] : [])))
  const against = (
    id: string,
    what: string,
    kinds: readonly string[],
    other: Map<BenchQuery, number>,
    name: string,
    part: number,
  ) =>
    ratioFigure({
      id,
      what: `${what}, ${middle(own, kinds).toFixed(3)} ms`,
      ratio: middle(own, kinds) / middle(other, kinds),
      atMost: part,
      baseline: `${name}, ${middle(other, kinds).toFixed(3)} ms`,
    })
  const several = ['two words', 'three words']
  return [
    against('S2', 'half of several words', several, theirs, 'MiniSearch OR and a filter', 0.034),
    against('S2', 'half of several words', several, sql, 'FTS5 (wasm) OR', 0.084),
    against('S3', 'median of all queries', queryKinds, theirs, 'MiniSearch', 0.1),
    against('S3', 'median of all queries', queryKinds, sql, 'FTS5 (wasm)', 0.25),
    against('S4', 'a misspelt word', ['misspelt'], theirs, 'MiniSearch fuzzy', 1),
    ...queryKinds.map((kind) => ({
      ...against('S3', kind, [kind], theirs, 'MiniSearch', 1),
      goal: '',
    })),
    partSpeed(own, edition, verses, queries, middle),
  ]
}

/** S5: beside looking through the plain text. */
function partSpeed(
  own: Map<BenchQuery, number>,
  { language }: SearchedEdition,
  verses: readonly BenchVerse[],
  queries: readonly BenchQuery[],
  middle: (times: Map<BenchQuery, number>, kinds: readonly string[]) => number,
): Figure {
  const plain = verses.map(({ content }) => content.toLocaleLowerCase(language))
  const scans = queries
    .filter(({ kind }) => kind === 'part of a word')
    .map(({ text }) => {
      const from = performance.now()
      const found = plain.filter((content) => content.includes(text))
      return found.length < 0 ? Number.NaN : performance.now() - from
    })
  const ms = middle(own, ['part of a word'])
  return ratioFigure({
    id: 'S5',
    what: `a part of a word, ${ms.toFixed(3)} ms`,
    ratio: ms / median(scans),
    atMost: 0.25,
    baseline: `includes() over the text, ${median(scans).toFixed(3)} ms`,
  })
}

async function buildSpeed({ chapters, locale, verses }: Ground): Promise<Figure[]> {
  const mini = await compare(
    () => void buildEditionIndex(locale, chapters),
    () => void makeMiniSearch(verses),
  )
  const sql = await compare(
    () => void buildEditionIndex(locale, chapters),
    () => makeFts(verses).close(),
  )
  return [
    ratioFigure({
      id: 'S6',
      what: `building, ${mini.subjectMs.toFixed(0)} ms`,
      ratio: mini.ratio,
      atMost: 0.125,
      baseline: `MiniSearch, ${mini.baselineMs.toFixed(0)} ms`,
    }),
    ratioFigure({
      id: 'S6',
      what: `building, ${sql.subjectMs.toFixed(0)} ms`,
      ratio: sql.ratio,
      atMost: 1,
      baseline: `FTS5 (wasm), ${sql.baselineMs.toFixed(0)} ms`,
    }),
  ]
}

function storedSize({ verses, indexBytes }: Ground): Figure {
  const text = verses.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  return ratioFigure({
    id: 'S7',
    what: `stored, ${(indexBytes.length / 1e6).toFixed(2)} MB; nothing downloaded`,
    ratio: indexBytes.length / text,
    atMost: 0.32,
    baseline: `the text in UTF-8, ${(text / 1e6).toFixed(2)} MB`,
  })
}

/** S9: opened, and the dictionary read. */
async function loadSpeed({ indexBytes, verses }: Ground): Promise<Figure> {
  const stored = JSON.stringify(makeMiniSearch(verses))
  const { ratio, subjectMs, baselineMs } = await compare(
    () => void openIndex(indexBytes).verses.find('gott'),
    () => void MiniSearch.loadJSON(stored, { fields: ['content'], idField: 'canonical' }),
  )
  return ratioFigure({
    id: 'S9',
    what: `loading, ${subjectMs.toFixed(1)} ms`,
    ratio,
    atMost: 1 / 30,
    baseline: `MiniSearch loadJSON, ${baselineMs.toFixed(0)} ms`,
  })
}
