/** Moves what a restore has prepared into the data directory, and the old entries aside. */
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isSaved, restoringFolder } from './data-files'

/** The prepared entries, within the folder of a restore. */
export const preparedFolder = join(restoringFolder, 'data')

/**
 * Deletes nothing; files of running processes stay. Throws after moving everything
 * back: then `aside` does not exist.
 */
export async function swapData(dataDirectory: string, aside: string, hasMembers: boolean): Promise<void> {
  const prepared = join(dataDirectory, preparedFolder)
  const present = await readdir(dataDirectory)
  const leaving = present.filter((name) => isSaved(name) || (hasMembers && name === 'members'))
  const coming = await readdir(prepared)
  const moves = [
    ...leaving.map((name) => ({ from: join(dataDirectory, name), to: join(aside, name) })),
    ...coming.map((name) => ({ from: join(prepared, name), to: join(dataDirectory, name) })),
  ]
  await mkdir(aside, { recursive: true })
  const moved: typeof moves = []
  try {
    for (const move of moves) {
      await rename(move.from, move.to)
      moved.push(move)
    }
  } catch (error) {
    for (const { from, to } of moved.toReversed()) await rename(to, from)
    await rmdir(aside)
    const { message } = error instanceof Error ? error : new Error(String(error))
    throw new Error(
      `Nothing was changed, because something in ${dataDirectory} cannot be moved aside: ${message}`,
      { cause: error },
    )
  }
}
