/** Groups the list of downloads by language; without a network, works on this device come first, because only they can be used. Pure. */
import type { KnownEdition } from '../../model/library/use-editions'

export interface DownloadGroup<Edition> {
  /** BCP 47; undefined for the group of works on this device. */
  locale: string | undefined
  rows: readonly Edition[]
}

/** Keeps the order of `editions`; no group is empty. */
export function downloadGroups<Edition extends Pick<KnownEdition, 'summary' | 'isInstalled' | 'download'>>(
  editions: readonly Edition[],
  isOnline: boolean,
): DownloadGroup<Edition>[] {
  const isHere = ({ isInstalled, download }: Edition) => !isOnline && (isInstalled || download !== undefined)
  const here = editions.filter(isHere)
  const rest = editions.filter((edition) => !isHere(edition))
  const locales = [...new Set(rest.map(({ summary }) => summary.locale))]
  const byLanguage = locales.map((locale) => ({
    locale,
    rows: rest.filter(({ summary }) => summary.locale === locale),
  }))
  return here.length > 0 ? [{ locale: undefined, rows: here }, ...byLanguage] : byLanguage
}
