/**
 * The key of access tokens: a file that only we can read, or a row if several processes share one database.
 * Created at the first start.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { writeDurably } from '../../library/durable-files'
import { signingKeys } from '../../store/schema/schema'
import type { Store } from '../../store/store'

const keyBytes = 32
/** There is one key; processes that create it at the same time agree on the first. */
const keyId = '00000000-0000-4000-8000-000000000001'

/** The key, created if it is missing. */
export async function signingKey(store: Store, dataDirectory: string): Promise<Uint8Array> {
  const secret = store.kind === 'postgresql' ? await storedKey(store) : await keyFile(dataDirectory)
  const key = keyOf(secret)
  if (!key) throw new Error('The signing key is damaged')
  return key
}

function keyOf(secret: string): Uint8Array | undefined {
  const key = Buffer.from(secret.trim(), 'base64url')
  return key.length === keyBytes ? key : undefined
}

async function storedKey({ db }: Store): Promise<string> {
  const made = { id: keyId, secret: newKey(), createdAt: Date.now() }
  await db.insert(signingKeys).values(made).onConflictDoNothing()
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.id, keyId))
  return row?.secret ?? ''
}

/**
 * A file without a key, from a full disk or a crash of earlier versions, is moved aside: members then sign in
 * again instead of never.
 */
async function keyFile(dataDirectory: string): Promise<string> {
  const directory = join(dataDirectory, 'secrets')
  const path = join(directory, 'token-key')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const before = await readFile(path, 'utf8').catch(() => undefined)
  if (before !== undefined && keyOf(before)) return before
  if (before !== undefined) await rename(path, `${path}.damaged`)
  const mine = `${path}.${randomUUID()}`
  await writeDurably(mine, `${newKey()}\n`, 0o600)
  // Linked when it is complete and on disk; a process that comes second uses the first one's key.
  await link(mine, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await rm(mine, { force: true })
  return await readFile(path, 'utf8')
}

function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}
