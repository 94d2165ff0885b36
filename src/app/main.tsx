/**
 * Starts the page: language, data of the first answer, router, worker, storage, service worker. Runs once per
 * page.
 */
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { isLocale, type Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import { matchThemeColour } from '../model/options/display'
import { loadReadingCode } from '../model/place/reading-code'
import { watchInstallOffer } from '../model/shell/install'
import { byTheWay } from '../platform/client/by-the-way'
import { workerClient } from '../platform/client/worker-client'
import { startLanguage } from '../platform/language/language'
import { firstPage } from '../platform/page/first-page'
import { watchFirstPaint } from '../platform/page/first-paint'
import { keepPlaces } from '../platform/page/keep-places'
import { LayerHistory, layerHistory } from '../ui/layers/layer-history'
import { onceOnline } from '../ui/timing/once-online'
import { listenForErrors, reportError } from './errors/error-report'
import { reloadForLostChunks } from './errors/lost-chunks'
import { reportMissingMessages } from './errors/missing-messages'
import { makeRouter } from './routes'

/** The start goes on after this time, even if the first view is not drawn yet. */
const longestDrawingMs = 300

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container || container.hasAttribute('data-started'))
    throw new AppError('double-execution', {}, { message: 'double execution prevented' })
  container.setAttribute('data-started', '')
  watchFirstPaint()
  reportMissingMessages()
  const [segment] = location.pathname.split('/').filter(Boolean)
  const isCompared = (firstPage()?.manifests.length ?? 0) > 1
  const [locale] = await Promise.all([
    startLanguage(segment && isLocale(segment) ? segment : undefined),
    isCompared && loadReadingCode('comparing'),
  ])
  matchThemeColour()
  watchInstallOffer()
  reloadForLostChunks()
  keepPlaces()
  const root = createRoot(container, { onUncaughtError: reportError, onRecoverableError: reportError })
  await openShared(locale)
  const layers = new LayerHistory(window)
  layerHistory.set(layers)
  const router = makeRouter(createBrowserHistory({ window: layers.routerWindow() }))
  const isDrawn = firstDrawing(router)
  root.render(<RouterProvider router={router} />)
  await isDrawn
  const { openDatabase, followWorker } = await onceOnline(() => import('../platform/local/stored'))
  await openDatabase()
  followWorker()
  byTheWay(workerClient().start(locale, firstPage()))
  const { afterStart } = await onceOnline(() => import('./start/after-start'))
  await afterStart()
}

/**
 * Opens the local database after the first view is drawn, or while it is being loaded: on a slow processor
 * opening it takes as long again.
 */
function firstDrawing(router: ReturnType<typeof makeRouter>): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestDrawingMs)
    router.subscribe('onRendered', () => resolve())
  })
}

/** Reads what another app shared before the router starts, so that the visit begins at that passage. */
async function openShared(locale: Locale): Promise<void> {
  if (!location.search) return
  const { sharedPath } = await import('./routing/shared-passage')
  const path = await sharedPath(new URL(location.href), locale)
  if (path) history.replaceState(null, '', path)
}

listenForErrors()
void start().catch(reportError)
