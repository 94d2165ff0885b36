/** The editions that a search searches, live: the chosen ones, or more of those this device knows. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditions } from '../../../model/library/use-editions'
import { readerLanguages } from '../../../platform/language/reader-languages'
import { firstPage } from '../../../platform/page/first-page'
import { type SearchedEditions, searchedEditions } from './searched-editions'
import type { ScopedSearch } from './use-scope'

/** The same object while they stay the same; undefined until it is known which there are. */
export function useSearchedEditions({ abbreviations, scope }: ScopedSearch): SearchedEditions | undefined {
  const { i18n } = useTranslation()
  const stored = useEditions(i18n.language)
  const isStored = ({ abbreviation }: { abbreviation: string }) =>
    stored?.some((one) => one.abbreviation === abbreviation)
  // On a first visit they are not stored yet: a search in a part of them would be made for nothing.
  const known = (firstPage()?.editions.every(isStored) ?? true) ? stored : undefined
  const found =
    scope === 'chosen' || known
      ? searchedEditions(known ?? [], {
          chosen: abbreviations,
          scope,
          languages: readerLanguages(i18n.language),
        })
      : undefined
  const key = found && `${found.abbreviations.join('.')} ${found.total}`
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that is in it
  return useMemo(() => found, [key])
}
