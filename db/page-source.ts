/**
 * The local database as the source of a page. Chapters never change under their key, so chapters that were
 * read stay in memory: the same object each time, which keeps the layout derived from it (spec 1 §3).
 */
import { standardWord } from '#core/contract/address/standard-word'
import type { ManifestBook } from '#core/contract/editions/edition'
import type { ChapterRecord } from '#core/contract/page-data'
import type { NamePack } from '#core/scripture/names/name-pack'
import type { PageSource } from '#core/scripture/reading/page-source'
import type { Database } from './database'
import { KeptEditions } from './kept-editions'
import type { EditionRow } from './rows'

/** Chapters kept in memory: a few columns of the chapters around the current one. */
const keptChapters = 60

/** A page source whose database may change; `kept` notifies of changes. */
export interface DatabaseSource extends PageSource {
  readonly kept: Pick<KeptEditions, 'version' | 'subscribe'>
}

/**
 * Reads pages from the local database. `standardLocale` returns the interface language, which decides what
 * STANDARD means. Inside a live query, chapters and names are observed but editions are not: a caller that
 * shows a page reads it again when `kept` changes.
 */
export function databaseSource(database: Database, standardLocale: () => string): DatabaseSource {
  const chapters = new Map<string, ChapterRecord>()
  const packs = new Map<string, NamePack>()
  const kept = new KeptEditions(database)
  return {
    kept,
    async edition(abbreviation) {
      const locale = standardLocale()
      const row =
        abbreviation.toUpperCase() === standardWord
          ? await kept.row(`${standardWord} ${locale}`, () => standardEdition(database, locale))
          : await kept.row(abbreviation, () => editionNamed(database, abbreviation))
      return row && { summary: row.manifest ?? row.summary, manifest: row.manifest }
    },
    async chapter(abbreviation, { hash }: ManifestBook, canonical) {
      const key = `${abbreviation} ${hash} ${canonical}`
      const known = chapters.get(key)
      if (known) return known
      const [row, book] = await Promise.all([
        database.chapters.get([abbreviation, hash, canonical]),
        database.books.get([abbreviation, hash]),
      ])
      if (!row) return undefined
      const record = { abbreviation, hash, titles: book?.titles ?? [], chapter: row.chapter }
      const [oldest] = chapters.keys()
      if (chapters.size >= keptChapters && oldest !== undefined) chapters.delete(oldest)
      chapters.set(key, record)
      return record
    },
    async names(locale) {
      // The same object each time, so that the index of names is built once per pack (resolve-passage).
      const known = packs.get(locale)
      if (known) return known
      const pack = (await database.names.get(locale))?.pack
      if (pack) packs.set(locale, pack)
      return pack
    },
  }
}

/** Finds an edition by abbreviation in any case; imported editions keep the case their file has. */
async function editionNamed(database: Database, abbreviation: string): Promise<EditionRow | undefined> {
  return (
    (await database.editions.get(abbreviation)) ?? (await database.editions.get(abbreviation.toUpperCase()))
  )
}

/**
 * The edition that STANDARD means on this device: one in the interface language, and an installed one before
 * others.
 */
async function standardEdition(database: Database, locale: string): Promise<EditionRow | undefined> {
  const rows = await database.editions.toArray()
  const rank = ({ summary, isInstalled }: EditionRow) =>
    (summary.locale.startsWith(locale) ? 2 : 0) + (isInstalled ? 1 : 0)
  return rows.toSorted((a, b) => rank(b) - rank(a) || b.summary.verses - a.summary.verses)[0]
}
