/**
 * Opens a member's database: marks it with our version, rewrites waiting changes of an older form, refuses to
 * write into a database that newer code has changed, and closes when another tab upgrades or deletes it (SYNC
 * 3.12).
 */
import { AppError } from '#core/errors'
import { readableKeys, showNewKinds } from '#core/sync/client/changes/show-new-kinds'
import { upgradeOp } from '#core/sync/upgrade-op'
import { isOwned, UserDatabase, userSchema } from '#db/user-database'
import { asAppError } from '../storage-error'
import { transact } from './dexie-store'

/**
 * The database closes when another tab upgrades or deletes it. `isOwner`: whether this member is still signed
 * in; if not, the result is undefined and the database is deleted. Throws client-too-old, quota-exceeded,
 * storage-blocked.
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
    await showUnread(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** A frozen tab blocks the deletion of a database until it thaws. */
const deletionMs = 3_000

/**
 * Deletes a member's database, whoever has it open; false: a tab blocks it, and it is deleted when that tab
 * closes it.
 */
export async function deleteUserDatabase(user: number): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), deletionMs))
  const database = new UserDatabase(user)
  // A tab that is still working closes it a moment later: no warning is needed.
  database.on('blocked', () => false)
  const deleted = database.delete().then(() => true)
  return await Promise.race([deleted, late])
}

/** Changes that exist only on this device: waiting and refused ones. */
export async function countOps(user: number): Promise<number> {
  const database = new UserDatabase(user)
  try {
    return await database.outbox.count()
  } finally {
    database.close()
  }
}

/**
 * Deletes the copies of chats in a database that is left here for its changes: nobody may read them meanwhile,
 * and the server has them.
 */
export async function dropCopies(user: number): Promise<void> {
  const database = new UserDatabase(user)
  try {
    await database.chats.clear()
  } catch (error) {
    // No reason to stay signed in.
    if (asAppError(error).code === 'internal') throw error
  } finally {
    database.close()
  }
}

/** The id of this device for the server, valid for this database; random, created once. */
export async function deviceId({ state }: UserDatabase, newId: () => string): Promise<string> {
  const stored = (await state.get('device'))?.value
  if (typeof stored === 'string') return stored
  const value = newId()
  await state.put({ key: 'device', value })
  return value
}

/** Dexie opens a newer database without an error, so the version is checked here. */
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

/**
 * Rows of kinds that are new to this device. A kind once read stays noted: a service worker of an older app may
 * open the database in between.
 */
async function showUnread(database: UserDatabase): Promise<void> {
  const stored = (await database.state.get('readable'))?.value
  const before = Array.isArray(stored) ? stored.map(String) : []
  const all = [...new Set([...before, ...readableKeys])]
  if (all.length === before.length) return
  await transact(database, () => showNewKinds(before))
  await database.state.put({ key: 'readable', value: all })
}
