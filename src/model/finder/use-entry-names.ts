/** The table of entries with their names in the language of the interface. */
import type { Locale } from '#core/contract/locales'
import type { Entries, EntryNames } from '#core/finder/entry'
import { useLocale } from '../../platform/language/use-locale'
import { useAnswer } from '../asking/use-answer'
import { pageFinder } from './page-finder'

interface Named {
  locale: Locale
  entries: Entries
  names: EntryNames
}

/** Undefined until they are loaded, null where they are not here. */
export function useEntryNames(): Named | null | undefined {
  const locale = useLocale()
  return useAnswer([locale], async () => {
    try {
      const [entries, names] = await Promise.all([pageFinder.entries(), pageFinder.names(locale)])
      return { locale, entries, names }
    } catch {
      return null
    }
  })
}
