/** The page's access to the local database: reading only. */

import * as limits from '#core/limits'
import { once } from '#core/once'
import { Database } from '#db/database'

export const database = new Database()

/** Opens the database; false when the browser forbids storage or never answers. */
export const isStorageAvailable = once((): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), limits.slowLoadMs))
  const opened = database.open().then(
    () => true,
    () => false,
  )
  return Promise.race([opened, late])
})
