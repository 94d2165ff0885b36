/** The end of the loaded list: requests the next page when it comes near the screen, or says that there are no more. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import type { ResultRow } from '#db/rows'
import { Button } from '../../../ui/controls/button'
import styles from './states.module.css'

interface Props {
  /** The last loaded page. */
  last: ResultRow
  isLoading: boolean
  /** True if the next page could not be loaded. */
  hasFailed: boolean
  onMore: () => void
}

/** Distance from the end at which the next page is requested. */
const nearPx = 1200

export function ListEnd({ last: { answer }, isLoading, hasFailed, onMore }: Props) {
  const { t } = useTranslation('search')
  const end = useRef<HTMLDivElement>(null)
  const { page, max_pages: most } = answer
  const hasMore = page < most && !hasFailed
  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || isLoading) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore()
      },
      { rootMargin: `${nearPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, isLoading, onMore, page])
  // Results can end before their last page only if they belong to an older state of the editions (spec 1 §4 "exceeded").
  const isExceeded = page > 1 && Object.values(answer.result).every(({ verses }) => verses.length === 0)
  return (
    <div ref={end} className={styles.end}>
      {hasMore ? (
        <Button onClick={onMore} disabled={isLoading}>
          {t('more', { count: Math.min(limits.searchPageSize, answer.count - page * limits.searchPageSize) })}
        </Button>
      ) : (
        !hasFailed && <p>{t(isExceeded ? 'exceeded' : 'end')}</p>
      )}
    </div>
  )
}
