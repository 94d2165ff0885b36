/** The process createCluster starts: makes the files of an empty database and waits until they are on the disk. Ends with whoever started it. */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { makePrivate } from '../../process/private-files'
import { SyncedFiles, syncedParameters } from './synced-files'

const [, , directory = '', starter = ''] = process.argv
// In a thread of its own, because this one stands still: left alone it would write between the files of whoever tries again.
const watch = new Worker(
  `setInterval(() => { if (process.ppid !== ${Number(starter)}) process.kill(process.pid, 'SIGKILL') }, 50)`,
  { eval: true },
)
watch.unref()
const client = await PGlite.create({ fs: new SyncedFiles(directory, stop), startParams: syncedParameters })
await client.close()
// It gives the files of its templates to everybody, whatever the mask.
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
