/** The local database as the page reads it; one source, so that chapters read once stay in memory. */
import { databaseSource } from '#db/page-source'
import { database } from './database'

export const pageSource = databaseSource(database, () => document.documentElement.lang)
