/** The text of a note with the passages it names as links, and below it their words from the local database. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reference } from '#core/contract/chapter'
import type { Manifest } from '#core/contract/edition'
import { fallbackLocale } from '#core/contract/locales'
import { placeOf } from '#core/scripture/canonical'
import { verseTable } from '#core/scripture/numbering/verse-table'
import { type PassageLink, passageLinks } from '#core/scripture/passages/passage-links'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { passageContext } from '#core/scripture/suggestions/input-language'
import { byTheWay } from '../../platform/by-the-way'
import { pageSource } from '../../platform/page-source'
import styles from './note-popover.module.css'
import { ReferenceList } from './reference-list'

interface Props {
  text: string
  edition: Manifest
  /** Canonical of the chapter the note stands in: "V. 4" is read against it. */
  chapter: number
  hrefOf: (canonical: number, canonicalEnd?: number) => string
  onFollow: () => void
}

export function LinkedNote({ text, edition, chapter, hrefOf, onFollow }: Props) {
  const links = useLinks(text, edition, chapter)
  const references = links.flatMap(({ start, end, references: [first] }): Reference[] => {
    if (!first) return []
    const range = first.to === first.from ? {} : { canonical_end: first.to }
    return [{ canonical: first.from, ...range, content: text.slice(start, end) }]
  })
  const ends = [0, ...links.map(({ end }) => end)]
  return (
    <>
      <p className={styles.note} dir="auto" lang={edition.locale}>
        {links.map(({ start, end, references: [first] }, index) => [
          text.slice(ends[index], start),
          <a key={start} href={first && hrefOf(first.from, first.to)} onClick={onFollow}>
            {text.slice(start, end)}
          </a>,
        ])}
        {text.slice(ends.at(-1))}
      </p>
      {references.length > 0 && (
        <ReferenceList
          abbreviation={edition.abbreviation}
          references={references}
          hrefOf={hrefOf}
          onFollow={onFollow}
        />
      )}
    </>
  )
}

/** None until the names of the edition's language are there. */
function useLinks(text: string, edition: Manifest, chapter: number): readonly PassageLink[] {
  const { i18n } = useTranslation()
  const [links, setLinks] = useState<readonly PassageLink[]>([])
  const locale = i18n.language
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const found = await linksIn(text, edition, chapter, locale)
      if (isCurrent) setLinks(found)
    }
    byTheWay(read())
    return () => {
      isCurrent = false
    }
  }, [text, edition, chapter, locale])
  return links
}

async function linksIn(text: string, edition: Manifest, chapter: number, locale: string) {
  const wanted = [...new Set([nameLocale(edition.locale, locale), fallbackLocale])]
  const packs = await Promise.all(wanted.map((one) => pageSource.names(one)))
  const { book, chapter: number } = placeOf(chapter)
  const context = passageContext({
    packs: packs.filter((pack) => pack !== undefined),
    separators: edition.separators,
    table: verseTable(edition.numbering),
  })
  return passageLinks(text, { ...context, place: { book, chapter: number } })
}
