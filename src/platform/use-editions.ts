/** Every edition known on this device, with its download, live. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { DownloadRow, EditionRow } from '#db/rows'
import { database } from './database'

export interface KnownEdition extends EditionRow {
  download?: DownloadRow
}

/** In the order they are offered: languages by name, then abbreviation. Undefined until the database has answered. */
export function useEditions(locale: string): readonly KnownEdition[] | undefined {
  return useLiveQuery(async () => {
    const [rows, downloads] = await Promise.all([database.editions.toArray(), database.downloads.toArray()])
    const byAbbreviation = new Map(downloads.map((row) => [row.abbreviation, row]))
    const known = rows.map((row): KnownEdition => {
      const download = byAbbreviation.get(row.abbreviation)
      return download ? { ...row, download } : row
    })
    return known.sort((a, b) => compareEditions(a, b, locale))
  }, [locale])
}

/** The abbreviations of those, joined: the same text as long as they are the same. */
export function useKnownAbbreviations(): string {
  return useLiveQuery(async () => (await database.editions.toCollection().primaryKeys()).join(' '), []) ?? ''
}

/** The interface's own language first, then by language name and abbreviation. */
function compareEditions(a: EditionRow, b: EditionRow, locale: string): number {
  const isOwn = (row: EditionRow) => Number(row.summary.locale.startsWith(locale))
  return (
    isOwn(b) - isOwn(a) ||
    languageName(a.summary.locale, locale).localeCompare(languageName(b.summary.locale, locale), locale) ||
    a.abbreviation.localeCompare(b.abbreviation, locale)
  )
}

/** The name of a language in the interface language; the code itself where there is none. */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(language) ?? language
}
