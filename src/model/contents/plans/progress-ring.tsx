/** How much of a plan is read, as a ring. */
import { useTranslation } from 'react-i18next'
import { formatShare } from '../../../ui/words/format-number'
import styles from './plans.module.css'

const radius = 18
const around = 2 * Math.PI * radius

export function ProgressRing({ read, total }: { read: number; total: number }) {
  const { t, i18n } = useTranslation('plans')
  const share = total === 0 ? 0 : read / total
  const percent = formatShare(read, total, i18n.language)
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 44 44"
      role="progressbar"
      aria-label={t('percent', { percent })}
      aria-valuenow={read}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={t('progress', { read, total })}
    >
      <circle className={styles.whole} cx="22" cy="22" r={radius} />
      {read > 0 && (
        <circle
          className={styles.done}
          cx="22"
          cy="22"
          r={radius}
          strokeDasharray={`${around * share} ${around}`}
        />
      )}
    </svg>
  )
}
