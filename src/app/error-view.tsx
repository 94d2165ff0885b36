/** What failed so that nothing can be drawn: in place of a blank page. The app is loaded anew from the server; what people have stays. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { resetShell } from '../platform/reset-shell'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { RetryIcon } from '../ui/icons'
import { reportError } from './error-report'
import styles from './error-view.module.css'
import { isReloading } from './lost-chunks'

export function ErrorView({ error }: { error: unknown }) {
  const { t } = useTranslation()
  useEffect(() => reportError(error), [error])
  if (isReloading()) return null
  return (
    <Card title={t('errors:title')}>
      <p>{t('brokenHint')}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => void resetShell().finally(() => location.reload())}>
          <RetryIcon className="icon" aria-hidden />
          {t('reload')}
        </Button>
        <a href="/">{t('toHome')}</a>
      </div>
    </Card>
  )
}
