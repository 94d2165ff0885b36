/**
 * Makes the data directory private to its owner: no other user of the machine can read or change members'
 * notes, addresses or keys.
 */
import { chmod, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const othersBits = 0o077
const directoryMode = 0o700
const fileMode = 0o600

/** Makes everything private that this process and its children create from now on. */
export function createPrivately(): void {
  process.umask(othersBits)
}

/**
 * Makes a directory and everything in it private; returns how many entries were not. Entries of other users,
 * or on a read-only disk, stay as they are. Links are not followed.
 */
export async function makePrivate(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({
      path: join(entry.parentPath, entry.name),
      mode: entry.isFile() ? fileMode : directoryMode,
    }))
  let mended = 0
  for (const { path, mode } of [{ path: directory, mode: directoryMode }, ...paths])
    if (await closeTo(path, mode)) mended += 1
  return mended
}

/** Locks others out of a directory and so of everything in it, however many files it contains. */
export async function shutOut(directory: string): Promise<void> {
  await closeTo(directory, directoryMode)
}

/** True when it was open and was closed. */
async function closeTo(path: string, mode: number): Promise<boolean> {
  if (await isPrivate(path)) return false
  return await chmod(path, mode).then(
    () => true,
    () => false,
  )
}

/**
 * Gives files that root created in a directory of another user to that user, who could
 * not read them otherwise.
 */
export async function giveToOwner(directory: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owner = await stat(directory).catch(() => undefined)
  if (!owner || owner.uid === 0) return
  for (const name of await readdir(directory, { recursive: true }))
    await lchown(join(directory, name), owner.uid, owner.gid)
}

async function isPrivate(path: string): Promise<boolean> {
  return await stat(path).then(
    ({ mode }) => (mode & othersBits) === 0,
    () => true,
  )
}
