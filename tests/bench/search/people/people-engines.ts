/** Engines that answer what people type, each with the canonicals of its first ten verses. */
import type MiniSearch from 'minisearch'
import type { Locale } from '#core/contract/locales'
import { defaultSearchOptions, type SearchType } from '#core/contract/search/search-request'
import { bundledFinder } from '#core/finder/bundled-finder'
import { findRows, type Knowledge } from '#core/search/answer/find-rows'
import { inOrder } from '#core/search/answer/rows'
import { editionVectors } from '#core/search/meaning/edition-vectors'
import { type BenchVerse, type Fts, makeFts, makeMiniSearch } from '../contenders'
import type { EvaluatedEdition } from '../meaning/evaluated-edition'
import type { Learnt } from '../meaning/learnt-models'

export const engineNames = ['words only', 'hybrid without index', 'hybrid', 'MiniSearch', 'FTS5'] as const
export type EngineName = (typeof engineNames)[number]

/** The first ten verses, best first. */
export type Engine = (text: string) => Promise<readonly number[]> | readonly number[]

const shown = 10

/** Without a model of the language (it, pt, ar, fa, he have none in the benches), hybrid search has no vectors. */
export async function peopleEngines(
  locale: Locale,
  edition: EvaluatedEdition,
  { models }: Learnt,
): Promise<Record<EngineName, Engine>> {
  const model = models.find(({ language }) => language === edition.language)
  const { stem } = edition
  const vectors = model && (await editionVectors(model, edition.index.verses, stem, () => Promise.resolve()))
  const searched = { ...edition, vectors }
  const meanings = model && {
    version: 'measured',
    language: locale,
    models: new Map([[edition.language, { model, stem }]]),
  }
  const finder = await bundledFinder.finder(locale, [edition.language])
  const ours = (type: SearchType, knowledge: Knowledge): Engine => {
    return async (search) => {
      const abbreviations = [edition.abbreviation]
      const request = { ...defaultSearchOptions, type, search, abbreviations, page: 1 }
      const { rows } = await findRows(request, [searched], () => Promise.resolve(), knowledge)
      return [...inOrder(rows, 'hits', shown)]
    }
  }
  const verses = edition.verses.map(({ canonical, content }) => ({ canonical, content }))
  const mini = makeMiniSearch(verses)
  const fts = makeFts(verses)
  return {
    'words only': ours('classic', {}),
    'hybrid without index': ours('hybrid', { meanings }),
    hybrid: ours('hybrid', { meanings, finder }),
    MiniSearch: (text) => miniSearch(mini, text),
    FTS5: (text) => ftsSearch(fts, text),
  }
}

/** As its readers are told to use it: any of the words, misspelt ones and beginnings too. */
function miniSearch(engine: MiniSearch<BenchVerse>, text: string): number[] {
  const found = engine.search(text, { fuzzy: 0.2, prefix: true })
  return found.slice(0, shown).map(({ id }) => Number(id))
}

function ftsSearch(database: Fts, text: string): number[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const match = words.map((word) => `"${word}"`).join(' OR ')
  const rows = database.all(
    `SELECT rowid AS canonical FROM verses WHERE verses MATCH ? ORDER BY rank LIMIT ${shown}`,
    [match],
  )
  return rows.map(({ canonical }) => Number(canonical))
}
