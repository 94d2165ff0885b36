/** The store of this page or worker, over the IndexedDB of the browser. Import it before a database is made. */
import * as limits from '#core/limits'
import { CarriedRows } from './carried-rows'
import { DeviceStore } from './device-store'

export const deviceStore = new DeviceStore({
  native: native(),
  memory: () => import('./memory'),
  openMs: limits.slowLoadMs,
  answerMs: limits.failedLoadMs,
})
deviceStore.install()

function native(): { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange } | undefined {
  try {
    const { indexedDB, IDBKeyRange } = globalThis as Partial<typeof globalThis>
    return indexedDB && IDBKeyRange ? { indexedDB, IDBKeyRange } : undefined
  } catch {
    return undefined
  }
}

/** Rows that the disk of this device had no room for. */
export const carriedRows = new CarriedRows(Date.now)
