/** A thin bar under the header while the text on the screen is being renewed. */
import { useTranslation } from 'react-i18next'
import styles from './chapter-states.module.css'

export function LoadingBar({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation()
  return isShown ? <div className={styles.bar} role="progressbar" aria-label={t('loading')} /> : null
}
