/** Started by a test with disk-of-thread.cjs: opens the store in a directory, then its disk fails at the next commit. */
import { writeFileSync } from 'node:fs'
import { openStore } from '../../../server/store/open-store'
import { storeFacts } from '../../../server/store/schema/schema'

const [, , dataDirectory = ''] = process.argv
const log = { info: () => undefined, error: (_: object, message: string) => process.stdout.write(message) }
const store = await openStore({ dataDirectory }, log)
writeFileSync(process.env['DISK_FAILS_WITH'] ?? '', '')
await store.db.insert(storeFacts).values({ name: 'lost', value: '' })
process.stdout.write('confirmed')
