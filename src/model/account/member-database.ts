/**
 * The member's own database on this device, for reading: notes, tags, likes, history, options, and what waits to be sent. Written by
 * the worker alone. For a visitor everything is empty.
 */
import Dexie from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import type { SyncState } from '#core/contract/browser/members'
import type { ThingKind } from '#core/sync/kinds'
import type { Op } from '#core/sync/op'
import type { Thing, ThingOf } from '#db/things'
import { isOwned, UserDatabase } from '#db/user-database'
import { storedAccount } from '../../platform/local/stored-account'
import { isMember, useAccount } from './account'

/** One connection for the whole page; it goes when another member comes, and when the database is deleted or upgraded elsewhere. */
let opened: UserDatabase | undefined

/**
 * What a query of the member's database gives, live: undefined until it has answered, `none` for a visitor. The query runs again when
 * one of `dependencies` changes, as in `useEffect`.
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

/** All things of a kind, in the order they were made, changed or set. */
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

/** The thing of a key; null where there is none. */
export function useThing(key: string): Thing | null | undefined {
  return useMemberQuery<Thing | null>(async ({ things }) => (await things.get(key)) ?? null, [key], null)
}

/** What waits here and what was refused, in the order of the person's actions. */
export function useOutbox(): readonly Op[] | undefined {
  return useMemberQuery<readonly Op[]>(({ outbox }) => outbox.orderBy('seq').toArray(), [], [])
}

/** How the sync stands; null before it ran for the first time and for visitors. */
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

/** One answer of a member's database; `none` where it is just being deleted, or was. */
export async function askMemberDatabase<Result>(
  user: number,
  query: (database: UserDatabase) => Promise<Result>,
  none: Result,
): Promise<Result> {
  try {
    const database = databaseOf(user)
    // Asked before anything is waited for: that is what a live query observes.
    const answer = await query(database)
    const isOwner = async () => (await storedAccount())?.user.id === user
    if (await isOwned(database, isOwner)) return answer
    // Who signs in again here gets another one.
    if (opened === database) opened = undefined
    return none
  } catch (error) {
    // Signing out deletes the database under a query; the account that goes with it is gone a moment later.
    if (error instanceof Dexie.DatabaseClosedError) return none
    throw error
  }
}

function databaseOf(user: number): UserDatabase {
  if (opened?.user === user) return opened
  opened?.close()
  const database = new UserDatabase(user)
  // It is deleted or upgraded elsewhere: out of the way, and not opened again by a query that is still watching.
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
