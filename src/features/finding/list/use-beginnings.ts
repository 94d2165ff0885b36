/** Places to begin reading, which an empty field offers to a person who has read nothing yet. */
import { useMemo } from 'react'
import { beginningLinks } from '#core/scripture/welcome/welcome-links'
import { useShownEdition } from '../../../model/study/shown-edition'
import { type Entry, entryIcons } from './entry-group'

/** The places in the edition that an address without one opens. */
export function useBeginnings(go: (path: string) => void): readonly Entry[] {
  const edition = useShownEdition()
  return useMemo(() => {
    const links = edition ? beginningLinks(edition.manifest, edition.naming) : []
    return links.map(({ name, href, label }) => ({
      key: `begin-${name}`,
      icon: entryIcons.place,
      label,
      note: edition?.manifest.abbreviation ?? '',
      run: () => go(href),
    }))
    // The edition is a new object at every render; the manifest is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [edition?.manifest, go])
}
