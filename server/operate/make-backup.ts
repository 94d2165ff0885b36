/**
 * Makes a backup, whether or not the server is running: the members' database, then the
 * rest of the data directory.
 */
import { chown, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log'
import { giveToOwner } from '../process/private-files'
import { dataFolder, membersFile, writeContents } from './backup-folder'
import { checkOutside, copyData, isHalfRestored } from './data-files'
import { withLibrary } from './library-lock'
import type { Dumped } from './members/dump'
import { type Place, saveMembers } from './save-members'

/**
 * Returns what was saved of the members. Throws a description of the problem; then the folder is empty again.
 */
export async function makeBackup(place: Place, folder: string, log: Log): Promise<Dumped> {
  const { dataDirectory } = place
  await makeEmpty(folder, dataDirectory)
  try {
    const { hash, ...dumped } = await saveMembers(place, join(folder, membersFile), log)
    log.info(dumped, 'The members are saved, the data directory follows')
    const files = await withLibrary(
      dataDirectory,
      async () => await copyData(dataDirectory, join(folder, dataFolder)),
    )
    await writeContents(folder, { ...dumped, files: { [membersFile]: hash, ...files } })
    await giveToOwner(folder)
    return dumped
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
    throw error
  }
}

async function makeEmpty(folder: string, dataDirectory: string): Promise<void> {
  const owner = await stat(dataDirectory).catch(() => undefined)
  if (!owner) throw new Error(`There is no data directory ${dataDirectory}: DATA_DIR says where it is`)
  if (isHalfRestored(dataDirectory))
    throw new Error(`A restore of ${dataDirectory} was broken off: run npm run restore again first`)
  await checkOutside(folder, dataDirectory)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: a backup needs a folder of its own`)
  // A backup made by root of another user's data belongs to that user.
  if (process.getuid?.() === 0) await chown(folder, owner.uid, owner.gid)
}
