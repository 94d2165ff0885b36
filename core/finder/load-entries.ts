/** Loads the table of entries, and their names in a language, each when it is first needed. */
import type { Locale } from '../contract/locales'
import { type Entries, readEntries } from './entry'

/** Names by id: the title first. */
export type EntryNames = ReadonlyMap<string, readonly string[]>

type Table = Promise<{ default: Readonly<Record<string, string>> }>

const names = {
  de: () => import('./names/de.json'),
  en: () => import('./names/en.json'),
  es: () => import('./names/es.json'),
  fr: () => import('./names/fr.json'),
  pt: () => import('./names/pt.json'),
  it: () => import('./names/it.json'),
  ar: () => import('./names/ar.json'),
  fa: () => import('./names/fa.json'),
  he: () => import('./names/he.json'),
} satisfies Record<Locale, () => Table>

const loaded = new Map<Locale | 'entries', Promise<unknown>>()

/** Rejects where the file can neither be read nor fetched; the next call tries again. */
export function loadEntries(): Promise<Entries> {
  return once('entries', async () => {
    const table: Awaited<Table> = await import('./entries.json')
    return readEntries(table.default)
  })
}

/** Rejects as `loadEntries` does. */
export function loadEntryNames(locale: Locale): Promise<EntryNames> {
  return once(locale, async () => {
    const table: Awaited<Table> = await names[locale]()
    return new Map(Object.entries(table.default).map(([id, row]) => [id, row.split('|')]))
  })
}

function once<Value>(key: Locale | 'entries', load: () => Promise<Value>): Promise<Value> {
  const known = loaded.get(key)
  if (known) return known as Promise<Value>
  const begun = load()
  loaded.set(key, begun)
  begun.catch(() => loaded.delete(key))
  return begun
}
