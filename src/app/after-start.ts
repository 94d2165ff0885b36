/** What the page begins once it stands: nothing of it is needed to read, so it is one file that comes right after the first load. */
import { forgetMembers } from '../platform/forget-member'
import { watchPage } from '../platform/page-events'
import { registerServiceWorker } from '../platform/service-worker'
import { followDisplay } from '../platform/stored-display'
import { followServices } from './configured-services'
import { reportError } from './errors/error-report'
import { watchBars } from './header/hiding/watch-bars'
import { loadPartsAhead } from './parts-ahead'

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
