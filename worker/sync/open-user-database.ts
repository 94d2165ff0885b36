/**
 * Opens a member's database: marks a new one with our version, refuses to write into one that newer code has changed, gives way to
 * whoever upgrades or deletes it (SYNC 3.12). Changed shapes of waiting ops are rewritten by the upgrade of their Dexie version.
 */
import Dexie from 'dexie'
import { AppError } from '#core/errors'
import { UserDatabase, userDatabaseName, userSchema } from '#db/user-database'

/** `onGone` hears that another tab upgrades or deletes it; it is closed then. Throws client-too-old, quota-exceeded, storage-blocked. */
export async function openUserDatabase(user: number, onGone: () => void): Promise<UserDatabase> {
  const database = new UserDatabase(user)
  database.on('versionchange', () => {
    database.close()
    onGone()
    return false
  })
  try {
    await database.open()
    await checkSchema(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Deletes a member's database, whoever has it open. */
export async function deleteUserDatabase(user: number): Promise<void> {
  await Dexie.delete(userDatabaseName(user))
}

/** Users that have a database here: signed in now, or with changes that wait for their next sign-in. */
export async function usersWithDatabase(): Promise<number[]> {
  const names = await Dexie.getDatabaseNames()
  return names.flatMap((name) => (/^user-\d+$/.test(name) ? [Number(name.slice(5))] : []))
}

/** Dexie opens a newer database without a word; its number is ours to look at. */
async function checkSchema(database: UserDatabase): Promise<void> {
  const stored = (await database.state.get('schema'))?.value
  if (typeof stored === 'number' && stored > userSchema) throw new AppError('client-too-old', { stored })
  if (stored !== userSchema) await database.state.put({ key: 'schema', value: userSchema })
}
