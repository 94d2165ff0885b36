/**
 * The member's own database on this device, for reading: notes, tags, likes, history, options, and changes
 * that wait to be sent. Only the worker writes it. Everything is empty for a visitor.
 */
import Dexie from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import type { SyncState } from '#core/contract/browser/members'
import type { Op } from '#core/contract/members/op'
import type { ThingKind } from '#core/sync/kinds'
import type { Thing, ThingOf } from '#db/things'
import { isOwned, UserDatabase } from '#db/user-database'
import { storedAccount } from '../../platform/local/stored-account'
import { isMember, useAccount } from './account'

/**
 * One connection for the whole page; it is closed when another member signs in, and when the database is
 * deleted or upgraded elsewhere.
 */
let opened: UserDatabase | undefined

/**
 * The live answer of a query to the member's database: undefined until it has answered, `none` for a visitor.
 * The query runs again when one of `dependencies` changes, as in `useEffect`.
 */
export function useMemberQuery<Result>(
  query: (database: UserDatabase) => Promise<Result>,
  dependencies: readonly unknown[],
  none: Result,
): Result | undefined {
  const account = useAccount()
  const user = isMember(account) ? account.user.id : undefined
  const isKnown = account !== undefined
  return useLiveQuery(async () => {
    if (!isKnown) return undefined
    return user === undefined ? none : askMemberDatabase(user, query, none)
  }, [user, isKnown, ...dependencies])
}

/** All records of a kind, in the order they were made, changed or set. */
export function useThings<Kind extends ThingKind>(kind: Kind): readonly ThingOf<Kind>[] | undefined {
  return useMemberQuery<readonly ThingOf<Kind>[]>(
    async ({ things }) => {
      const found = await things
        .where('[kind+at]')
        .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
        .toArray()
      return found.filter((thing): thing is ThingOf<Kind> => thing.kind === kind)
    },
    [kind],
    [],
  )
}

/** The record with this key; null where there is none. */
export function useThing(key: string): Thing | null | undefined {
  return useMemberQuery<Thing | null>(async ({ things }) => (await things.get(key)) ?? null, [key], null)
}

/** Changes that wait to be sent and changes that the server refused, in the order of the person's actions. */
export function useOutbox(): readonly Op[] | undefined {
  return useMemberQuery<readonly Op[]>(({ outbox }) => outbox.orderBy('seq').toArray(), [], [])
}

/** The state of the sync; null before the first run and for visitors. */
export function useSyncState(): SyncState | null | undefined {
  return useMemberQuery<SyncState | null>(
    async ({ state }) => {
      const value = (await state.get('sync'))?.value
      return isSyncState(value) ? value : null
    },
    [],
    null,
  )
}

/** One answer of a member's database; `none` while the database is being deleted, or after that. */
export async function askMemberDatabase<Result>(
  user: number,
  query: (database: UserDatabase) => Promise<Result>,
  none: Result,
): Promise<Result> {
  try {
    const database = databaseOf(user)
    // Called before any await: that is what a live query observes.
    const answer = await query(database)
    const isOwner = async () => (await storedAccount())?.user.id === user
    if (await isOwned(database, isOwner)) return answer
    // A member who signs in again gets another connection.
    if (opened === database) opened = undefined
    return none
  } catch (error) {
    // Signing out deletes the database under a running query; the account follows a moment later.
    if (error instanceof Dexie.DatabaseClosedError) return none
    throw error
  }
}

function databaseOf(user: number): UserDatabase {
  if (opened?.user === user) return opened
  opened?.close()
  const database = new UserDatabase(user)
  // The database is deleted or upgraded elsewhere: closes the connection, and no query that is still watching
  // opens it again.
  database.on('versionchange', () => {
    database.close()
    if (opened === database) opened = undefined
    return false
  })
  opened = database
  return database
}

function isSyncState(value: unknown): value is SyncState {
  return typeof value === 'object' && value !== null && 'phase' in value && 'syncedAt' in value
}
