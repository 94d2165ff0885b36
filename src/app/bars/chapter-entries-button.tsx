/** Phones: opens what the chapter tells; wider screens have it in the sidebar. */
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { EntriesIcon } from '../../model/sidebar/box-icons'
import { lazyPart } from '../../ui/timing/lazy-part'
import styles from './bottom-bar.module.css'

const ChapterEntriesSheet = lazyPart(
  async () => (await import('../../features/reading/sidebar/chapter-entries-sheet')).ChapterEntriesSheet,
)

export function ChapterEntriesButton({ data }: { data: PageData }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.turn}
        aria-label={t('inChapter')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <EntriesIcon className="icon" aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <ChapterEntriesSheet data={data} trigger={trigger} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
