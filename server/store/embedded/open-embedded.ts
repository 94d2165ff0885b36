/**
 * PostgreSQL embedded in this process (PGlite), its files in one directory: the default of a new machine. Its
 * queries run in a thread of their own, one at a time. This file adds the maintenance it lacks.
 */

import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { dayMs } from '#core/time'
import type { Log } from '../../log'
import { lockFile } from '../../process/file-lock'
import * as schema from '../schema/schema'
import type { OpenedStore } from '../store'
import { createCluster } from './create-cluster'
import { spaceGuard } from './space-guard'
import { asPGlite, openThread, type ThreadClient, type ThreadEnd } from './thread-client'

/** A previous server of this directory may still be closing. */
const lockPatience = { patienceMs: 20_000, staleAfterMs: 30_000 }
/** Without checkpoints the write-ahead log grows for ever, and the next start reads all of it. */
const checkpointEveryMs = 5 * 60_000
const vacuumEveryMs = dayMs

/** Without `migrationsFolder` its tables stay as they are. */
export async function openEmbedded(
  directory: string,
  migrationsFolder: string | undefined,
  log: Log,
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
    const client = await openThread(directory, stopWith(log))
    const db = drizzle(asPGlite(client), { schema })
    try {
      if (migrationsFolder !== undefined) await migrate(db, { migrationsFolder })
    } catch (error) {
      await client.close()
      throw error
    }
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

/** Confirmed changes may not be on disk: like PostgreSQL we stop, and the next start uses what is there. */
function stopWith(log: Log): (end: ThreadEnd) => never {
  return ({ isDisk, error }) => {
    const what = isDisk ? 'the disk does not take what was written' : 'the thread of the database ended'
    log.error({ err: error }, `${what}: the server stops`)
    process.exit(1)
  }
}

/**
 * Checkpoints and vacuums: within one process nothing runs them by itself. Returns the
 * function that stops them.
 */
function lookAfter(client: ThreadClient, log: Log): () => void {
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
