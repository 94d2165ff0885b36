/** Addresses of resources: `/{provider}/{abbreviation}/{title?}/{id?}` (spec 2 §2, FEATURES CONT-01). */

export const resourceProviders = ['dictionary', 'graphic', 'video', 'commentary'] as const
export type ResourceProvider = (typeof resourceProviders)[number]

/** The list page of a provider's resources; commentaries have none, they are shown beside the text. */
export const resourceLists = {
  dictionary: '/dictionaries',
  graphic: '/graphics',
  video: '/videos',
} as const

/** The screen of a resource that an address shows. */
export type ResourcePlace =
  | { kind: 'item'; abbreviation: string; id: number }
  /** A commentary as a whole. */
  | { kind: 'whole'; abbreviation: string }
  | { kind: 'list'; path: string }
  | { kind: 'unknown' }

const number = /^\d{1,9}$/

/**
 * Reads the words after a provider; `resources` by abbreviation in capitals. An abbreviation of another
 * provider is unknown; a numeric title without id is the id; any other missing id leads to the list, except
 * for commentaries.
 */
export function readResourceAddress(
  provider: ResourceProvider,
  [word = '', title = '', id = '', ...more]: readonly string[],
  resources: ReadonlyMap<string, ResourceProvider>,
): ResourcePlace {
  const abbreviation = word.toUpperCase()
  if (resources.get(abbreviation) !== provider || more.length > 0) return { kind: 'unknown' }
  const digits = id === '' && number.test(title) ? title : id
  if (number.test(digits)) return { kind: 'item', abbreviation, id: Number(digits) }
  if (digits !== '') return { kind: 'unknown' }
  return provider === 'commentary'
    ? { kind: 'whole', abbreviation }
    : { kind: 'list', path: resourceLists[provider] }
}
