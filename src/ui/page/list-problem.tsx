/** A list that could not be loaded: why, and a button to retry. */
import { useTranslation } from 'react-i18next'
import type { ErrorWire } from '#core/errors'
import { Button } from '../controls/button'
import styles from '../note/list.module.css'
import { useErrorText } from '../words/use-error-text'

export function ListProblem({ error, onRetry }: { error: ErrorWire | undefined; onRetry: () => void }) {
  const { t } = useTranslation()
  const text = useErrorText(error)
  if (!error) return null
  return (
    <div className={styles.page} role="alert">
      <p>{text}</p>
      <div>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    </div>
  )
}
