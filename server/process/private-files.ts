/** The data directory is its owner's alone: no other user of the machine reads members' notes, addresses or keys, or changes them. */
import { chmod, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const othersBits = 0o077
const directoryMode = 0o700
const fileMode = 0o600

/** Whatever this process and those it starts create from now on is private. */
export function createPrivately(): void {
  process.umask(othersBits)
}

/**
 * Makes a directory and all in it private; answers how many entries were not. What belongs to somebody else or lies on a disk that cannot
 * be written stays as it is. Links are not followed.
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

/** Keeps others out of a directory and so of all in it, however many files that are. */
export async function shutOut(directory: string): Promise<void> {
  await closeTo(directory, directoryMode)
}

/** True when it was open and is not any more. */
async function closeTo(path: string, mode: number): Promise<boolean> {
  if (await isPrivate(path)) return false
  return await chmod(path, mode).then(
    () => true,
    () => false,
  )
}

/** What root made in a directory of another user is given to that user, who could not read it otherwise. */
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
