/**
 * Tables of the sync (SYNC 3.2, 3.7): rows of members, the ops that wrote them, and messages to all members.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RecordedOutcome } from '#core/sync/server/outcome'
import { users } from './account-tables'
import { exactJson } from './json-column'

const instant = (name: string) => bigint(name, { mode: 'number' })
const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Numbering and chapter of a note, in the form of the index. */
export function notePlace(data: SQLWrapper): SQL<string> {
  return sql<string>`((${data}->>'numbering') || ':' || (${data}->>'chapter'))`
}

/** Synced rows (core/contract/members/things); a deleted one keeps its key and number for a while. */
export const things = pgTable(
  'things',
  {
    userId: ownerId(),
    key: text('key').notNull(),
    /** The part of the key before its first colon. */
    kind: text('kind').notNull(),
    rev: bigint('rev', { mode: 'number' }).notNull(),
    deleted: boolean('deleted').notNull(),
    /** Null when deleted. */
    data: exactJson<unknown>('data'),
    /** The device that wrote it last; empty for a call without one. */
    device: text('device').notNull(),
    /**
     * The server's: when it was changed; of an activity when it happened, of a tombstone
     * when it arrived (SYNC 3.9).
     */
    instant: instant('instant').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    uniqueIndex('things_rev').on(table.userId, table.rev),
    index('things_kind').on(table.userId, table.kind, table.instant),
    index('things_tombstones').on(table.instant).where(sql`${table.deleted}`),
    // The notes of a chapter, in the order in which pages of them are read.
    index('things_notes')
      .on(table.userId, notePlace(table.data), table.rev)
      .where(sql`${table.kind} = 'note' and not ${table.deleted}`),
    // Data that all members share: liked verses, shared tags, and the verses of a tag.
    index('things_likes').on(table.key).where(sql`${table.kind} = 'like' and not ${table.deleted}`),
    index('things_shared_tags')
      .on(sql`lower(${table.data}->>'name')`)
      .where(sql`${table.kind} = 'tag' and not ${table.deleted} and ${table.data}->>'shared' = 'true'`),
    index('things_taggings')
      .on(table.userId, sql`substr(${table.key}, 5, 36)`)
      .where(sql`${table.kind} = 'tgg' and not ${table.deleted}`),
  ],
)

/** Every op that took effect or was finally refused, so that a second arrival gets the same answer (SYNC 3.7 rules 2 to 4). */
export const recordedOps = pgTable(
  'recorded_ops',
  {
    userId: ownerId(),
    opId: uuid('op_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** With its status, as in HTTP. */
    outcome: exactJson<RecordedOutcome>('outcome').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.opId] }), index('recorded_ops_at').on(table.at)],
)

/** Messages for all members. */
export const notifications = pgTable('notifications', {
  /** From 1: 0 is the reading plan. */
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  type: text('type', { enum: ['info', 'warning', 'donation'] }).notNull(),
  /** HTML of the closed list of elements, by locale. */
  messages: exactJson<Readonly<Record<string, string>>>('messages').notNull(),
  /** Null: it cannot be dismissed. */
  dismissDays: integer('dismiss_days'),
  startsAt: instant('starts_at').notNull(),
  /** Null: until it is deleted. */
  endsAt: instant('ends_at'),
})

/**
 * Facts about this database. `epoch`: another one after a backup was restored, so that
 * devices start over (SYNC 3.8).
 */
export const storeFacts = pgTable('store_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
