/**
 * Tables of the assistant's chats. They take part in the space of a member, not in the sync. Triggers of the migrations
 * maintain what is counted, and the table that is searched.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChatEvent } from '#core/contract/assistant/chat'
import { messageStates } from '#core/contract/assistant/chat'
import { users } from './account-tables'
import { exactJson } from './json-column'

const instant = (name: string) => bigint(name, { mode: 'number' })
const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Chats of members. */
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    title: text('title').notNull(),
    /** The edition that was read when it began; empty = the standard one. */
    abbreviation: text('abbreviation').notNull().default(''),
    /** The verses it is about, in the numbering of that edition. */
    canonicals: exactJson<readonly number[]>('canonicals').notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Deleted by the member, who may still take that back; null = it is there. */
    deletedAt: instant('deleted_at'),
    /** Bytes of its messages; the member's space has them as long as the chat is not deleted. */
    space: bigint('space', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('chats_user').on(table.userId, table.updatedAt),
    index('chats_deleted').on(table.deletedAt),
  ],
)

/** Questions and answers. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** From 1; questions have odd numbers, and each its answer behind it. */
    n: integer('n').notNull(),
    /** Of the chat: every query says whose rows it means, and a backup takes each member's rows together. */
    userId: ownerId(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** As plain text. */
    content: text('content').notNull(),
    /** Of an answer, in the order in which they came (core/assistant/fold-events). */
    events: exactJson<ChatEvent[]>('events').notNull().default([]),
    error: boolean('error').notNull().default(false),
    state: text('state', { enum: messageStates }).notNull(),
    by: text('by', { enum: ['member', 'library', 'model'] }).notNull(),
    /** When it was written; of an answer that is being written: when its process last showed that it lives. */
    at: instant('at').notNull(),
    /** Of a question: the id its device gave it, so that a repetition is no second one; null for a device without. */
    opId: uuid('op_id'),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.n] }),
    index('chat_messages_user').on(table.userId),
    uniqueIndex('chat_messages_op').on(table.userId, table.opId).where(sql`${table.opId} is not null`),
  ],
)

/**
 * The searched texts: the messages that are over, in small letters. In a table of its own no search reads events, and
 * none changes letters; a backup leaves it out.
 */
export const chatTexts = pgTable(
  'chat_texts',
  {
    chatId: uuid('chat_id').notNull(),
    n: integer('n').notNull(),
    folded: text('folded').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.n] }),
    foreignKey({
      name: 'chat_texts_message_fk',
      columns: [table.chatId, table.n],
      foreignColumns: [chatMessages.chatId, chatMessages.n],
    }).onDelete('cascade'),
  ],
)

/** Questions of a member by day. A deleted chat gives none back. */
export const chatUsage = pgTable(
  'chat_usage',
  {
    userId: ownerId(),
    /** YYYY-MM-DD in UTC. */
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('chat_usage_day').on(table.day)],
)

/** The cost of language models by day, of the whole service. */
export const chatCosts = pgTable('chat_costs', {
  /** YYYY-MM-DD in UTC. */
  day: text('day').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
})
