/**
 * Creates the files of a new embedded database in a separate process: it takes 800 MB of memory, which the
 * server would keep. They get their final name when they are complete and on disk.
 */
import { spawn } from 'node:child_process'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectDirectory } from '../../process/project-directory'

/** A database without tables in `directory`, which must not exist yet. */
export async function createCluster(directory: string): Promise<void> {
  const beside = `${directory}.new`
  // A creator that was killed takes a moment to end.
  await rm(beside, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  await runCreator(beside)
  await rename(beside, directory)
  const parent = openSync(dirname(directory), 'r')
  fsyncSync(parent)
  closeSync(parent)
}

/** From the built program starts a built creator, from the source the source, loaded by tsx. */
async function runCreator(directory: string): Promise<void> {
  const program = import.meta.url.endsWith('.ts')
    ? ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'creator.ts')]
    : [join(projectDirectory(), 'build', 'server', 'creator.js')]
  const child = spawn(process.execPath, [...program, directory, String(process.pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (part) => (complaint += String(part)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`No database could be made in ${directory} (${code}): ${complaint.trim()}`)
}
