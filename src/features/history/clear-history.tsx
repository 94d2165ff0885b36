/** Clears the whole history after a question, because this step has no undo (design UX 3.1). */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { workerClient } from '../../platform/client/worker-client'
import { Button } from '../../ui/controls/button'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import { useReporting } from '../../ui/snackbars/use-reporting'
import styles from './history.module.css'

export function ClearHistory({ onCleared }: { onCleared: () => void }) {
  const { t } = useTranslation('history')
  const [isAsking, setIsAsking] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  const report = useReporting()
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return (
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('clear')}
      </Button>
    )
  const clear = async () => {
    setIsAsking(false)
    if (!(await report(workerClient().change({ kind: 'clear', key: 'clear', body: null })))) return
    onCleared()
    showSnackbar(t('cleared'))
  }
  return (
    <div
      ref={question}
      className={styles.question}
      role="alertdialog"
      aria-labelledby="clear-question"
      tabIndex={-1}
    >
      <p id="clear-question">{t('clearQuestion')}</p>
      <Button variant="danger" onClick={() => void clear()}>
        {t('clearAll')}
      </Button>
      <Button onClick={() => setIsAsking(false)}>{t('keep')}</Button>
    </div>
  )
}
