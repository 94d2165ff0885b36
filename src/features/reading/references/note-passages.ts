/** Finds the passages that a note of an edition names. */
import { useTranslation } from 'react-i18next'
import { placeOf } from '#core/canonical'
import type { Manifest } from '#core/contract/editions/edition'
import { fallbackLocale } from '#core/contract/locales'
import { verseTable } from '#core/scripture/numbering/verse-table'
import { type PassageLink, passageLinks } from '#core/scripture/passages/passage-links'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { passageContext } from '#core/scripture/suggestions/input-language'
import { useLastAnswer } from '../../../model/asking/use-answer'
import { openStored } from '../../../platform/local/early-query'

const none: readonly PassageLink[] = []

export interface NotePlace {
  edition: Manifest
  /** Canonical number of the chapter that has the note; "V. 4" refers to it. */
  chapter: number
  /** Language of the interface. */
  locale: string
}

/** Returns a function that finds passages by the names of the edition's language. Never resolves if storage is forbidden. */
export async function passageFinder({
  edition,
  chapter,
  locale,
}: NotePlace): Promise<(text: string) => readonly PassageLink[]> {
  const wanted = [...new Set([nameLocale(edition.locale, locale), fallbackLocale])]
  const { pageSource } = await openStored()
  const packs = await Promise.all(wanted.map((one) => pageSource.names(one)))
  const { book, chapter: number } = placeOf(chapter)
  const context = passageContext({
    packs: packs.filter((pack) => pack !== undefined),
    separators: edition.separators,
    table: verseTable(edition.numbering),
  })
  return (text) => passageLinks(text, { ...context, place: { book, chapter: number } })
}

/** Empty until the names of the edition's language are here. */
export function useNotePassages(text: string, edition: Manifest, chapter: number): readonly PassageLink[] {
  const { i18n } = useTranslation()
  const locale = i18n.language
  const links = useLastAnswer([text, edition, chapter, locale], async () => {
    const find = await passageFinder({ edition, chapter, locale })
    return find(text)
  })
  return links ?? none
}
