/** References with the words they point to, from the local database; missing text is requested, or the list says that it is missing. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf, chapterOf, placeOf } from '#core/canonical'
import type { Reference } from '#core/contract/editions/chapter'
import { type QuotedVerse, quotedOf } from '#core/scripture/selection/selection-text'
import { useWantedChapters } from '../../../model/asking/use-wanted-chapters'
import { QuotedVerses } from '../../../model/study/quoted-verses'
import { pageSource } from '../../../platform/local/page-source'
import { TextLines } from '../../../ui/page/text-lines'
import styles from '../note-popover.module.css'

/** Number of verses shown of one reference; its link leads to the rest. */
const shownVerses = 6

export interface ReferenceListProps {
  abbreviation: string
  references: readonly Reference[]
  hrefOf: (canonical: number, canonicalEnd?: number) => string
  onFollow?: () => void
  /** True for one of many lists: their chapters would be too many to request. */
  isOneOfMany?: boolean
  /** Of hundreds beside each other none says that its text is not here. */
  isMissingUnsaid?: boolean
  /** Only the first ones are drawn and read. */
  most?: number | undefined
}

export function ReferenceList({
  abbreviation,
  references: all,
  hrefOf,
  onFollow,
  isOneOfMany = false,
  isMissingUnsaid = false,
  most,
}: ReferenceListProps) {
  const references = useMemo(() => all.slice(0, most), [all, most])
  const texts = useLiveQuery(
    async () => await Promise.all(references.map((reference) => textOf(abbreviation, reference))),
    [abbreviation, references],
  )
  const missing = isOneOfMany ? [] : (texts ?? []).flatMap(({ missing: chapter = [] }) => chapter)
  const isWanting = useWantedChapters(abbreviation, missing)
  return (
    <ul className={styles.list}>
      {references.map((reference, index) => {
        const found = texts?.[index]
        const isSaid = found && (found.verses.length > 0 || !isMissingUnsaid)
        return (
          // `auto` aligns the reference with the beginning of the text below it.
          <li
            key={`${reference.canonical} ${reference.content}`}
            dir={isSaid ? 'auto' : undefined}
            data-awaited={!texts || undefined}
          >
            <a href={hrefOf(reference.canonical, reference.canonical_end)} onClick={onFollow}>
              <bdi>{reference.content}</bdi>
            </a>
            {isSaid && <Words found={found} isWanting={isWanting} />}
          </li>
        )
      })}
    </ul>
  )
}

interface Found {
  /** None if the text is not here. */
  verses: readonly QuotedVerse[]
  /** Canonical number of the chapter that is not on this device. */
  missing?: number
  /** True if the edition has no such chapter, so that it will never arrive. */
  isAbsent: boolean
}

function Words({ found: { verses, missing, isAbsent }, isWanting }: { found: Found; isWanting: boolean }) {
  const { t } = useTranslation('reading')
  if (verses.length > 0)
    return (
      <p dir="auto">
        <QuotedVerses verses={verses} />
      </p>
    )
  if (missing !== undefined && isWanting)
    return (
      <p>
        <TextLines label={t('common:loading')} />
      </p>
    )
  return <p className={styles.missing}>{t(isAbsent ? 'verseNotHere' : 'referenceNotHere')}</p>
}

async function textOf(abbreviation: string, { canonical, canonical_end }: Reference): Promise<Found> {
  const edition = await pageSource.edition(abbreviation)
  // A reference to a whole book quotes its first chapter.
  const chapter = chapterOf(canonical) + (placeOf(canonical).chapter === 0 ? 1_000 : 0)
  // Just after a first visit the data of the page is not in the database yet.
  if (!edition?.manifest) return { verses: [], missing: chapter, isAbsent: false }
  const book = edition.manifest.bookList.find(
    ({ number, chapters }) => number === bookOf(canonical) && chapters.includes(placeOf(chapter).chapter),
  )
  if (!book) return { verses: [], isAbsent: true }
  const record = await pageSource.chapter(abbreviation, book, chapter)
  if (!record) return { verses: [], missing: chapter, isAbsent: false }
  const first = Math.max(1, placeOf(canonical).verse)
  const isSameChapter = canonical_end !== undefined && chapterOf(canonical_end) === chapter
  const last = Math.min(
    isSameChapter
      ? placeOf(canonical_end).verse
      : canonical_end === undefined && first > 1
        ? first
        : first + shownVerses - 1,
    first + shownVerses - 1,
  )
  const end = canonical_end === undefined ? first : last
  const selected = Array.from({ length: end - first + 1 }, (_, index) => first + index)
  const { verses } = record.chapter
  return { verses: quotedOf({ verses, selected, locale: edition.summary.locale }), isAbsent: false }
}
