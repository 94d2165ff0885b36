/**
 * Built assets outlive their build: an open tab of an older version may still request its chunks
 * (SERVICE-WORKER rule 2). Every start copies the assets of the current build into the data directory and
 * deletes those last built 60 days ago.
 */

import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '#core/time'

const keepMs = 60 * dayMs

/** Updates `archive` with the assets of the current build, which may be missing. */
export async function archiveAssets(built: string, archive: string, now = Date.now()): Promise<void> {
  await mkdir(archive, { recursive: true })
  const current = await readdir(built).catch(() => [])
  for (const name of current) await keep(join(built, name), join(archive, name), now)
  const names = new Set(current)
  for (const name of await readdir(archive)) {
    if (names.has(name)) continue
    const path = join(archive, name)
    const { mtimeMs } = await stat(path)
    if (now - mtimeMs > keepMs) await rm(path, { force: true, recursive: true })
  }
}

/** The modification time records when a file was last part of a build. */
async function keep(from: string, to: string, now: number): Promise<void> {
  const [source, target] = await Promise.all([stat(from), stat(to).catch(() => undefined)])
  if (!source.isFile()) return
  if (target?.size !== source.size) {
    await copyFile(from, `${to}.new`)
    await rename(`${to}.new`, to)
  }
  await utimes(to, new Date(now), new Date(now))
}
