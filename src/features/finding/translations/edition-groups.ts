/** Groups the list of translations: open ones, recent ones, then by language; without a network, those on this device first. Pure. */
import type { KnownEdition } from '../../../model/library/use-editions'

export type Groupable = Pick<KnownEdition, 'abbreviation' | 'summary' | 'isInstalled'>

export interface EditionGroup<Edition extends Groupable> {
  kind: 'chosen' | 'recent' | 'here' | 'away' | 'language'
  /** BCP 47, for a group by language. */
  locale?: string
  editions: readonly Edition[]
}

interface Known {
  /** In the order of the columns. */
  chosen: readonly string[]
  /** Newest first. */
  recent: readonly string[]
  isOnline: boolean
}

/** More recent ones would only push the languages down. */
const mostRecent = 3

/** Puts each edition in the first group it belongs to. Inside a language the order of `editions` stays; no group is empty. */
export function editionGroups<Edition extends Groupable>(
  editions: readonly Edition[],
  { chosen, recent, isOnline }: Known,
): EditionGroup<Edition>[] {
  const named = (abbreviations: readonly string[]) =>
    [...new Set(abbreviations)].flatMap((name) =>
      editions.filter(({ abbreviation }) => abbreviation === name),
    )
  const open = named(chosen)
  const lately = named(recent)
    .filter((edition) => !open.includes(edition) && (isOnline || edition.isInstalled))
    .slice(0, mostRecent)
  const rest = editions.filter((edition) => !open.includes(edition) && !lately.includes(edition))
  const groups: EditionGroup<Edition>[] = [
    { kind: 'chosen', editions: open },
    { kind: 'recent', editions: lately },
    ...(isOnline ? byLanguage(rest) : byPlace(rest)),
  ]
  return groups.filter((group) => group.editions.length > 0)
}

function byLanguage<Edition extends Groupable>(editions: readonly Edition[]): EditionGroup<Edition>[] {
  const locales = [...new Set(editions.map(({ summary }) => summary.locale))]
  return locales.map((locale) => ({
    kind: 'language',
    locale,
    editions: editions.filter(({ summary }) => summary.locale === locale),
  }))
}

function byPlace<Edition extends Groupable>(editions: readonly Edition[]): EditionGroup<Edition>[] {
  return [
    { kind: 'here', editions: editions.filter(({ isInstalled }) => isInstalled) },
    { kind: 'away', editions: editions.filter(({ isInstalled }) => !isInstalled) },
  ]
}
