/** References with the words they point to, read from the local database; what is not here says so. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { Reference } from '#core/contract/chapter'
import { bookOf, chapterOf, placeOf } from '#core/scripture/canonical'
import { versesText } from '#core/scripture/selection/selection-text'
import { pageSource } from '../../platform/page-source'
import styles from './note-popover.module.css'

/** Verses shown of one reference; the rest is behind its link. */
const shownVerses = 6

interface Props {
  abbreviation: string
  references: readonly Reference[]
  hrefOf: (canonical: number, canonicalEnd?: number) => string
  onFollow?: () => void
}

export function ReferenceList({ abbreviation, references, hrefOf, onFollow }: Props) {
  const texts = useLiveQuery(
    () => Promise.all(references.map((reference) => textOf(abbreviation, reference))),
    [abbreviation, references],
  )
  return (
    <ul className={styles.list}>
      {references.map((reference, index) => (
        // The reference stands where the text below it begins.
        <li key={`${reference.canonical} ${reference.content}`} dir={texts?.[index] ? 'auto' : undefined}>
          <a href={hrefOf(reference.canonical, reference.canonical_end)} onClick={onFollow}>
            <bdi>{reference.content}</bdi>
          </a>
          {texts?.[index] && <Words found={texts[index]} />}
        </li>
      ))}
    </ul>
  )
}

interface Found {
  /** Empty where it is not here. */
  text: string
  /** The edition has no such book: waiting for it would be in vain. */
  isAbsent: boolean
}

function Words({ found: { text, isAbsent } }: { found: Found }) {
  const { t } = useTranslation('reading')
  if (text) return <p dir="auto">{text}</p>
  return <p className={styles.missing}>{t(isAbsent ? 'verseNotHere' : 'referenceNotHere')}</p>
}

async function textOf(abbreviation: string, { canonical, canonical_end }: Reference): Promise<Found> {
  const edition = await pageSource.edition(abbreviation)
  const chapter = chapterOf(canonical)
  const book = edition?.manifest?.bookList.find(({ number }) => number === bookOf(canonical))
  const record = book && (await pageSource.chapter(abbreviation, book, chapter))
  if (!edition || !record) return { text: '', isAbsent: edition?.manifest !== undefined && !book }
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
