/** Makes a backup while the server runs or stands: the members' database, then the rest of the data directory. */
import { createWriteStream } from 'node:fs'
import { chown, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Config } from '../config'
import { withLock } from '../library/writing/lock'
import { giveToOwner } from '../private-files'
import { openStore } from '../store/open-store'
import type { Store, StoreLog } from '../store/store'
import { dataFolder, hashing, membersFile, writeContents } from './backup-folder'
import { copyData } from './data-files'
import { type Counts, dumpMembers, endMark } from './dump'
import { linesOf } from './lines'
import { migrationCount } from './migrations'
import { askForMembers, lineWriter } from './operator-door'

type Place = Pick<Config, 'dataDirectory' | 'databaseUrl'>

/** Rows by table. Throws with what is wrong; then the folder has no contents and is no backup. */
export async function makeBackup(place: Place, folder: string, log: StoreLog): Promise<Counts> {
  await makeEmpty(folder, place.dataDirectory)
  const members = await saveMembers(place, join(folder, membersFile), log)
  const { dataDirectory } = place
  const files = await withLock(
    join(dataDirectory, 'library', 'lock'),
    async () => await copyData(dataDirectory, join(folder, dataFolder), dataFolder),
  )
  await writeContents(folder, {
    migrations: migrationCount(),
    members: members.counts,
    files: { [membersFile]: members.hash, ...files },
  })
  await giveToOwner(folder)
  return members.counts
}

/** The members alone, as zipped lines in a file. */
export async function saveMembers(
  place: Place,
  path: string,
  log: StoreLog,
): Promise<{ counts: Counts; hash: string }> {
  const served = place.databaseUrl ? undefined : await askForMembers(place.dataDirectory)
  if (served) return await save(served, path)
  const store = await openStore(place, log)
  try {
    return await save(dumpOf(store), path)
  } finally {
    await store.close()
  }
}

function dumpOf(store: Store): Readable {
  const zipped = createGzip()
  void dumpMembers(store, lineWriter(zipped)).then(
    () => zipped.end(),
    (error: unknown) => zipped.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return zipped
}

/** Writes what comes and reads it along: a server that ends in the middle leaves no end. */
async function save(source: Readable, path: string): Promise<{ counts: Counts; hash: string }> {
  const { through, hash } = hashing()
  const copy = new PassThrough()
  through.on('data', (part: Buffer) => void copy.write(part))
  through.on('end', () => copy.end())
  const reading = endOf(copy)
  await pipeline(source, through, createWriteStream(path, { flags: 'wx' }))
  const counts = await reading
  if (!counts) throw new Error('The rows of the members did not come to their end')
  return { counts, hash: hash() }
}

async function endOf(zipped: Readable): Promise<Counts | undefined> {
  for await (const line of linesOf(zipped.pipe(createGunzip()))) {
    if (line.startsWith(`${endMark}\t`)) return JSON.parse(line.slice(endMark.length + 1))
  }
  return undefined
}

async function makeEmpty(folder: string, dataDirectory: string): Promise<void> {
  const owner = await stat(dataDirectory).catch(() => undefined)
  if (!owner) throw new Error(`There is no data directory ${dataDirectory}: DATA_DIR says where it is`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: a backup needs a folder of its own`)
  // What root saves of another user's data is that user's.
  if (process.getuid?.() === 0) await chown(folder, owner.uid, owner.gid)
}
