/** References with the words they point to, read from the local database; what is not here is asked for, or says so. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { Reference } from '#core/contract/editions/chapter'
import { bookOf, chapterOf, placeOf } from '#core/scripture/canonical'
import { versesText } from '#core/scripture/selection/selection-text'
import { useWantedChapters } from '../../../model/asking/use-wanted-chapters'
import { pageSource } from '../../../platform/local/page-source'
import styles from '../note-popover.module.css'

/** Verses shown of one reference; the rest is behind its link. */
const shownVerses = 6

interface Props {
  abbreviation: string
  references: readonly Reference[]
  hrefOf: (canonical: number, canonicalEnd?: number) => string
  onFollow?: () => void
  /** One of so many lists that their chapters are not asked for. */
  isOneOfMany?: boolean
}

export function ReferenceList({ abbreviation, references, hrefOf, onFollow, isOneOfMany = false }: Props) {
  const texts = useLiveQuery(
    async () => await Promise.all(references.map((reference) => textOf(abbreviation, reference))),
    [abbreviation, references],
  )
  const missing = isOneOfMany ? [] : (texts ?? []).flatMap(({ missing: chapter = [] }) => chapter)
  const isWanting = useWantedChapters(abbreviation, missing)
  return (
    <ul className={styles.list}>
      {references.map((reference, index) => (
        // The reference stands where the text below it begins.
        <li key={`${reference.canonical} ${reference.content}`} dir={texts?.[index] ? 'auto' : undefined}>
          <a href={hrefOf(reference.canonical, reference.canonical_end)} onClick={onFollow}>
            <bdi>{reference.content}</bdi>
          </a>
          {texts?.[index] && <Words found={texts[index]} isWanting={isWanting} />}
        </li>
      ))}
    </ul>
  )
}

interface Found {
  /** Empty where it is not here. */
  text: string
  /** The chapter that is not on this device (canonical). */
  missing?: number
  /** The edition has no such chapter: waiting for it would be in vain. */
  isAbsent: boolean
}

function Words({ found: { text, missing, isAbsent }, isWanting }: { found: Found; isWanting: boolean }) {
  const { t } = useTranslation('reading')
  if (text) return <p dir="auto">{text}</p>
  if (missing !== undefined && isWanting) return <p aria-busy="true">…</p>
  return <p className={styles.missing}>{t(isAbsent ? 'verseNotHere' : 'referenceNotHere')}</p>
}

async function textOf(abbreviation: string, { canonical, canonical_end }: Reference): Promise<Found> {
  const edition = await pageSource.edition(abbreviation)
  // A whole book is quoted from its beginning.
  const chapter = chapterOf(canonical) + (placeOf(canonical).chapter === 0 ? 1_000 : 0)
  // Right after a first visit what came with the page is still on its way into the database.
  if (!edition?.manifest) return { text: '', missing: chapter, isAbsent: false }
  const book = edition.manifest.bookList.find(
    ({ number, chapters }) => number === bookOf(canonical) && chapters.includes(placeOf(chapter).chapter),
  )
  if (!book) return { text: '', isAbsent: true }
  const record = await pageSource.chapter(abbreviation, book, chapter)
  if (!record) return { text: '', missing: chapter, isAbsent: false }
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
  return { text: versesText({ verses, selected, locale: edition.summary.locale }), isAbsent: false }
}
