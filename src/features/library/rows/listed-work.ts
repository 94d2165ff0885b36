/** Editions and packs in the list of downloads: one shape for everything that can be loaded onto this device. */
import { rowTitle } from '#core/known-works/row-title'
import type { DownloadRow, PackRow, WorkKind } from '#db/rows'
import type { KnownEdition } from '../../../model/library/use-editions'

export interface ListedWork {
  kind: WorkKind
  abbreviation: string
  /** Short enough for a row. */
  name: string
  /** BCP 47. */
  locale: string
  /** The page about the work, if there is one. */
  href?: string
  download: DownloadRow | undefined
  /** True if all of it or some of its books are on this device. */
  isHere: boolean
  hasUpdate: boolean
  /** The books on this device of a pack that is here in part. */
  books?: readonly number[] | undefined
}

export function editionWork({
  abbreviation,
  summary: { name, locale },
  download,
  isInstalled,
  available,
}: KnownEdition): ListedWork {
  return {
    kind: 'edition',
    abbreviation,
    name: rowTitle(name),
    locale,
    href: `/bible/${abbreviation}`,
    download,
    isHere: isInstalled,
    hasUpdate: available !== undefined,
  }
}

export function packWork(
  { abbreviation, summary: { name, locale, version }, manifest, books, isGone = false }: PackRow,
  download: DownloadRow | undefined,
): ListedWork {
  const hasUpdate = manifest !== undefined && manifest.version !== version && !isGone
  return {
    kind: 'pack',
    abbreviation,
    name: rowTitle(name),
    locale,
    download,
    isHere: manifest !== undefined,
    hasUpdate,
    books,
  }
}
