/** PGlite over the files of an embedded database, on the calling thread, which its queries block. */
import { PGlite } from '@electric-sql/pglite'
import { SyncedFiles, syncedParameters } from './synced-files'

/** `onFailure` is told that a write did not reach the disk; it must not return. */
export async function openFiles(directory: string, onFailure: (error: unknown) => never): Promise<PGlite> {
  return await PGlite.create({ fs: new SyncedFiles(directory, onFailure), startParams: syncedParameters })
}
