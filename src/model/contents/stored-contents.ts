/** The packs of contents on this device, as the page reads them; one source, so that packs stay open. */
import { databaseContents } from '#db/content-source'
import { database } from '../../platform/local/database'

export const storedContents = databaseContents(database)
