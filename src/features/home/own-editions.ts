/** The few editions that home offers to one reader. Pure. */
import type { ShownEdition } from './shown-editions'

const mostEditions = 4

export interface Reader {
  /** Without regions, the most wanted first. */
  languages: readonly string[]
  /** Abbreviations of what was read last. */
  chosen: readonly string[]
}

/**
 * What was read last, what is on this device, then the fullest ones of the reader's languages; where there are none of these, the first of
 * all: somebody has to begin somewhere.
 */
export function ownEditions(editions: readonly ShownEdition[], reader: Reader): ShownEdition[] {
  const isChosen = ({ abbreviation }: ShownEdition) => reader.chosen.includes(abbreviation)
  const languageAt = ({ summary }: ShownEdition) =>
    reader.languages.indexOf(summary.locale.split('-')[0] ?? summary.locale)
  const own = editions.filter((one) => isChosen(one) || one.isInstalled || languageAt(one) >= 0)
  // A language that is not the reader's has -1: it is here because it was chosen or downloaded.
  const rank = (one: ShownEdition) => (isChosen(one) ? 2 : 0) + (one.isInstalled ? 1 : 0)
  const sorted = own.toSorted(
    (a, b) => rank(b) - rank(a) || languageAt(a) - languageAt(b) || b.summary.verses - a.summary.verses,
  )
  return (sorted.length > 0 ? sorted : editions).slice(0, mostEditions)
}
