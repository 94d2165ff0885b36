/** Stories, persons and themes that what is typed names: at most three, below the passages. */
import { useEffect, useState } from 'react'
import type { TypedEntry } from '../../../model/finder/typed-entries'
import { type ShownEdition, useShownEdition } from '../../../model/study/shown-edition'
import { useLocale } from '../../../platform/language/use-locale'
import { type Entry, entryIcons } from './entry-group'

/** A shorter beginning names too much. */
const shortest = 3

/** `go` opens a path. Empty until the names are loaded, which begins when the list opens: from then on nothing moves. */
export function useNamed(
  words: string | undefined,
  isOpen: boolean,
  go: (path: string) => void,
): readonly Entry[] {
  const locale = useLocale()
  const edition = useShownEdition()
  const key = isOpen && edition ? `${locale} ${edition.manifest.locale}` : undefined
  const [loaded, setLoaded] = useState<{
    key: string
    find: (words: string, edition: ShownEdition) => TypedEntry[]
  }>()
  useEffect(() => {
    if (key === undefined || !edition) return
    let isCurrent = true
    const load = async () => {
      const { loadTyped, typedEntries } = await import('../../../model/finder/typed-entries')
      const finder = await loadTyped(locale, edition)
      if (isCurrent) setLoaded({ key, find: (typed, shown) => typedEntries(finder, typed, shown) })
    }
    load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names the languages of the edition
  }, [key, locale])
  const wanted = (words ?? '').trim()
  if (!loaded || !edition || wanted.length < shortest) return []
  return loaded.find(wanted, edition).map(({ id, title, place, path }) => ({
    key: `named-${id}`,
    icon: entryIcons.named,
    label: title,
    note: place,
    run: () => go(path),
  }))
}
