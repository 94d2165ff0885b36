/** The entries below the combined input in their groups. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { standardWord } from '#core/contract/address/standard-word'
import type { InputContext, Suggestion } from '#core/contract/address/suggestion'
import { beginningLinks } from '#core/scripture/welcome/welcome-links'
import { useRecentSearches } from '../../../model/recent/use-recent-searches'
import { useRecents } from '../../../model/recent/use-recents'
import { useShownEdition } from '../../../model/study/shown-edition'
import { isolate } from '../../../ui/words/isolate'
import type { Offered } from '../offered'
import { type Choice, entryIcons } from './entry-group'
import { useHeads } from './use-heads'
import { useNamed } from './use-named'

export interface Entries {
  places: readonly Choice[]
  /** Stories, persons and themes. */
  named: readonly Choice[]
  searches: readonly Choice[]
  /** Places read last, or places to begin with for a person who has read nothing. */
  recent: readonly Choice[]
  /** Articles of dictionaries. */
  heads: readonly Choice[]
  /** True if nothing was read or searched here yet. */
  isFirst: boolean
}

interface Actions {
  run: (chosen: Suggestion) => void
  go: (path: string) => void
}

const recentsBelow = 3
const recentsAlone = 8

/** Without new words only the places read last. */
export function useEntries(
  { words, suggestions, preferred }: Offered,
  context: InputContext,
  isOpen: boolean,
  { run, go }: Actions,
): Entries {
  const { t } = useTranslation('finding')
  const beginnings = useBeginnings(go)
  const named = useNamed(isOpen ? words : undefined, go)
  const heads = useHeads(isOpen ? words : undefined, go)
  const read = useRead(isOpen)
  const recents = matching(read ?? [], words)
  const places = suggestions
    .filter((one) => one.type === 'book')
    .map((one, index): Choice => {
      const editions = one.translation ?? context.abbreviations.join(' · ')
      const isNamed = index === preferred && editions !== standardWord
      const note = isNamed ? t('openIn', { editions: isolate(editions) }) : ''
      return { key: `place-${index}`, icon: entryIcons.place, label: one.input, note, run: () => run(one) }
    })
  const searches = suggestions
    .filter((one) => one.type === 'search')
    .map((one, index): Choice => {
      const key = `search-${index}`
      const label = t('searchFor', { words: isolate(one.input) })
      return { key, icon: entryIcons.search, label, note: one.translation ?? '', run: () => run(one) }
    })
  const recent = recents.map(({ path, label, isSearch, abbreviations }, index): Choice => {
    const icon = isSearch ? entryIcons.search : entryIcons.recent
    return { key: `recent-${index}`, icon, label, note: abbreviations.join(' · '), run: () => go(path) }
  })
  const isFirst = read?.length === 0
  const shown = isFirst && words === undefined ? beginnings : recent
  return { places, named, searches, recent: shown, heads, isFirst }
}

interface Recent {
  path: string
  label: string
  isSearch: boolean
  abbreviations: readonly string[]
  at: number
}

/**
 * Recent passages and searches, newest first, as they were when the list was opened, so that no entry moves while a
 * person chooses one. Undefined until the database has answered for both.
 */
function useRead(isOpen: boolean): readonly Recent[] | undefined {
  const passages = useRecents()
  const searches = useRecentSearches()
  const latest = useMemo(
    () =>
      passages &&
      searches &&
      [
        ...passages.map((row): Recent => ({ ...row, label: row.title, isSearch: false })),
        ...searches.map((row): Recent => ({ ...row, label: row.words, isSearch: true })),
      ].sort((a, b) => b.at - a.at),
    [passages, searches],
  )
  const [shown, setShown] = useState(latest)
  if (shown !== latest && !(isOpen && shown)) setShown(latest)
  return shown
}

/** All recent entries before anything is typed, then those that begin with the input. */
function matching(recents: readonly Recent[], input: string | undefined): readonly Recent[] {
  if (input === undefined) return recents.slice(0, recentsAlone)
  const wanted = input.trim().toLowerCase()
  return recents.filter(({ label }) => label.toLowerCase().startsWith(wanted)).slice(0, recentsBelow)
}

/**
 * Places to begin reading, which an empty field offers to a person who has read nothing yet. The places in
 * the edition that an address without one opens.
 */
function useBeginnings(go: (path: string) => void): readonly Choice[] {
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
