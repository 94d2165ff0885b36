/** Picks the editions to download before a journey: those read lately. Pure. */
import type { RecentRow } from '#db/rows'
import type { KnownEdition } from '../../model/library/use-editions'

/** At most this many are offered, because a person reads few editions on a journey. */
const most = 4

export interface TravelEditions<Edition> {
  /** Newest first. */
  wanted: Edition[]
  /** Those of them that are neither on this device nor being downloaded. */
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
