/** The page's door to the local database: reading only. */

import * as limits from '#core/limits'
import { Database } from '#db/database'

export const database = new Database()

let isAvailable: Promise<boolean> | undefined

/** Opens the database; false when the browser forbids storage or never answers. */
export function isStorageAvailable(): Promise<boolean> {
  isAvailable ??= open()
  return isAvailable
}

function open(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), limits.slowLoadMs))
  const opened = database.open().then(
    () => true,
    () => false,
  )
  return Promise.race([opened, late])
}
