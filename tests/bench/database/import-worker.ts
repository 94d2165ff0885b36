/** The worker's side of the import benches: the app's own download, from the bench server into a database. */
import { expose } from 'comlink'
import type { Manifest } from '#core/contract/editions/edition'
import { isLocale } from '#core/contract/locales'
import { defaultSearchOptions } from '#core/contract/search/search-request'
import { loadNames } from '#core/scripture/names/load-names'
import { languageOf } from '#core/words/language'
import { databaseContents } from '#db/content-source'
import { Database } from '#db/database'
import { Downloads } from '../../../worker/downloads/downloads'
import { EditionWork } from '../../../worker/downloads/edition-work'
import { PackWork } from '../../../worker/downloads/pack-work'
import { alone, dropCachedTexts, freeSpace, sha256 } from '../../../worker/platform'
import { DeviceMeanings } from '../../../worker/search/device-meanings'
import { DeviceOriginals } from '../../../worker/search/device-originals'
import { OpenIndexes } from '../../../worker/search/open-indexes'
import { searchMemory } from '../../../worker/search/search-memory'
import { Searches } from '../../../worker/search/searches'
import { compare } from '../measure'
import type { DatabaseBench, SearchTimes } from './database-bench'
import { deleteRaw, openRaw, writeRaw } from './raw-database'

const importBench: Pick<DatabaseBench, 'fill' | 'compareImport' | 'searchMany'> = {
  async fill(abbreviation) {
    const database = new Database()
    await download(database, abbreviation)
    const locale = (await database.editions.get(abbreviation))?.summary.locale ?? ''
    if (isLocale(locale)) await database.names.put({ locale, pack: await loadNames(locale) })
    database.close()
  },
  async compareImport(abbreviation) {
    const filled = new Database('bench-filled')
    await download(filled, abbreviation)
    const rows = await filled.chapters.toArray()
    await filled.delete()
    const imported = async (round: number) => {
      const database = new Database(`bench-import-${round}`)
      await database.open()
      const ms = await durationOf(() => download(database, abbreviation))
      await database.delete()
      return ms
    }
    const written = async (round: number) => {
      const database = await openRaw(`bench-raw-${round}`)
      const ms = await durationOf(() => writeRaw(database, rows))
      await deleteRaw(database)
      return ms
    }
    return { ...(await compare(imported, written)), chapters: rows.length }
  },
  searchMany,
}

/** As the worker searches: a stored page of results would answer without a search. */
async function searchMany(abbreviations: readonly string[], texts: readonly string[]): Promise<SearchTimes> {
  const database = new Database()
  for (const abbreviation of abbreviations) await download(database, abbreviation)
  const rows = await database.editions.bulkGet([...abbreviations])
  const meanings = new DeviceMeanings(database, searchMemory(undefined))
  await meanings.refresh(new Set(rows.map((row) => languageOf(row?.summary.locale ?? ''))))
  const searches = new Searches(
    database,
    new OpenIndexes(database, searchMemory(undefined)),
    meanings,
    new DeviceOriginals(database, databaseContents(database)),
    () => 'de',
    Date.now,
  )
  const ask = async (search: string) => {
    await database.results.clear()
    return await durationOf(async () => {
      const request = { ...defaultSearchOptions, type: 'hybrid', search, abbreviations, page: 1 } as const
      const outcome = await searches.search(request)
      if (outcome.kind !== 'stored') throw new Error(`${search}: ${outcome.kind}`)
    })
  }
  const firstMs = await ask(texts[0] ?? '')
  const [newMs, warmMs]: [number[], number[]] = [[], []]
  for (const text of texts) {
    newMs.push(await ask(text))
    warmMs.push(await ask(text))
  }
  database.close()
  return { firstMs, newMs, warmMs }
}

/** With the index, which the app makes while the text arrives. */
async function download(database: Database, abbreviation: string): Promise<void> {
  const indexes = new OpenIndexes(database, searchMemory(undefined))
  const takeIn = (manifest: Manifest) => indexes.takeIn(manifest)
  const edition = new EditionWork(database, { now: Date.now, sha256, dropCachedTexts, takeIn })
  const later = () => undefined
  const dependencies = {
    now: Date.now,
    works: { edition, pack: new PackWork(database, { now: Date.now, sha256 }) },
    freeSpace,
    alone,
    later,
  }
  await new Downloads(database, dependencies).start(abbreviation)
}

async function durationOf(run: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

expose(importBench)
