/** Explains what the field understands: before a search, and after one that found nothing. */
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './states.module.css'

export function SearchTips() {
  const { t } = useTranslation('search')
  const id = useId()
  return (
    <section className={styles.tips} aria-labelledby={id}>
      <h2 id={id}>{t('tips')}</h2>
      <ul>
        <li>{t('tip-meaning')}</li>
        <li>{t('tip-phrase')}</li>
        <li>{t('tip-passage')}</li>
        <li>{t('tip-original')}</li>
      </ul>
    </section>
  )
}
