/**
 * The meaning of an address of the content areas, for page and server alike (spec 2 §2): here, nowhere, or
 * elsewhere.
 */

import { isDay } from '../../../calendar/day'
import { isLocale } from '../../locales'
import { isUuid } from '../../uuid'
import { type KnownContents, noContents } from './known-contents'
import { readPlanAddress } from './plan-address'
import { readResourceAddress, resourceProviders } from './resource-address'
import { readTopicAddress } from './topic-address'

/** Result: the address itself, a missing page, or another address. */
export type ContentPlace =
  | { kind: 'here' }
  | { kind: 'nowhere' }
  /** A decoded path, below the same language. */
  | { kind: 'elsewhere'; path: string }

/** Of a decoded path, which may begin with a language; a path of no content area is `here`. */
export function contentPlace(path: string, known: KnownContents = noContents): ContentPlace {
  const segments = path.split('/').filter(Boolean)
  const prefix = isLocale(segments[0] ?? '') ? segments[0] : undefined
  const [word = '', ...rest] = prefix === undefined ? segments : segments.slice(1)
  const place = placeOf(word.toLowerCase(), rest, known)
  if (place.kind !== 'elsewhere' || prefix === undefined) return place
  return { kind: 'elsewhere', path: `/${prefix}${place.path}` }
}

function placeOf(word: string, rest: readonly string[], known: KnownContents): ContentPlace {
  const provider = resourceProviders.find((one) => one === word)
  if (provider) return outcomeOf(readResourceAddress(provider, rest, known.resources))
  if (word === 'topic') return outcomeOf(readTopicAddress(rest, known.topics))
  if (word === 'reading-plan') return outcomeOf(readPlanAddress(rest, known.plans))
  if (word === 'verse-of-the-day')
    return rest.length < 2 && isVerseDay(rest[0] ?? '', known.verses) ? { kind: 'here' } : { kind: 'nowhere' }
  return { kind: 'here' }
}

function outcomeOf({ kind, path = '' }: { kind: string; path?: string }): ContentPlace {
  if (kind === 'unknown') return { kind: 'nowhere' }
  return kind === 'list' || kind === 'elsewhere' ? { kind: 'elsewhere', path } : { kind: 'here' }
}

/**
 * The word in `/verse-of-the-day/{date?}` (spec 2 §2, §5; FEATURES CONT-04). True for a calendar day as
 * YYYY-MM-DD, for the UUID of an entry, and for an empty word, which means today.
 */
export function isVerseDay(word: string, entries: Pick<ReadonlySet<string>, 'has'>): boolean {
  const id = word.toLowerCase()
  return word === '' || isDay(word) || (isUuid(id) && entries.has(id))
}
