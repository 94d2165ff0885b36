/**
 * The meaning of the word STANDARD: the operator's choice for a language, else the
 * largest edition in it, else any.
 */
import { fallbackLocale } from '#core/contract/locales'
import type { LibraryView } from '../library/library'
import type { StoredEdition } from '../library/stored-edition'
import type { Config } from './config'

/** Abbreviations for an interface language; empty only if the library is. */
export function standardFor(config: Config, view: LibraryView, locale: string): string[] {
  const wanted = config.standard.get(locale) ?? config.standard.get('*') ?? []
  const chosen = wanted.flatMap((abbreviation) => view.find(abbreviation)?.summary.abbreviation ?? [])
  if (chosen.length > 0) return chosen
  const found = largest(view, locale) ?? largest(view, fallbackLocale) ?? view.editions[0]
  return found ? [found.summary.abbreviation] : []
}

function largest({ editions }: LibraryView, locale: string): StoredEdition | undefined {
  return editions
    .filter(({ summary }) => summary.locale.split('-')[0] === locale)
    .reduce<StoredEdition | undefined>(
      (best, one) => (best && best.summary.verses >= one.summary.verses ? best : one),
      undefined,
    )
}
