/**
 * PostgreSQL embedded in this process (PGlite), its files in one directory: what a fresh machine uses. Its queries run on the main
 * thread and one at a time. It looks after itself only where this file makes it.
 */

import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { dayMs } from '#core/time'
import { lockFile } from '../../process/file-lock'
import * as schema from '../schema/schema'
import type { OpenedStore, StoreLog } from '../store'
import { createCluster } from './create-cluster'
import { spaceGuard } from './space-guard'
import { SyncedFiles, syncedParameters } from './synced-files'

/** A former server of this directory may be closing. */
const lockPatience = { patienceMs: 20_000, staleAfterMs: 30_000 }
/** Without one the log of changes grows for ever, and the next start reads all of it. */
const checkpointEveryMs = 5 * 60_000
const vacuumEveryMs = dayMs

/** Without `migrationsFolder` its tables stay as they are. */
export async function openEmbedded(
  directory: string,
  migrationsFolder: string | undefined,
  log: StoreLog,
): Promise<OpenedStore> {
  await mkdir(dirname(directory), { recursive: true })
  const lock = await lockFile(`${directory}.lock`, {
    ...lockPatience,
    onLost: () => {
      log.error({ directory }, 'another server has taken the database over: this one stops')
      process.exit(1)
    },
  })
  try {
    if (!existsSync(join(directory, 'PG_VERSION'))) await createCluster(directory)
    const client = await PGlite.create({
      fs: new SyncedFiles(directory, stopWith(log)),
      startParams: syncedParameters,
    })
    const db = drizzle(client, { schema })
    if (migrationsFolder !== undefined) await migrate(db, { migrationsFolder })
    const checkSpace = spaceGuard(directory)
    const stop = lookAfter(client, log)
    const close = async () => {
      stop()
      await client.close()
      await lock.free()
    }
    return {
      kind: 'embedded',
      db,
      async transaction(work, need = 'grows') {
        await lock.check()
        await checkSpace(need)
        return await db.transaction(async (tx) => await work(tx))
      },
      close,
    }
  } catch (error) {
    await lock.free()
    throw error
  }
}

/** What was confirmed may not be on the disk: like PostgreSQL we stop, and the next start goes by what is there. */
function stopWith(log: StoreLog): (error: unknown) => never {
  return (error) => {
    log.error({ err: error }, 'the disk does not take what was written: the server stops')
    process.exit(1)
  }
}

/** Checkpoints and vacuums: in one process nothing does it by itself. Answers how to stop. */
function lookAfter(client: PGlite, log: StoreLog): () => void {
  const every = (ms: number, command: string) => {
    const timer = setInterval(() => {
      client.exec(command).catch((error: unknown) => log.error({ err: error }, `${command} failed`))
    }, ms)
    timer.unref()
    return timer
  }
  const timers = [every(checkpointEveryMs, 'CHECKPOINT'), every(vacuumEveryMs, 'VACUUM (ANALYZE)')]
  return () => timers.forEach((timer) => clearInterval(timer))
}
