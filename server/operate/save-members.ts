/**
 * Saves only the members: through the running server if it owns the database, otherwise from the database.
 */
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Log } from '../log'
import type { Config } from '../settings/config'
import { openUnchanged } from '../store/open-store'
import { askForMembers } from './control/ask-server'
import { type Dumped, dumpMembers } from './members/dump'
import { readSaved } from './members/read-saved'
import { zippedLines } from './members/zipped-lines'

/** Where the data of a server is. */
export type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>

/** Writes compressed lines to a file and checks it by reading it again. */
export async function saveMembers(place: Place, path: string, log: Log): Promise<Dumped & { hash: string }> {
  const served = place.databaseUrl ? undefined : await askForMembers(place.dataDirectory)
  if (served)
    await pipeline(served, createWriteStream(path, { flags: 'wx' })).catch((error: unknown) => {
      if (!isOwnFault(error)) throw new Error('The server ended, or failed, in the middle of the backup')
      throw error
    })
  else {
    const store = await openUnchanged(place, log)
    try {
      await pipeline(
        zippedLines(async (sink) => await dumpMembers(store, sink)),
        createWriteStream(path, { flags: 'wx' }),
      )
    } finally {
      await store?.close()
    }
  }
  return await readSaved(path)
}

/** True for an error of the backup's disk, not of the server. */
function isOwnFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write'
}
