/** Says of words that were found by comparing texts that they are probable, and what they were learnt from. */
import { useTranslation } from 'react-i18next'
import type { Layer } from '#core/contract/content/manifest'
import { formatNumber } from '../../../ui/words/format-number'
import styles from './words.module.css'

export function LearntHint({ layer: { origin, verses } }: { layer: Layer }) {
  const { t, i18n } = useTranslation('lookup')
  if (origin !== 'learnt') return null
  const from = verses === undefined ? '' : t('learntFrom', { number: formatNumber(verses, i18n.language) })
  return (
    <p className={styles.hint}>
      {t('learnt')} {from}
    </p>
  )
}
