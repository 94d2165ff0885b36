/** The chapter around a hit with the found verses highlighted and in sight, and a link into the text. */
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chapterOf } from '#core/canonical'
import type { Verse } from '#core/contract/editions/chapter'
import { verseLabel } from '#core/scripture/text/verse-nodes'
import type { ResultRow } from '#db/rows'
import { rememberWay } from '../../../model/place/way-back'
import { isolate } from '../../../ui/words/isolate'
import styles from './chapter-box.module.css'
import { type ChapterOfHit, chapterOfHit } from './chapter-of-hit'
import { FoundText } from './found-text'
import hitStyles from './hit.module.css'
import { textPieces } from './text-pieces'
import { useChapterVerses } from './use-context'
import type { SearchEditions } from './use-search-editions'

interface Props {
  pages: readonly ResultRow[]
  /** Row of the hit chosen last; undefined before there was one. */
  row: number | undefined
  editions: SearchEditions
  /** The search; the way back leads to its path. */
  search: { path: string; words: string; abbreviations: readonly string[] }
}

export function ChapterBox({ pages, row, editions, search }: Props) {
  const { t, i18n } = useTranslation('search')
  const translations = search.abbreviations.join('.')
  const hit = useMemo(
    () => chapterOfHit(pages, row, translations.split('.'), editions, i18n.language),
    [pages, row, translations, editions, i18n.language],
  )
  const [found] = hit?.cell.verses ?? []
  if (!hit || !found) return <p className={styles.hint}>{t('sidebar-noHit')}</p>
  const { label, href } = hit.place
  const { canonical } = found.verse
  const onFollow = () =>
    rememberWay({ path: `${search.path}#r${hit.row}`, verse: 0, chapter: 0, words: search.words })
  return (
    <>
      <p className={styles.place}>
        <a href={href} onClick={onFollow}>
          {t('sidebar-openChapter', { place: isolate(label) })}
        </a>
        {hit.edition && <small>{hit.edition.abbreviation}</small>}
      </p>
      <Chapter
        key={`${hit.cell.abbreviation} ${chapterOf(canonical)}`}
        hit={hit}
        canonical={canonical}
        label={label}
      />
    </>
  )
}

interface ChapterProps {
  hit: ChapterOfHit
  /** Canonical number of the first verse found. */
  canonical: number
  label: string
}

function Chapter({ hit: { cell, edition }, canonical, label }: ChapterProps) {
  const { t } = useTranslation('search')
  const verses = useChapterVerses(cell.abbreviation, canonical)
  const text = useRef<HTMLDivElement>(null)
  const isHere = typeof verses !== 'string'
  useLayoutEffect(() => {
    const found = isHere && text.current?.querySelector<HTMLElement>('[data-found]')
    // Leaves some of the text before the verse in sight.
    if (found && text.current) text.current.scrollTop = found.offsetTop - text.current.clientHeight / 4
  }, [isHere, canonical])
  if (verses === 'failed') return <p className={styles.hint}>{t('reading:referenceNotHere')}</p>
  return (
    // Focusable, so that the arrow keys scroll it.
    <div
      ref={text}
      role="region"
      aria-label={t('contextOf', { place: isolate(label) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`${hitStyles.cell} ${styles.chapter}`}
      lang={edition?.locale}
      dir={edition?.direction}
      aria-busy={!isHere}
    >
      {isHere &&
        verses.map((verse) => (
          <ChapterVerse key={verse.verse} verse={verse} cell={cell} locale={edition?.locale ?? ''} />
        ))}
    </div>
  )
}

interface VerseProps {
  verse: Verse
  cell: ChapterOfHit['cell']
  locale: string
}

function ChapterVerse({ verse, cell, locale }: VerseProps) {
  const found = cell.verses.find((one) => one.verse.verse === verse.verse)
  return (
    <p className={hitStyles.text} data-found={found ? true : undefined}>
      <span className={hitStyles.number}>{verseLabel(verse, locale)} </span>
      <FoundText pieces={textPieces(verse, found?.marks ?? [])} />
    </p>
  )
}
