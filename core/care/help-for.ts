/** Which numbers help with each kind of danger. */
import type { CareKind } from '../contract/care'
import type { HelpKind, HelpNumber, HelpNumbers } from '../contract/help-numbers'

/** Kinds of numbers for each kind of danger, in their order. */
const numbersFor = {
  self: ['emergency', 'talk', 'children'],
  other: ['emergency', 'talk', 'children'],
  emergency: ['emergency'],
  violence: ['emergency', 'violence', 'children', 'talk'],
  abuse: ['emergency', 'violence', 'children', 'talk'],
  threat: ['emergency', 'violence', 'talk'],
  harming: ['emergency', 'talk'],
  need: ['need', 'talk', 'emergency'],
  eating: ['talk', 'children', 'emergency'],
  despair: ['talk', 'emergency', 'children'],
} as const satisfies Record<CareKind, readonly HelpKind[]>

/** Numbers of a country for a danger, the most urgent first; none where the table does not have the country. */
export function helpFor(kind: CareKind, country: string, { countries }: HelpNumbers): HelpNumber[] {
  const numbers = countries[country] ?? []
  return numbersFor[kind].flatMap((wanted) => numbers.filter(({ is }) => is === wanted))
}

/**
 * The country of a device, by its languages in their order: the first one that names a region the table has, else the country
 * where most people speak the first one.
 */
export function countryOf(languages: readonly string[], { countries }: HelpNumbers): string | undefined {
  const tags = languages.flatMap((language) => localeOf(language) ?? [])
  const named = tags.flatMap(({ region }) => region ?? [])
  const likely = tags.flatMap((tag) => tag.maximize().region ?? [])
  return [...named, ...likely].find((country) => countries[country] !== undefined)
}

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language)
  } catch {
    return undefined
  }
}

/** The address that dials a number. */
export function dialled(number: string): string {
  return `tel:${number.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23')}`
}
