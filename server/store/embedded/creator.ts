/** The process createCluster starts: makes the files of an empty database and waits until they are on the disk. */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { makePrivate } from '../../private-files'
import { SyncedFiles, syncedParameters } from './synced-files'

const [, , directory = ''] = process.argv
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
