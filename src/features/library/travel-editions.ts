/** What belongs into the bag before a journey: the editions read lately. Pure. */
import type { RecentRow } from '#db/rows'
import type { KnownEdition } from '../../model/library/use-editions'

/** So many are offered: a journey is no library. */
const most = 4

export interface TravelEditions<Edition> {
  /** Newest first. */
  wanted: Edition[]
  /** Of them those that are not on this device and not on their way. */
  lacking: Edition[]
}

export function travelEditions<
  Edition extends Pick<KnownEdition, 'abbreviation' | 'isInstalled' | 'isOwn' | 'download'>,
>(
  editions: readonly Edition[],
  recents: readonly Pick<RecentRow, 'abbreviations'>[],
): TravelEditions<Edition> {
  const names = [...new Set(recents.flatMap(({ abbreviations }) => abbreviations))]
  const known = names.flatMap((name) => editions.filter(({ abbreviation }) => abbreviation === name))
  const wanted = known.filter(({ isOwn }) => !isOwn).slice(0, most)
  return { wanted, lacking: wanted.filter(({ isInstalled, download }) => !isInstalled && !download) }
}
