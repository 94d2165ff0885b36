/** The data directory without the members' database: which files are backed up, and how they are copied. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dataFolder, hashing } from './backup-folder'

/** Where a restore prepares its files: while it exists, the directory may be a mixture of two backups. */
export const restoringFolder = 'restoring'
const asideFolder = /^before-restore-/

/** Not backed up: the database itself, files that are generated again, and files of a running process. */
const left = new Set(['members', 'members.new', 'assets', 'og', 'operator.json', restoringFolder])

/** Whether an entry of the data directory goes into a backup, and is moved aside by a restore. */
export function isSaved(name: string): boolean {
  return !left.has(name) && !asideFolder.test(name) && !isLock(name)
}

/** Whether a restore was interrupted. */
export function isHalfRestored(dataDirectory: string): boolean {
  return existsSync(join(dataDirectory, restoringFolder))
}

/**
 * Throws if a backup would lie among the entries that backups save and restores move. Folders that restores
 * created themselves lie beside them.
 */
export async function checkOutside(folder: string, dataDirectory: string): Promise<void> {
  const root = await realOf(dataDirectory)
  const [first = ''] = (await realOf(folder)).slice(root.length + 1).split(sep)
  const isInside = `${await realOf(folder)}${sep}`.startsWith(`${root}${sep}`)
  if (isInside && !asideFolder.test(first))
    throw new Error(`${folder} lies in the data directory: a backup needs a folder outside of it`)
}

/**
 * Copies the saved entries into `target`, or only reads them; returns the hashes by path in the backup. The
 * index of the library must not change meanwhile; other files deleted meanwhile are left out.
 */
export async function copyData(
  dataDirectory: string,
  target: string | undefined,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const path of await savedFiles(dataDirectory)) {
    const { through, hash } = hashing()
    try {
      await pipeline(createReadStream(join(dataDirectory, path)), through, await writerOf(target, path))
    } catch (error) {
      if (isGone(error) && !existsSync(join(dataDirectory, path))) continue
      throw error
    }
    hashes[[dataFolder, ...path.split(sep)].join('/')] = hash()
  }
  return hashes
}

async function savedFiles(dataDirectory: string): Promise<string[]> {
  const names = (await readdir(dataDirectory)).filter(isSaved)
  const files = await Promise.all(names.map(async (name) => await filesAt(dataDirectory, name, [])))
  return files.flat()
}

/** Follows links, but not to a folder that contains them. */
async function filesAt(root: string, path: string, above: readonly string[]): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined)
  if (found?.isFile()) return [path]
  if (!found?.isDirectory()) return []
  const real = await realpath(join(root, path))
  if (above.includes(real)) return []
  const files: string[] = []
  for (const name of await readdir(real))
    if (!isLock(name)) files.push(...(await filesAt(root, join(path, name), [...above, real])))
  return files
}

async function writerOf(target: string | undefined, path: string): Promise<Writable> {
  if (target === undefined) return new Writable({ write: (_, __, done) => done() })
  await mkdir(dirname(join(target, path)), { recursive: true })
  return createWriteStream(join(target, path))
}

/** Of a path that need not exist yet. */
async function realOf(path: string): Promise<string> {
  return await realpath(path).catch(async () =>
    join(await realOf(dirname(path)), path.slice(dirname(path).length)),
  )
}

function isLock(name: string): boolean {
  return /(^|\.)lock(\.|$)/.test(name)
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
