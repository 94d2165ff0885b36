/** Started by a test: opens the store in a directory, then its disk fails at the next commit. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { openStore } from '../../../server/store/open-store'
import { storeFacts } from '../../../server/store/schema/schema'

const [, , dataDirectory = ''] = process.argv
const log = { info: () => undefined, error: (_: object, message: string) => process.stdout.write(message) }
const store = await openStore({ dataDirectory }, log)
fs.fsyncSync = () => {
  throw new Error('EIO')
}
syncBuiltinESMExports()
await store.db.insert(storeFacts).values({ name: 'lost', value: '' })
process.stdout.write('confirmed')
