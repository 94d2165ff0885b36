/**
 * The code that reads the local database, as one file that is loaded right after the first load
 * (early-query.ts).
 */
export { liveQuery } from 'dexie'
export { readPage } from '#core/scripture/reading/read-page'
export { database, openDatabase } from './database'
export { followWorker } from './forgetful'
export { pageSource } from './page-source'
export { storedAccount } from './stored-account'
