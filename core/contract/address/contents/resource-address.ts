/** Addresses of resources: `/{provider}/{abbreviation}/{title?}/{id?}` (spec 2 §2, FEATURES CONT-01). */

export const resourceProviders = ['dictionary', 'graphic', 'video', 'commentary'] as const
export type ResourceProvider = (typeof resourceProviders)[number]

/** The list of a provider's resources; commentaries have none, they stand beside the text. */
export const resourceLists = {
  dictionary: '/dictionaries',
  graphic: '/graphics',
  video: '/videos',
} as const

export type ResourcePlace =
  | { kind: 'item'; abbreviation: string; id: number }
  /** A commentary as a whole. */
  | { kind: 'whole'; abbreviation: string }
  | { kind: 'list'; path: string }
  | { kind: 'unknown' }

const number = /^\d{1,9}$/

/**
 * What the words behind a provider mean; `resources` by abbreviation in capitals. Another provider than that of the abbreviation is
 * unknown; a numeric title without id is the id; any other missing id leads to the list, except for commentaries.
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
