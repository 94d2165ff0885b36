/**
 * The local database as the source of a page. Chapters never change under their key, so those read once stay in memory:
 * the same object each time, which keeps the layout derived from it (spec 1 §3).
 */
import type { ManifestBook } from '#core/contract/edition'
import type { ChapterRecord } from '#core/contract/page-data'
import type { NamePack } from '#core/scripture/names/name-pack'
import type { PageSource } from '#core/scripture/reading/page-source'
import type { Database } from './database'
import type { EditionRow } from './rows'

/** Chapters kept in memory: some columns of some chapters around the one that is read. */
const keptChapters = 60

/** What an address names when it names no edition (spec 1 §2). */
const standard = 'STANDARD'

/** Reads pages from the local database; `standardLocale` is the interface language, which decides what STANDARD is. inside a live query every read is observed. */
export function databaseSource(database: Database, standardLocale: () => string): PageSource {
  const kept = new Map<string, ChapterRecord>()
  const packs = new Map<string, NamePack>()
  return {
    async editions() {
      const rows = await database.editions.toArray()
      return rows.map(({ summary }) => summary)
    },
    async edition(abbreviation) {
      if (abbreviation.toUpperCase() === standard) return standardEdition(database, standardLocale())
      const row =
        (await database.editions.get(abbreviation)) ??
        (await database.editions.get(abbreviation.toUpperCase()))
      return row && { summary: row.manifest ?? row.summary, manifest: row.manifest }
    },
    async chapter(abbreviation, { hash }: ManifestBook, canonical) {
      const key = `${abbreviation} ${hash} ${canonical}`
      const known = kept.get(key)
      if (known) return known
      const [row, book] = await Promise.all([
        database.chapters.get([abbreviation, hash, canonical]),
        database.books.get([abbreviation, hash]),
      ])
      if (!row) return undefined
      const record = { abbreviation, hash, titles: book?.titles ?? [], chapter: row.chapter }
      const [oldest] = kept.keys()
      if (kept.size >= keptChapters && oldest !== undefined) kept.delete(oldest)
      kept.set(key, record)
      return record
    },
    async names(locale) {
      // The same object each time: the index of names is built once per pack (resolve-passage).
      const known = packs.get(locale)
      if (known) return known
      const pack = (await database.names.get(locale))?.pack
      if (pack) packs.set(locale, pack)
      return pack
    },
  }
}

/** The edition that STANDARD stands for on this device: in the interface language, one that is here before one that is not. */
async function standardEdition(database: Database, locale: string): ReturnType<PageSource['edition']> {
  const rows = await database.editions.toArray()
  const rank = ({ summary, isInstalled }: EditionRow) =>
    (summary.locale.startsWith(locale) ? 2 : 0) + (isInstalled ? 1 : 0)
  const [row] = rows.toSorted((a, b) => rank(b) - rank(a) || b.summary.verses - a.summary.verses)
  return row && { summary: row.manifest ?? row.summary, manifest: row.manifest }
}
