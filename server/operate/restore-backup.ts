/**
 * Replaces the present data by a backup. Everything is prepared in `restoring/`, then
 * swapped; the old data is moved aside, never deleted. While `restoring/` exists no
 * server starts: an interrupted restore must be run again.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '../log'
import { lockFile } from '../process/file-lock'
import { giveToOwner } from '../process/private-files'
import type { Config } from '../settings/config'
import { type Contents, checkBackup, dataFolder, membersFile } from './backup-folder'
import { isServed } from './control/ask-server'
import { checkOutside, isHalfRestored, restoringFolder } from './data-files'
import { withLibrary } from './library-lock'
import { migrationCount } from './members/migrations'
import { makeEmbedded, replaceInCluster } from './restore-members'
import { preparedFolder, swapData } from './swap-data'

/** The result of a restore. */
export interface Restored {
  contents: Contents
  /** Where the old data is now. */
  aside: string
}

/**
 * Throws a description of the problem, having changed nothing; after an earlier interrupted restore the
 * directory stays locked. `isReplacing`: proceed even when a PostgreSQL database already has members.
 */
export async function restoreBackup(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  folder: string,
  { isReplacing, log }: { isReplacing: boolean; log: Log },
): Promise<Restored> {
  await checkOutside(folder, dataDirectory)
  const contents = await checkBackup(folder)
  if (contents.migrations > migrationCount())
    throw new Error('The backup was made by a newer version: update this one first')
  if (await isServed(dataDirectory)) throw new Error(`A server runs on ${dataDirectory}: stop it first`)
  await mkdir(dataDirectory, { recursive: true })
  const lock = await lockFile(join(dataDirectory, 'members.lock'), { patienceMs: 0, staleAfterMs: 30_000 })
  const restoring = join(dataDirectory, restoringFolder)
  const prepared = join(dataDirectory, preparedFolder)
  const aside = join(dataDirectory, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  const members = { file: join(folder, membersFile), migrations: contents.migrations }
  const wasBrokenOff = isHalfRestored(dataDirectory)
  let movedTo = ''
  const swap = async (target: string) => {
    movedTo = target
    const isEmbedded = databaseUrl === undefined
    await withLibrary(dataDirectory, async () => await swapData(dataDirectory, target, isEmbedded))
  }
  try {
    await mkdir(prepared, { recursive: true })
    for (const name of await readdir(restoring)) await remove(join(restoring, name))
    await mkdir(prepared)
    await copyFiles(folder, Object.keys(contents.files), prepared)
    if (databaseUrl)
      await replaceInCluster({ dataDirectory, databaseUrl }, members, { aside, isReplacing, swap, log })
    else {
      await makeEmbedded(join(prepared, 'members'), members, log)
      await swap(aside)
    }
    await remove(restoring)
    await giveToOwner(dataDirectory)
    return { contents, aside }
  } catch (error) {
    // Nothing of the old data has been moved. It may still be the mixture that an earlier restore left.
    if (!existsSync(movedTo)) {
      await rm(aside, { recursive: true, force: true })
      if (!wasBrokenOff) await remove(restoring)
    }
    throw error
  } finally {
    await lock.free()
  }
}

/** Copies the files of the data directory that the backup names. */
async function copyFiles(folder: string, paths: readonly string[], prepared: string): Promise<void> {
  for (const path of paths) {
    const [first, ...below] = path.split('/')
    if (first !== dataFolder) continue
    const target = join(prepared, ...below)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(folder, first, ...below), target)
  }
}

/** The creator of a database, if it was killed with a restore, takes a moment to end. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
