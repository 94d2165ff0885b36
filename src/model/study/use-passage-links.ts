/**
 * Finds the passages that a text mentions, parsed with the rules of the shown edition: for the references in
 * notes.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '#core/canonical'
import { fallbackLocale } from '#core/contract/locales'
import { verseTable } from '#core/scripture/numbering/verse-table'
import { type PassageLink, passageLinks } from '#core/scripture/passages/passage-links'
import type { PassageContext } from '#core/scripture/passages/reference'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { passageContext } from '#core/scripture/suggestions/input-language'
import { pageSource } from '../../platform/local/page-source'
import type { ShownEdition } from './shown-edition'

export type LinksIn = (text: string) => readonly PassageLink[]

/**
 * `chapter` (canonical in the edition, 0 = none) resolves references such as "V. 4". Finds nothing until the
 * names are loaded.
 */
export function usePassageLinks(edition: ShownEdition | undefined, chapter: number): LinksIn {
  const context = usePassageContext(edition)
  return useMemo(() => linksWith(context, chapter), [context, chapter])
}

function linksWith(context: PassageContext | undefined, chapter: number): LinksIn {
  if (!context) return () => []
  const { book, chapter: number } = placeOf(chapter)
  const place = chapter > 0 ? { place: { book, chapter: number } } : {}
  return (text) => passageLinks(text, { ...context, ...place })
}

/** How references are read: in the interface language, that of the edition, and English. Undefined until the names are loaded. */
export function usePassageContext(edition: ShownEdition | undefined): PassageContext | undefined {
  const { i18n } = useTranslation()
  const locale = i18n.language
  const language = edition ? nameLocale(edition.manifest.locale, locale) : locale
  const packs = useLiveQuery(
    () => Promise.all([...new Set([locale, language, fallbackLocale])].map((one) => pageSource.names(one))),
    [locale, language],
  )
  return useMemo(() => {
    const known = packs?.filter((pack) => pack !== undefined) ?? []
    if (!edition || known.length === 0) return undefined
    const { manifest } = edition
    return passageContext({
      packs: known,
      separators: manifest.separators,
      table: verseTable(manifest.numbering),
    })
    // The edition is a new object in every render; the manifest is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [packs, edition?.manifest])
}
