/** Required before everything else in every thread: the disk fails in the database's thread while the file exists that DISK_FAILS_WITH names. */
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const { isMainThread } = require('node:worker_threads')

const { fsyncSync } = fs
const mark = process.env['DISK_FAILS_WITH']

if (!isMainThread) {
  fs.fsyncSync = (descriptor) => {
    if (mark !== undefined && fs.existsSync(mark)) throw new Error('EIO')
    fsyncSync(descriptor)
  }
  syncBuiltinESMExports()
}
