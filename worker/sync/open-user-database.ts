/**
 * Opens a member's database: marks it with our version, rewrites what waits in an older form, refuses to write into one that newer code
 * has changed, and gives way to whoever upgrades or deletes it (SYNC 3.12).
 */
import { AppError } from '#core/errors'
import { upgradeOp } from '#core/sync/upgrade-op'
import { isOwned, UserDatabase, userSchema } from '#db/user-database'

/**
 * It is closed when another tab upgrades or deletes it. `isOwner`: whether this member is still who is signed in; undefined when not, and
 * then nothing is left of it. Throws client-too-old, quota-exceeded, storage-blocked.
 */
export async function openUserDatabase(
  user: number,
  isOwner: () => Promise<boolean>,
): Promise<UserDatabase | undefined> {
  const database = new UserDatabase(user)
  database.on('versionchange', () => {
    database.close()
    return false
  })
  try {
    await database.open()
    if (!(await isOwned(database, isOwner))) return undefined
    await takeOver(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** A tab that is frozen holds a database back until it thaws. */
const deletionMs = 3_000

/** Deletes a member's database, whoever has it open; false: somebody holds it back, it goes when they let it. */
export async function deleteUserDatabase(user: number): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), deletionMs))
  const database = new UserDatabase(user)
  // Whoever is in the middle of something lets it go a moment later: nothing to warn of.
  database.on('blocked', () => false)
  const deleted = database.delete().then(() => true)
  return await Promise.race([deleted, late])
}

/** Changes that are only on this device: those that wait and those that were refused. */
export async function countOps(user: number): Promise<number> {
  const database = new UserDatabase(user)
  try {
    return await database.outbox.count()
  } finally {
    database.close()
  }
}

/** The device as the server knows it from this database on; random, made once. */
export async function deviceId({ state }: UserDatabase, newId: () => string): Promise<string> {
  const stored = (await state.get('device'))?.value
  if (typeof stored === 'string') return stored
  const value = newId()
  await state.put({ key: 'device', value })
  return value
}

/** Dexie opens a newer database without a word; its number is ours to look at. */
async function takeOver(database: UserDatabase): Promise<void> {
  const { outbox, state } = database
  const stored = (await state.get('schema'))?.value
  if (stored === userSchema) return
  if (typeof stored === 'number' && stored > userSchema) throw new AppError('client-too-old', { stored })
  await database.transaction('rw', outbox, state, async () => {
    const ops = (await outbox.toArray()).map((op) => upgradeOp(op))
    await outbox.bulkPut(ops.filter((op) => op !== undefined))
    await state.put({ key: 'schema', value: userSchema })
  })
}
