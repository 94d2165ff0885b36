/**
 * Shown in place of a blank page when nothing can be drawn. A load that found nothing leads to the not-found
 * page, a moved place to its new address (spec 1 §8); any other error reloads the app from the server. Local
 * data stays.
 */
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isTextCache, recordingCacheName } from '#core/contract/browser/caches'
import { afterFailedLoad } from '#core/error-rules/failed-load'
import { toErrorWire } from '#core/errors'
import { registeredWorker } from '../../platform/client/service-worker-container'
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

/**
 * Recovery when the files of the app do not fit together (SERVICE-WORKER rule 5): removes the service
 * worker and its copies, so that the next load comes from the server. Texts, recordings, options and
 * everything people wrote stay. Does nothing while the server does not answer,
 * because then the copies are all there is.
 */
export async function resetShell(): Promise<void> {
  const registration = await registeredWorker()
  if (!registration || !(await isServerThere())) return
  await registration.unregister()
  const names = (await caches.keys()).filter((name) => !isTextCache(name) && name !== recordingCacheName)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** A captive portal answers too, but not with our script. */
async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/sw.js', { cache: 'no-store' })
    return answer.ok && (answer.headers.get('content-type') ?? '').includes('javascript')
  } catch {
    return false
  }
}
