/**
 * The local database: schema and migrations. Data flows one way: the worker writes, the page and the service
 * worker read. A changed schema gets a new version below; an existing version is never edited.
 */
import Dexie, { type EntityTable, type Table } from 'dexie'
import type {
  AnswerRow,
  ArticleRow,
  BookRow,
  ChapterRow,
  ContactMessageRow,
  DownloadRow,
  EditionRow,
  FactRow,
  MeaningRow,
  NamesRow,
  OptionRow,
  PackRow,
  PackSegmentRow,
  PageTextsRow,
  RecentRow,
  RecentSearchRow,
  ResultRow,
  SearchIndexRow,
} from './rows'

const databaseName = 'perikope'

/**
 * Database `perikope`: texts, names, downloads and the settings of this device. Data of a member lies in
 * `UserDatabase`.
 */
export class Database extends Dexie {
  declare editions: EntityTable<EditionRow, 'abbreviation'>
  declare books: Table<BookRow, [string, string]>
  declare chapters: Table<ChapterRow, [string, string, number]>
  declare names: EntityTable<NamesRow, 'locale'>
  declare options: EntityTable<OptionRow, 'path'>
  declare downloads: EntityTable<DownloadRow, 'abbreviation'>
  declare recents: EntityTable<RecentRow, 'path'>
  declare facts: EntityTable<FactRow, 'key'>
  declare results: Table<ResultRow, [string, number]>
  declare recentSearches: EntityTable<RecentSearchRow, 'path'>
  declare meanings: EntityTable<MeaningRow, 'language'>
  declare letters: EntityTable<ContactMessageRow, 'id'>
  declare searchIndexes: EntityTable<SearchIndexRow, 'abbreviation'>
  declare pageTexts: EntityTable<PageTextsRow, 'locale'>
  declare packs: EntityTable<PackRow, 'abbreviation'>
  declare packSegments: Table<PackSegmentRow, [string, string]>
  declare articles: Table<ArticleRow, [string, string, number]>
  declare answers: EntityTable<AnswerRow, 'key'>

  constructor(name: string = databaseName) {
    // Live queries read from disk (docs/decisions/2026-11-29-live-queries-without-cache.md).
    super(name, { cache: 'disabled' })
    this.version(1).stores({
      editions: 'abbreviation',
      books: '[abbreviation+hash]',
      chapters: '[abbreviation+hash+canonical]',
      names: 'locale',
      options: 'path',
      downloads: 'abbreviation, startedAt',
      recents: 'path, at',
      facts: 'key',
    })
    this.version(2).stores({
      results: '[key+page], at',
      recentSearches: 'path, at',
      searchIndexes: 'abbreviation',
      meanings: 'language',
    })
    this.version(3).stores({ letters: 'id, at' })
    this.version(4).stores({ pageTexts: 'locale' })
    this.version(5).stores({
      packs: 'abbreviation',
      packSegments: '[abbreviation+hash]',
      articles: '[abbreviation+hash+id]',
    })
    this.version(6).stores({ answers: 'key, [wantedAt+length]' })
  }
}
