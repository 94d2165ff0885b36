/**
 * A migrated PGlite in memory. Making one takes seconds, so its files are kept in .cache under the hash of the migrations; opening one takes
 * a second, so one that was closed is emptied and opened again.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { projectDirectory } from '../../../server/process/project-directory'
import { epochOf } from '../../../server/store/epoch/epoch'
import { migrationsDirectory } from '../../../server/store/open-store'
import * as schema from '../../../server/store/schema/schema'
import type { Database, Store } from '../../../server/store/store'

/** PGlite reads and compiles its own files for each database: a third of the time it takes to open one. */
async function readParts() {
  const directory = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compiled = async (name: string) => await WebAssembly.compile(await readFile(join(directory, name)))
  const [pgliteWasmModule, initdbWasmModule, files] = await Promise.all([
    compiled('pglite.wasm'),
    compiled('initdb.wasm'),
    readFile(join(directory, 'pglite.data')),
  ])
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([files]) }
}
let parts: ReturnType<typeof readParts> | undefined

/** Closed ones, without rows. */
const free: PGlite[] = []

/** An own database; closing it forgets it. */
export async function openMemoryStore(): Promise<Store> {
  parts ??= readParts()
  const client =
    free.pop() ?? (await PGlite.create({ ...(await parts), loadDataDir: new Blob([await migratedFiles()]) }))
  const lent = lend(client)
  const db = drizzle(lent.client, { schema })
  await epochOf(db, undefined)
  return {
    kind: 'embedded',
    quota: Number.POSITIVE_INFINITY,
    db,
    transaction: async (work) => await db.transaction(async (tx) => await work(tx)),
    async close() {
      if (lent.end()) return
      await emptyDatabase(drizzle(client, { schema }))
      free.push(client)
    },
  }
}

/** Takes all rows away and begins numbers anew, apart from those of `kept` tables. */
export async function emptyDatabase(
  db: Database,
  kept: readonly (keyof typeof schema)[] = [],
): Promise<void> {
  const emptied = Object.entries(schema).filter(([name]) => !kept.some((one) => one === name))
  const tables = emptied.map(([, table]) => table)
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`)
}

/** A client that works until `end` is called, which returns whether it was ended before: nobody writes into what is somebody else's then. */
function lend(client: PGlite): { client: PGlite; end(): boolean } {
  let hasEnded = false
  const guarded = new Proxy(client, {
    get(target, name) {
      if (hasEnded) throw new Error('PGlite is closed')
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return {
    client: guarded,
    end() {
      const had = hasEnded
      hasEnded = true
      return had
    },
  }
}

async function migratedFiles(): Promise<Buffer<ArrayBuffer>> {
  const migrations = migrationsDirectory()
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).filter((file) => file.endsWith('.sql')))
    hash.update(readFileSync(join(migrations, name)))
  const directory = join(projectDirectory(), '.cache')
  const path = join(directory, `members-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(path)) {
    const client = await PGlite.create()
    await migrate(drizzle(client), { migrationsFolder: migrations })
    const mine = `${path}.${randomUUID()}`
    const dump = await client.dumpDataDir('none')
    await client.close()
    await mkdir(directory, { recursive: true })
    await writeFile(mine, Buffer.from(await dump.arrayBuffer()))
    await rename(mine, path)
    await removeOthers(directory, path)
  }
  return await readFile(path)
}

/** Those of former migrations. */
async function removeOthers(directory: string, path: string): Promise<void> {
  const others = (await readdir(directory)).filter((name) => /^members-\w+\.tar$/.test(name))
  for (const name of others.filter((other) => join(directory, other) !== path))
    await rm(join(directory, name), { force: true })
}
