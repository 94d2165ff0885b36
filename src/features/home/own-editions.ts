/** Picks the few editions that home offers to one reader. Pure. */
import type { ShownEdition } from './shown-editions'

const mostEditions = 4

export interface Reader {
  /** Languages without regions, the preferred one first. */
  languages: readonly string[]
  /** Abbreviations of the editions read last. */
  chosen: readonly string[]
}

/**
 * The editions read last, those on this device, then the fullest ones in the reader's languages. If there are none of
 * these, the first of all, so that the reader can begin somewhere.
 */
export function ownEditions(editions: readonly ShownEdition[], reader: Reader): ShownEdition[] {
  const isChosen = ({ abbreviation }: ShownEdition) => reader.chosen.includes(abbreviation)
  const languageAt = ({ summary }: ShownEdition) =>
    reader.languages.indexOf(summary.locale.split('-')[0] ?? summary.locale)
  const own = editions.filter((one) => isChosen(one) || one.isInstalled || languageAt(one) >= 0)
  // -1 for a language that is not the reader's: the edition is here because it was chosen or downloaded.
  const rank = (one: ShownEdition) => (isChosen(one) ? 2 : 0) + (one.isInstalled ? 1 : 0)
  const sorted = own.toSorted(
    (a, b) => rank(b) - rank(a) || languageAt(a) - languageAt(b) || b.summary.verses - a.summary.verses,
  )
  return (sorted.length > 0 ? sorted : editions).slice(0, mostEditions)
}
