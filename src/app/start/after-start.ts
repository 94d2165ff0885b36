/**
 * What the page starts after the first view is shown. Reading needs none of it, so it is one file that is
 * loaded right after the first load.
 */
import { knownAccount } from '../../model/account/account'
import { forgetMembers } from '../../model/account/forget-member'
import { followDisplay } from '../../model/options/stored-display'
import { watchPage } from '../../platform/client/page-events'
import { unsavedUnder } from '../../platform/storage/unsaved'
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
  storeWhatWasTyped()
  followServices()
  void loadPartsAhead().catch(() => undefined)
  await registerServiceWorker((error) => reportError(new Error('ServiceWorkerRegError', { cause: error })))
}

/** Once it is known whose it is. */
function storeWhatWasTyped(): void {
  if (unsavedUnder('').length === 0) return
  const store = async (user: number) => {
    const { storeUnsavedNotes } = await import('../../model/study/unsaved-notes')
    await storeUnsavedNotes(user)
  }
  const look = () => {
    const account = knownAccount.get()
    if (account === undefined) return
    queueMicrotask(() => end())
    if (account) void store(account.user.id).catch(() => undefined)
  }
  const end = knownAccount.subscribe(look)
  look()
}
