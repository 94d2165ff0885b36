/** The translations a person reads with: option `selectedBibles`, which follows what is opened; else those of what was read last. */
import { standardWord } from '#core/contract/address/standard-word'
import { database } from '../../platform/local/database'
import { keepInSession, readSession } from '../../platform/storage/session-copy'
import { optionValue, setOption } from './options'

/** In the order of the columns; STANDARD before anything was read. */
export async function selectedTranslations(): Promise<readonly string[]> {
  const ofSession = readSession('bibles')
  const chosen = Array.isArray(ofSession)
    ? ofSession.filter((one) => typeof one === 'string')
    : optionValue('selectedBibles').split(',').filter(Boolean)
  // Chosen on another device, perhaps from a file imported there.
  const known = await database.editions.bulkGet(chosen)
  const here = chosen.filter((_, index) => known[index] !== undefined)
  if (here.length > 0) return here
  const last = await database.recents.orderBy('at').last()
  return last && last.abbreviations.length > 0 ? last.abbreviations : [standardWord]
}

/** Stores the translations on the screen as the chosen ones. */
export function rememberTranslations(abbreviations: readonly string[]): void {
  keepInSession('bibles', abbreviations)
  const chosen = abbreviations.join()
  if (optionValue('selectedBibles') !== chosen) setOption('selectedBibles', chosen)
}
