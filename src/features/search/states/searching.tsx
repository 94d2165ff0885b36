/** Placeholder until there are results: the shape of hits, after a moment, so that it never flashes. */
import { useTranslation } from 'react-i18next'
import * as limits from '#core/limits'
import { SlowLine } from '../../../ui/page/slow-line'
import { useDelayed } from '../../../ui/timing/use-delayed'
import styles from './states.module.css'

export function Searching() {
  const { t } = useTranslation('search')
  const isShown = useDelayed(true, limits.loadingDelayMs, limits.loadingMinimumMs)
  if (!isShown) return null
  return (
    <div className={styles.skeleton}>
      <span />
      <span />
      <span />
      <span />
      <div role="status" aria-label={t('searching')}>
        <SlowLine text={t('slow')} cancel={t('cancel')} />
      </div>
    </div>
  )
}
