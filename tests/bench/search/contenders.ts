/** Our search beside MiniSearch and SQLite's FTS5, all over the same verses. */
import MiniSearch from 'minisearch'
import sqlite from 'node-sqlite3-wasm'
import { defaultSearchOptions } from '../../../core/contract/search/search-request'
import { findRows } from '../../../core/search/answer/find-rows'
import { inOrder } from '../../../core/search/answer/rows'
import type { SearchedEdition } from '../../../core/search/answer/searched-edition'
import type { BenchQuery } from './queries'

export interface BenchVerse {
  canonical: number
  content: string
}

/** At least half of the words, as everybody who set nothing searches. */
export async function ours(edition: SearchedEdition, { kind, text }: BenchQuery): Promise<Int32Array> {
  const isPart = kind === 'begin of a word' || kind === 'part of a word'
  const request = {
    ...defaultSearchOptions,
    type: 'classic' as const,
    search: text,
    fullwords: !isPart,
    abbreviations: [edition.abbreviation],
    page: 1,
  }
  const { rows } = await findRows(request, [edition], () => Promise.resolve())
  return inOrder(rows, 'hits', 100)
}

export function makeMiniSearch(verses: readonly BenchVerse[]): MiniSearch<BenchVerse> {
  const engine = new MiniSearch<BenchVerse>({ fields: ['content'], idField: 'canonical' })
  engine.addAll(verses)
  return engine
}

/** What MiniSearch can do for a kind: phrases are words that all occur, parts are beginnings. */
export function miniSearch(engine: MiniSearch<BenchVerse>, { kind, text }: BenchQuery): number {
  const words = text.replaceAll('"', '')
  if (kind === 'phrase') return engine.search(words, { combineWith: 'AND' }).length
  if (kind === 'misspelt') return engine.search(words, { fuzzy: 2, maxFuzzy: 2 }).length
  if (kind === 'begin of a word' || kind === 'part of a word')
    return engine.search(words, { prefix: true }).length
  const found = engine.search(words)
  const least = Math.ceil(words.split(' ').length / 2)
  return found.filter(({ terms }) => terms.length >= least).length
}

export type Fts = InstanceType<typeof sqlite.Database>

export function makeFts(verses: readonly BenchVerse[]): Fts {
  const database = new sqlite.Database()
  database.exec("CREATE VIRTUAL TABLE verses USING fts5(content, tokenize='unicode61 remove_diacritics 0')")
  database.exec('BEGIN')
  const insert = database.prepare('INSERT INTO verses(rowid, content) VALUES (?, ?)')
  for (const { canonical, content } of verses) insert.run([canonical, content])
  insert.finalize()
  database.exec('COMMIT')
  return database
}

/** The first 100 by rank. */
export function fts(database: Fts, { kind, text }: BenchQuery): number {
  const words = text.replaceAll('"', '').split(' ')
  const match =
    kind === 'phrase'
      ? `"${words.join(' ')}"`
      : words.map((word) => `"${word}"${kind.endsWith('of a word') ? '*' : ''}`).join(' OR ')
  return database.all('SELECT rowid FROM verses WHERE verses MATCH ? ORDER BY rank LIMIT 100', [match]).length
}
