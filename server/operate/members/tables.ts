/** Which tables of the members' database a backup contains. */
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type * as schema from '../../store/schema/schema'
import {
  chatCosts,
  chatMessages,
  chats,
  chatUsage,
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
  /** The column with the member who owns a row. */
  member?: 'id' | 'user_id'
  hasOwnerless?: true
}

/** In an order in which rows may refer to earlier ones. */
const tables = {
  users: { table: users, member: 'id' },
  sessions: { table: sessions, member: 'user_id' },
  things: { table: things, member: 'user_id' },
  recordedOps: { table: recordedOps, member: 'user_id' },
  // Registrations that wait for their confirmation belong to nobody yet.
  secretTokens: { table: secretTokens, member: 'user_id', hasOwnerless: true },
  chats: { table: chats, member: 'user_id' },
  chatMessages: { table: chatMessages, member: 'user_id' },
  chatUsage: { table: chatUsage, member: 'user_id' },
  chatCosts: { table: chatCosts },
  signingKeys: { table: signingKeys },
  newsletterSubscribers: { table: newsletterSubscribers },
  contactMessages: { table: contactMessages },
  reports: { table: reports },
  notifications: { table: notifications },
  // Made again of the messages as they are loaded.
  chatTexts: undefined,
  // Counters without effect an hour later, and facts about the database, not about its rows.
  limitBuckets: undefined,
  storeFacts: undefined,
} satisfies Record<keyof typeof schema, Saved | undefined>

/** A table in a backup. */
export interface SavedTable extends Omit<Saved, 'table'> {
  /** In the database. */
  name: string
}

/** All tables in a backup. */
export const savedTables: readonly SavedTable[] = Object.values<Saved | undefined>(tables).flatMap(
  (saved) => {
    if (!saved) return []
    const { table, ...rest } = saved
    return { ...rest, name: getTableName(table) }
  },
)
