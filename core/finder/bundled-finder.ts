/** The finder over the files that come with the program: of the worker, which gives them to the page, and of the server. */

import { type FinderTable } from '../contract/browser/finder'
import type { Locale } from '../contract/locales'
import { FinderLibrary } from './finder-library'

type Module = Promise<{ default: FinderTable }>

const tables = {
  entries: () => import('./entries.json'),
  de: () => import('./names/de.json'),
  en: () => import('./names/en.json'),
  es: () => import('./names/es.json'),
  fr: () => import('./names/fr.json'),
  pt: () => import('./names/pt.json'),
  it: () => import('./names/it.json'),
  ar: () => import('./names/ar.json'),
  fa: () => import('./names/fa.json'),
  he: () => import('./names/he.json'),
} satisfies Record<Locale | 'entries', () => Module>

export async function bundledTable(name: keyof typeof tables): Promise<FinderTable> {
  const table: Awaited<Module> = await tables[name]()
  return table.default
}

export const bundledFinder = new FinderLibrary(bundledTable)
