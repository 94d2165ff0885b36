/** What of the members' database a backup holds. */
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type * as schema from '../../store/schema/schema'
import {
  contactMessages,
  newsletterSubscribers,
  notifications,
  recordedOps,
  reports,
  secretTokens,
  sessions,
  signingKeys,
  things,
  users,
} from '../../store/schema/schema'

interface Saved {
  table: PgTable
  /** The column that names the member whose row it is. */
  member?: 'id' | 'user_id'
  hasOwnerless?: true
}

/** In the order in which rows may refer to others. */
const tables = {
  users: { table: users, member: 'id' },
  sessions: { table: sessions, member: 'user_id' },
  things: { table: things, member: 'user_id' },
  recordedOps: { table: recordedOps, member: 'user_id' },
  // Registrations that wait for their letter are nobody's yet.
  secretTokens: { table: secretTokens, member: 'user_id', hasOwnerless: true },
  signingKeys: { table: signingKeys },
  newsletterSubscribers: { table: newsletterSubscribers },
  contactMessages: { table: contactMessages },
  reports: { table: reports },
  notifications: { table: notifications },
  // Counters that mean nothing an hour later, and facts about the database, not about its rows.
  limitBuckets: undefined,
  storeFacts: undefined,
} satisfies Record<keyof typeof schema, Saved | undefined>

export interface SavedTable extends Omit<Saved, 'table'> {
  /** In the database. */
  name: string
}

export const savedTables: readonly SavedTable[] = Object.values<Saved | undefined>(tables).flatMap(
  (saved) => {
    if (!saved) return []
    const { table, ...rest } = saved
    return { ...rest, name: getTableName(table) }
  },
)
