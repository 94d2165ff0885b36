/** Heads of several dictionaries as one list: those of one key are one entry, in the order of their language. Pure. */
import { initialOf } from '#core/content/reading/head-index'

/** The known heads of one dictionary. */
export interface KnownHeads {
  abbr: string
  locale: string
  /** In the order of its language. */
  rows: readonly { id: number; head: string }[]
  /** Key of each row. */
  keys: readonly string[]
  /** False where the server has more of them behind the last row. */
  isWhole: boolean
}

/** One head with the dictionaries that have it. */
export interface ListedHead {
  key: string
  head: string
  locale: string
  places: readonly { abbr: string; id: number }[]
}

export interface HeadSection {
  /** Absent where dictionaries are merged. */
  abbr?: string
  heads: readonly ListedHead[]
}

export interface HeadList {
  sections: readonly HeadSection[]
  /** False where more has to be asked for to go on. */
  isWhole: boolean
}

/** The beginning of the wanted heads: the letters of `prefix` (a key), or a digit. */
export interface Wanted {
  prefix: string
  isDigit: boolean
}

export const headSorts = ['name', 'dictionary'] as const

export function listHeads(known: readonly KnownHeads[], wanted: Wanted, sort: string): HeadList {
  if (sort !== 'dictionary' || known.length < 2) {
    const { heads, isWhole } = mergeHeads(known, wanted)
    return { sections: [{ heads }], isWhole }
  }
  const sections: HeadSection[] = []
  for (const one of known) {
    const { heads, isWhole } = mergeHeads([one], wanted)
    sections.push({ abbr: one.abbr, heads })
    // The sections that followed would move as soon as the rest of this one comes.
    if (!isWhole) return { sections, isWhole }
  }
  return { sections, isWhole: true }
}

/** Stops where a dictionary that is not whole ends: nobody knows what comes next. */
function mergeHeads(known: readonly KnownHeads[], wanted: Wanted): { heads: ListedHead[]; isWhole: boolean } {
  const [first] = known
  const queues = known.map((one) => ({ ...one, places: placesOf(one, wanted), at: 0 }))
  // The order that the packs of one language were sorted in; those of others follow it as well as they can.
  const collator = new Intl.Collator(first?.locale, { numeric: true })
  const heads: ListedHead[] = []
  for (;;) {
    let least: string | undefined
    for (const { keys, places, at, isWhole } of queues) {
      const place = places[at]
      const key = place === undefined ? undefined : keys[place]
      if (key === undefined && !isWhole) return { heads, isWhole: false }
      if (key !== undefined && (least === undefined || collator.compare(key, least) < 0)) least = key
    }
    if (least === undefined) return { heads, isWhole: true }
    const listed = takeAll(queues, least)
    if (listed) heads.push(listed)
  }
}

interface Queue extends KnownHeads {
  /** Of rows, those that are wanted. */
  at: number
}

/** Moves every queue behind `key`; one dictionary may have several articles of it, which are one page. */
function takeAll(
  queues: (Omit<Queue, 'places'> & { places: readonly number[] })[],
  key: string,
): ListedHead | undefined {
  let listed: (ListedHead & { places: { abbr: string; id: number }[] }) | undefined
  for (const queue of queues) {
    const { abbr, locale, rows, keys, places } = queue
    const row = rows[places[queue.at] ?? -1]
    if (!row || keys[places[queue.at] ?? -1] !== key) continue
    listed ??= { key, head: row.head, locale, places: [] }
    listed.places.push({ abbr, id: row.id })
    while (keys[places[queue.at] ?? -1] === key) queue.at += 1
  }
  return listed
}

function placesOf({ keys }: KnownHeads, { prefix, isDigit }: Wanted): number[] {
  const places: number[] = []
  for (const [place, key] of keys.entries())
    if (isDigit ? initialOf(key) === '0' : key.startsWith(prefix)) places.push(place)
  return places
}

/** Letters of several dictionaries, in alphabetical order, `0` for digits first. */
export function lettersOf(initials: readonly (readonly string[])[], locale: string): string[] {
  const { compare } = new Intl.Collator(locale)
  return [...new Set(initials.flat())].sort(compare)
}
