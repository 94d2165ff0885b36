/** Every edition known on this device, with its download, live. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { DownloadRow, EditionRow } from '#db/rows'
import { i18n } from '../../platform/language/language'
import { database } from '../../platform/local/database'

export interface KnownEdition extends EditionRow {
  download?: DownloadRow
}

type Named = Pick<EditionRow, 'abbreviation' | 'summary'>

/** In the order they are offered. Undefined until the database has answered. */
export function useEditions(locale: string): readonly KnownEdition[] | undefined {
  return useLiveQuery(async () => {
    const [rows, downloads] = await Promise.all([database.editions.toArray(), database.downloads.toArray()])
    const byAbbreviation = new Map(downloads.map((row) => [row.abbreviation, row]))
    const known = rows.map((row): KnownEdition => {
      const download = byAbbreviation.get(row.abbreviation)
      return download ? { ...row, download } : row
    })
    return inOrder(known, locale)
  }, [locale])
}

/** The order in which editions are offered: the interface's own language first, then by language name and abbreviation. */
export function inOrder<Edition extends Named>(editions: readonly Edition[], locale: string): Edition[] {
  const isOwn = ({ summary }: Named) => Number(summary.locale.startsWith(locale))
  const language = ({ summary }: Named) => languageName(summary.locale, locale)
  return editions.toSorted(
    (a, b) =>
      isOwn(b) - isOwn(a) ||
      language(a).localeCompare(language(b), locale) ||
      a.abbreviation.localeCompare(b.abbreviation, locale),
  )
}

/**
 * Names of languages by the language they are in; cached, because every edition needs them and making them
 * takes long.
 */
const names = new Map<string, Intl.DisplayNames>()

/** Languages of old editions that browsers have no name for, and the one that nobody knows: browsers call that "root". */
export const unnamedLanguages = ['grc', 'hbo', 'syr', 'und'] as const

/** The name of a language in the interface language; the code itself where there is none. */
export function languageName(language: string, locale: string): string {
  const wanted = language === 'root' ? 'und' : language
  const unnamed = unnamedLanguages.find((one) => one === wanted)
  if (unnamed) return i18n.t(`finding:language-${unnamed}`, { lng: locale })
  let known = names.get(locale)
  if (!known) {
    known = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' })
    names.set(locale, known)
  }
  return known.of(language) ?? language
}
