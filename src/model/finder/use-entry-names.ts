/** The table of entries with their names in the language of the interface. */
import { useEffect, useState } from 'react'
import type { Locale } from '#core/contract/locales'
import type { Entries, EntryNames } from '#core/finder/entry'
import { useLocale } from '../../platform/language/use-locale'
import { pageFinder } from './page-finder'

interface Named {
  locale: Locale
  entries: Entries
  names: EntryNames
}

/** Undefined until they are loaded, null where they are not here. */
export function useEntryNames(): Named | null | undefined {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<{ locale: Locale; named: Named | null }>()
  useEffect(() => {
    let isCurrent = true
    const show = (named: Named | null) => isCurrent && setLoaded({ locale, named })
    Promise.all([pageFinder.entries(), pageFinder.names(locale)]).then(
      ([entries, names]) => show({ locale, entries, names }),
      () => show(null),
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  return loaded?.locale === locale ? loaded.named : undefined
}
