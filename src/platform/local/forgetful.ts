/** A device that keeps nothing: what the worker brings into its memory comes into the page's too. */
import type Dexie from 'dexie'
import { carriedRows, deviceStore } from '#db/store/browser-store'
import { takeChanges } from '#db/store/mirror'
import { UserDatabase, userOfDatabase } from '#db/user-database'
import { workerChanges } from '../client/worker-client'
import { noteMissing } from '../storage/missing-stores'
import { database } from './database'

/** Call once, when the database has been opened. */
export function followWorker(): void {
  const members = new Map<string, UserDatabase>()
  const named = (name: string): Dexie => {
    const user = userOfDatabase(name)
    if (user === undefined) return database
    const known = members.get(name)
    if (known) return known
    const opened = new UserDatabase(user)
    // Signing out deletes it.
    opened.on('versionchange', () => {
      opened.close()
      members.delete(name)
      return false
    })
    members.set(name, opened)
    return opened
  }
  takeChanges(deviceStore, workerChanges(), {
    named,
    carry(change) {
      carriedRows.take(change)
      noteMissing('room')
    },
  })
  if (deviceStore.isForgetful) noteMissing('database')
  else deviceStore.onLoss(() => noteMissing('database'))
}
