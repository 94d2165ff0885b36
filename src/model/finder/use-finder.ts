/** The finder in the language of the interface and of some editions. */
import { useEffect, useState } from 'react'
import type { Finder } from '#core/finder/finder'
import { useLocale } from '../../platform/language/use-locale'
import { pageFinder } from './page-finder'

/** `languages`: first parts of BCP 47 tags. Undefined until it is loaded, null where it is not here. */
export function useFinder(languages: readonly string[]): Finder | null | undefined {
  const locale = useLocale()
  const key = [locale, ...languages].join(' ')
  const [loaded, setLoaded] = useState<{ key: string; finder: Finder | null }>()
  useEffect(() => {
    let isCurrent = true
    const show = (finder: Finder | null) => isCurrent && setLoaded({ key, finder })
    pageFinder.finder(locale, key.split(' ').slice(1)).then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [key, locale])
  return loaded?.key === key ? loaded.finder : undefined
}
