/**
 * PGlite's files with the missing fsync, and private to their owner: 0.5.16 starts with -F and its files have
 * no fsync, so that a power cut could lose confirmed writes. Depends on internals of that version; a test
 * counts the fsyncs of a commit.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's Node file system used here. */
interface NodeFiles {
  realPath(node: unknown): string
  stream_ops: { fsync?: (stream: OpenFile) => number }
  /** `where`: a path or a descriptor. */
  doSetAttr(where: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]): void
}

interface Attributes {
  mode?: number | null
}

/** `nfd` is Node's descriptor; a directory has none. */
interface OpenFile {
  node: unknown
  nfd?: number
}

/**
 * `onFailure` must not return: PostgreSQL would wait for ever for a write that cannot
 * succeed, and the process with it.
 */
export class SyncedFiles extends NodeFS {
  constructor(
    directory: string,
    private readonly onFailure: (error: unknown) => never,
  ) {
    super(directory)
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(...given)
    const before = ready.emscriptenOpts.preRun ?? []
    ready.emscriptenOpts.preRun = [...before, ({ NODEFS }) => mend(NODEFS, this.onFailure)]
    return ready
  }
}

/** PostgreSQL's parameters for it. `wal_sync_method`: fdatasync, the default, does nothing here. */
export const syncedParameters = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F')
  .concat('-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB')

function mend(files: unknown, onFailure: (error: unknown) => never): void {
  if (!isNodeFiles(files)) throw new Error('This version of PGlite has other files: its writes could be lost')
  keepPrivate(files)
  addSync(files, onFailure)
}

/** It sets the mode of files by its own mask, whatever that of the process. */
function keepPrivate(files: NodeFiles): void {
  const setAttributes = files.doSetAttr.bind(files)
  files.doSetAttr = (where, node, attributes, ...rest) => {
    const { mode } = attributes
    const own = mode === undefined || mode === null ? attributes : { ...attributes, mode: mode & ~0o077 }
    setAttributes(where, node, own, ...rest)
  }
}

function addSync(files: NodeFiles, onFailure: (error: unknown) => never): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd !== undefined) fsyncSync(nfd)
      else syncDirectory(files.realPath(node))
      return 0
    } catch (error) {
      return onFailure(error)
    }
  }
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function isNodeFiles(files: unknown): files is NodeFiles {
  return (
    typeof files === 'object' &&
    files !== null &&
    'realPath' in files &&
    typeof files.realPath === 'function' &&
    'doSetAttr' in files &&
    typeof files.doSetAttr === 'function' &&
    'stream_ops' in files &&
    typeof files.stream_ops === 'object'
  )
}
