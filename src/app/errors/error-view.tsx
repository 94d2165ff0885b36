/**
 * Shown in place of a blank page when nothing can be drawn. A load that found nothing leads to the not-found
 * page, a moved place to its new address (spec 1 §8); any other error reloads the app from the server. Local
 * data stays.
 */

import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { afterFailedLoad } from '#core/error-rules/failed-load'
import { toErrorWire } from '#core/errors'
import { resetShell } from '../../platform/client/reset-shell'
import { reloadPage } from '../../platform/page/reload'
import { Button } from '../../ui/controls/button'
import { RetryIcon } from '../../ui/controls/icons'
import { Card } from '../../ui/page/card'
import { reportError } from './error-report'
import styles from './error-view.module.css'

const NotFoundView = lazy(async () => ({ default: (await import('../not-found-view')).NotFoundView }))

export function ErrorView({ error }: { error: unknown }) {
  const outcome = afterFailedLoad(toErrorWire(error))
  if (outcome.kind === 'redirect') return <Moved path={outcome.path} />
  if (outcome.kind === 'message') return <Broken error={error} />
  return (
    <Suspense>
      <NotFoundView path={location.pathname} error={outcome.code} />
    </Suspense>
  )
}

function Moved({ path }: { path: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return null
}

function Broken({ error }: { error: unknown }) {
  const { t } = useTranslation()
  useEffect(() => reportError(error), [error])
  return (
    <Card title={t('errors:title')}>
      <p>{t('brokenHint')}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => void resetShell().finally(reloadPage)}>
          <RetryIcon className="icon" aria-hidden />
          {t('reload')}
        </Button>
        <a href="/">{t('toHome')}</a>
      </div>
    </Card>
  )
}
