/** Tables of accounts (SECURITY 5.1 to 5.3). Instants are ms since 1970, secrets only SHA-256 in hexadecimal. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { exactJson } from './json-column'

const instant = (name: string) => bigint(name, { mode: 'number' })

/** Members. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** As it was typed; empty in a deleted account. */
    email: text('email').notNull(),
    /** PHC string of Argon2id; empty in a deleted account. */
    passwordHash: text('password_hash').notNull(),
    firstname: text('firstname').notNull().default(''),
    lastname: text('lastname').notNull().default(''),
    gender: text('gender', { enum: ['', 'female', 'male', 'other'] })
      .notNull()
      .default(''),
    timezone: text('timezone').notNull().default(''),
    /** Number of the interface language, 1 = de. */
    language: integer('language').notNull().default(1),
    nickname: text('nickname').notNull().default(''),
    /** Hash under which an image service knows the e-mail address. */
    hash: text('hash').notNull().default(''),
    newsletter: boolean('newsletter').notNull().default(false),
    beta: exactJson<{ feature: string; unlocked: boolean }[]>('beta').notNull().default([]),
    promo: text('promo').notNull().default(''),
    roles: exactJson<string[]>('roles').notNull().default([]),
    /** The e-mail address was confirmed by the member. */
    confirmed: boolean('confirmed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Everything but this row is deleted; the row too, when no device can ask any more. */
    deletedAt: instant('deleted_at'),
    /** Number of the last change of any of the member's rows (SYNC 3.7). */
    rev: bigint('rev', { mode: 'number' }).notNull().default(0),
    /** Activities up to here are cleared, also those that arrive later; 0 = none. */
    clearedBefore: instant('cleared_before').notNull().default(0),
    /** Tombstones with a `rev` up to this are purged (SYNC 3.8). */
    floor: bigint('floor', { mode: 'number' }).notNull().default(0),
    /**
     * Bytes of the rows, as core/sync/server/space.ts counts them, and the number of recorded ops: triggers
     * of the migrations maintain both.
     */
    space: bigint('space', { mode: 'number' }).notNull().default(0),
    recorded: integer('recorded').notNull().default(0),
    /** Revisions assigned before backups were restored, which devices may know: [after, upto]. */
    gaps: exactJson<(readonly [number, number])[]>('gaps').notNull().default([]),
  },
  (table) => [
    // The form in which server/accounts/same-email.ts looks it up.
    uniqueIndex('users_email')
      .on(sql`lower(${table.email} collate "C")`)
      .where(sql`${table.deletedAt} is null`),
    index('users_deleted').on(table.deletedAt),
  ],
)

const ownerId = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' })

/** Sessions of members. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId().notNull(),
    /** Of the currently valid refresh token. */
    tokenHash: text('token_hash').notNull(),
    /** Of the previous one, for two tabs at once and for detecting a stolen one. */
    previousHash: text('previous_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    /** Somebody used the access token sent with it: the answer with both has arrived. */
    hasArrived: boolean('has_arrived').notNull(),
    /** Shortened name of the browser. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    /** Fixed, however much it is used. */
    expiresAt: instant('expires_at').notNull(),
    /** Signed out, or ended by another device; null = alive. */
    endedAt: instant('ended_at'),
    staysLoggedIn: boolean('stays_logged_in').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_previous').on(table.previousHash),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/** Secrets of links in e-mails. */
export const secretTokens = pgTable(
  'secret_tokens',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Null for people without an account. */
    userId: ownerId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    data: exactJson<Readonly<Record<string, string | number | boolean>>>('data').notNull().default({}),
  },
  (table) => [
    index('secret_tokens_user').on(table.userId, table.purpose),
    index('secret_tokens_expiry').on(table.expiresAt),
  ],
)

/** Token buckets and failure counters (SECURITY R4), shared by all processes. */
export const limitBuckets = pgTable(
  'limit_buckets',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the window began. */
    windowAt: instant('window_at').notNull(),
    /** When the row has no more effect. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('limit_buckets_expiry').on(table.expiresAt)],
)

/** Keys that sign access tokens, if several processes share the database. */
export const signingKeys = pgTable('signing_keys', {
  id: uuid('id').primaryKey(),
  /** base64url of 256 bits. */
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Subscribers of the newsletter. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** In lower case. */
  email: text('email').primaryKey(),
  locale: text('locale').notNull(),
  /** Null until the address is confirmed. */
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull(),
})

/** Messages from the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Chosen by the device: the same message is sent again when its answer was lost. */
  messageId: uuid('message_id').unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Mistakes people reported; without a name. */
export const reports = pgTable('reports', {
  id: uuid('id').primaryKey(),
  type: text('type').notNull(),
  /** The subject matter. */
  content: text('content').notNull(),
  rating: text('rating').notNull(),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
})
