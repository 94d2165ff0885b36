/** The key of access tokens: a file only we can read, or a row where several processes share one database. Made at the first start. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { signingKeys } from '../../store/schema/schema'
import type { Store } from '../../store/store'

const keyBytes = 32
/** There is one key; processes that make it at the same time agree on the first. */
const keyId = '00000000-0000-4000-8000-000000000001'

export async function signingKey(store: Store, dataDirectory: string): Promise<Uint8Array> {
  const secret = store.kind === 'postgresql' ? await storedKey(store) : await keyFile(dataDirectory)
  const key = Buffer.from(secret, 'base64url')
  if (key.length !== keyBytes) throw new Error('The signing key is damaged')
  return key
}

async function storedKey({ db }: Store): Promise<string> {
  const made = { id: keyId, secret: newKey(), createdAt: Date.now() }
  await db.insert(signingKeys).values(made).onConflictDoNothing()
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.id, keyId))
  return row?.secret ?? ''
}

async function keyFile(dataDirectory: string): Promise<string> {
  const directory = join(dataDirectory, 'secrets')
  const path = join(directory, 'token-key')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const isThere = await readFile(path, 'utf8').catch(() => undefined)
  if (isThere !== undefined) return isThere.trim()
  const made = newKey()
  await writeFile(path, `${made}\n`, { mode: 0o600, flag: 'wx' })
  return made
}

function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}
