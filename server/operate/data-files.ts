/** The data directory without the members' database: what of it is saved, copied and put in its place. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hashing, pathInBackup } from './backup-folder'

/** Where a restore prepares what it puts in place: while it is there, the directory may be half of one backup and half of another. */
export const restoringFolder = 'restoring'
const asideFolder = /^before-restore-/

/** What is not saved: the database itself, what is made again, and what belongs to a running process. */
const left = new Set(['members', 'members.new', 'assets', 'og', 'operator.json', restoringFolder])

function isSaved(name: string): boolean {
  return !left.has(name) && !asideFolder.test(name) && !isLock(name)
}

function isLock(name: string): boolean {
  return /(^|\.)lock(\.|$)/.test(name)
}

/** Copies what is saved into `target`; the hashes by path below `prefix`. The index of the library must not change meanwhile. */
export async function copyData(
  dataDirectory: string,
  target: string,
  prefix: string,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  const entries = await readdir(dataDirectory, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => isSaved(entry.name))) {
    const paths = await filesBelow(dataDirectory, name)
    for (const path of paths) {
      const to = join(target, path)
      await mkdir(dirname(to), { recursive: true })
      const { through, hash } = hashing()
      await pipeline(createReadStream(join(dataDirectory, path)), through, createWriteStream(to))
      hashes[pathInBackup(prefix, path)] = hash()
    }
  }
  return hashes
}

/**
 * Moves what is in the data directory aside and what was prepared into its place; answers where to. Nothing is deleted; what is left over
 * of a process stays.
 */
export async function swapData(dataDirectory: string, hasMembers: boolean): Promise<string> {
  const aside = join(dataDirectory, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(aside, { recursive: true })
  const prepared = join(dataDirectory, restoringFolder)
  for (const name of await readdir(dataDirectory)) {
    if (isSaved(name) || (hasMembers && name === 'members'))
      await rename(join(dataDirectory, name), join(aside, name))
  }
  for (const name of await readdir(prepared)) await rename(join(prepared, name), join(dataDirectory, name))
  return aside
}

/** Paths below `root`; links are not followed. */
async function filesBelow(root: string, name: string): Promise<string[]> {
  const entries = await readdir(join(root, name), { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [name]
  const found: string[] = []
  for (const entry of entries) {
    if (entry.isDirectory()) found.push(...(await filesBelow(root, join(name, entry.name))))
    else if (entry.isFile() && !isLock(entry.name)) found.push(join(name, entry.name))
  }
  return found
}
