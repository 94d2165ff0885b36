/**
 * What the page starts after the first view is shown. Reading needs none of it, so it is one file that is
 * loaded right after the first load.
 */
import { forgetMembers } from '../../model/account/forget-member'
import { followDisplay } from '../../model/options/stored-display'
import { watchPage } from '../../platform/client/page-events'
import { reportError } from '../errors/error-report'
import { watchBars } from '../header/hiding/watch-bars'
import { followServices } from './configured-services'
import { loadPartsAhead } from './parts-ahead'
import { registerServiceWorker } from './service-worker'

/** Call once. */
export async function afterStart(): Promise<void> {
  watchBars()
  watchPage()
  followDisplay()
  forgetMembers()
  followServices()
  void loadPartsAhead().catch(() => undefined)
  await registerServiceWorker((error) => reportError(new Error('ServiceWorkerRegError', { cause: error })))
}
