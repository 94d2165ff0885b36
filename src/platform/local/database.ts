/** The page's access to the local database: reading only. */

import { once } from '#core/once'
import { Database } from '#db/database'
import { carriedRows, deviceStore } from '#db/store/browser-store'
import { byTheWay } from '../client/by-the-way'
import { workerClient } from '../client/worker-client'

export const database = new Database()
carriedRows.layOver(database)

// Before any query is asked again: what it then lacks, the worker has to bring into memory.
deviceStore.onLoss(() => byTheWay(workerClient().forget()))

/** Opens the database: where the browser keeps nothing, in memory. */
export const openDatabase = once(async () => {
  await database.open()
})
