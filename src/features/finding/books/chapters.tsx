/** The chapters of the chosen book as links; arrow keys move over the grid. */
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { bookOf, canonicalOf, placeOf } from '#core/canonical'
import type { PageData } from '#core/contract/page-data'
import { addressPath, type Naming } from '#core/scripture/reading/addresses/addresses'
import { digitsOf } from '#core/scripture/text/digits'
import { Button } from '../../../ui/controls/button'
import { PreviousIcon } from '../../../ui/controls/icons'
import { useGridKeys } from '../../../ui/controls/use-grid-keys'
import type { LabelledBook } from './book-labels'
import styles from './book-panel.module.css'
import { useNotedChapters } from './noted-chapters'

interface Props {
  book: LabelledBook
  data: PageData
  /** Names and separators for the addresses. */
  naming: Naming
  onBack: () => void
  onClose: () => void
}

export function Chapters({ book, data, naming, onBack, onClose }: Props) {
  const { t, i18n } = useTranslation('reading')
  const onKeyDown = useGridKeys()
  const current = data.address?.chapter ?? 0
  const noted = useNotedChapters(data.manifests[0]?.numbering)
  const grid = useRef<HTMLDivElement>(null)
  // The chosen button has left the page and taken the focus with it, so a chapter takes the focus.
  useLayoutEffect(() => {
    const links = grid.current?.querySelectorAll<HTMLElement>('a') ?? []
    const focused = [...links].find((link) => link.hasAttribute('aria-current')) ?? links[0]
    focused?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Button variant="quiet" onClick={onBack}>
          <PreviousIcon className="icon mirrored" aria-hidden />
          {t('books')}
        </Button>
        <h2 dir="auto">{book.full}</h2>
      </div>
      {/* Arrow keys are a convenience, because every link is in the tab order. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={grid} className={styles.chapters} onKeyDown={onKeyDown}>
        {book.chapters.map((number) => (
          <a
            key={number}
            href={addressPath(
              data.address?.abbreviations ?? [],
              canonicalOf(book.number, number),
              undefined,
              naming,
            )}
            aria-current={
              (book.number === bookOf(current) && number === placeOf(current).chapter) || undefined
            }
            data-noted={noted.has(canonicalOf(book.number, number)) || undefined}
            onClick={onClose}
          >
            {digitsOf(number, i18n.language)}
            {noted.has(canonicalOf(book.number, number)) && (
              <span className="visually-hidden">, {t('hasNotes')}</span>
            )}
          </a>
        ))}
      </div>
    </div>
  )
}
