/**
 * The process started by createCluster: creates the files of an empty database and waits until they are on
 * disk. Ends when its parent does.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { makePrivate } from '../../process/private-files'
import { SyncedFiles, syncedParameters } from './synced-files'

const [, , directory = '', starter = ''] = process.argv
// In a separate thread, because this one blocks: an orphaned creator would write
// between the files of the next attempt.
const watch = new Worker(
  `setInterval(() => { if (process.ppid !== ${Number(starter)}) process.kill(process.pid, 'SIGKILL') }, 50)`,
  { eval: true },
)
watch.unref()
const client = await PGlite.create({ fs: new SyncedFiles(directory, stop), startParams: syncedParameters })
await client.close()
// It makes the files of its templates readable for everybody, whatever the umask.
await makePrivate(directory)
const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
for (const { parentPath, name } of entries) sync(join(parentPath, name))
sync(directory)

function stop(error: unknown): never {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
