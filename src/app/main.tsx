/** Starts the page: storage, language, data of the first answer, router, worker, service worker. Never twice. */
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { isLocale, type Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import { byTheWay } from '../platform/by-the-way'
import { isStorageAvailable } from '../platform/database'
import { matchThemeColour } from '../platform/display'
import { firstPage } from '../platform/first-page'
import { watchInstallOffer } from '../platform/install'
import { startLanguage } from '../platform/language'
import { loadReadingCode } from '../platform/reading-code'
import { workerClient } from '../platform/worker-client'
import { BlockedStorage } from './blocked-storage'
import { listenForErrors, reportError } from './errors/error-report'
import { reloadForLostChunks } from './errors/lost-chunks'
import { reportMissingMessages } from './errors/missing-messages'
import { makeRouter } from './routes'

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container || container.hasAttribute('data-started'))
    throw new AppError('double-execution', {}, { message: 'double execution prevented' })
  container.setAttribute('data-started', '')
  reportMissingMessages()
  const [segment] = location.pathname.split('/').filter(Boolean)
  const isCompared = (firstPage()?.manifests.length ?? 0) > 1
  const [locale, isStored] = await Promise.all([
    startLanguage(segment && isLocale(segment) ? segment : undefined),
    isStorageAvailable(),
    isCompared && loadReadingCode('comparing'),
  ])
  matchThemeColour()
  watchInstallOffer()
  reloadForLostChunks()
  const root = createRoot(container, { onUncaughtError: reportError, onRecoverableError: reportError })
  if (!isStored) {
    root.render(<BlockedStorage />)
    return
  }
  await openShared(locale)
  root.render(<RouterProvider router={makeRouter()} />)
  byTheWay(workerClient().start(locale, firstPage()))
  const { afterStart } = await import('./after-start')
  await afterStart()
}

/** What another app shared is read before the router is: it starts at the passage. */
async function openShared(locale: Locale): Promise<void> {
  if (!location.search) return
  const { sharedPath } = await import('./routing/shared-passage')
  const path = await sharedPath(new URL(location.href), locale)
  if (path) history.replaceState(null, '', path)
}

listenForErrors()
void start().catch(reportError)
