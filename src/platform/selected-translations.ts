/** The translations a person reads with: those of what was read last on this device. */
import { database } from './database'

/** In the order of the columns; STANDARD before anything was read. */
export async function selectedTranslations(): Promise<readonly string[]> {
  const last = await database.recents.orderBy('at').last()
  return last && last.abbreviations.length > 0 ? last.abbreviations : ['STANDARD']
}
