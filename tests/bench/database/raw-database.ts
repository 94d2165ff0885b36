/** IndexedDB without a library: the baseline. */
import type { ChapterRow } from '#db/rows'

const storeName = 'chapters'

/** Opens what is there, or makes an empty store of chapters. */
export function openRaw(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: ['abbreviation', 'hash', 'canonical'] }),
  )
  return resultOf(request)
}

/** Writes all rows in one transaction. */
export function writeRaw(database: IDBDatabase, rows: readonly ChapterRow[]): Promise<void> {
  const transaction = database.transaction(storeName, 'readwrite')
  const store = transaction.objectStore(storeName)
  for (const row of rows) store.put(row)
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

/** One chapter in a transaction of its own. */
export function getRaw(database: IDBDatabase, key: readonly [string, string, number]): Promise<unknown> {
  return resultOf(
    database
      .transaction(storeName)
      .objectStore(storeName)
      .get([...key]),
  )
}

/** Closes and deletes. */
export async function deleteRaw(database: IDBDatabase): Promise<void> {
  database.close()
  await resultOf(indexedDB.deleteDatabase(database.name))
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
