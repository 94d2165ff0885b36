/** The text of a hit in another edition that has it: from this device, else fetched. */
import { useTranslation } from 'react-i18next'
import { chapterOf, placeOf } from '#core/canonical'
import { TextLines } from '../../../ui/page/text-lines'
import styles from './hit.module.css'
import { HitCellText } from './hit-cell'
import type { FoundIn, HitCell } from './hit-rows'
import { useChapterVerses } from './use-context'
import type { SearchEditions } from './use-search-editions'

interface Props {
  found: FoundIn
  editions: SearchEditions
  /** True if the verses around it are shown. */
  isOpen: boolean
  /** The place in its own numbers if they differ; else empty. */
  ownLabel: string
}

export function OtherWording({ found: { abbreviation, canonical }, editions, isOpen, ownLabel }: Props) {
  const { t } = useTranslation()
  const verses = useChapterVerses(abbreviation, canonical)
  if (verses === 'failed') return <p className={styles.absent}>{t('reading:referenceNotHere')}</p>
  if (verses === 'loading')
    return (
      <p className={styles.cell}>
        <TextLines label={t('common:loading')} />
      </p>
    )
  const { verse: number } = placeOf(canonical)
  const cell: HitCell = {
    abbreviation,
    verses: verses
      .filter(({ verse, verse_end = verse }) => verse <= number && number <= verse_end)
      .map((verse) => ({
        verse: { ...verse, canonical: chapterOf(canonical) + verse.verse, row: canonical },
        isFound: true,
        marks: [],
        heading: undefined,
      })),
  }
  return (
    <HitCellText
      cell={cell}
      edition={editions.get(abbreviation)}
      isAlone={ownLabel === ''}
      isOpen={isOpen}
      ownLabel={ownLabel}
    />
  )
}
