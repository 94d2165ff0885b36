/**
 * Secrets of links in e-mails (SECURITY R1): 256 random bits, stored as SHA-256, for
 * one use, one per account and purpose.
 */

import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { dayMs } from '#core/time'
import { secretTokens } from '../store/schema/schema'
import type { Database } from '../store/store'
import { isEmail } from './same-email'
import { secretHash } from './sessions/refresh-cookie'

const minuteMs = 60_000
const longestLifeMs = 10 * 365 * dayMs

/** How long a link is valid, by purpose. */
const lifetimesMs = {
  registration: dayMs,
  'password-reset': 30 * minuteMs,
  'new-address': dayMs,
  newsletter: 7 * dayMs,
} as const
/** The purpose of a link. */
export type Purpose = keyof typeof lifetimesMs
type TokenData = typeof secretTokens.$inferSelect.data

/** The user and data that a secret stands for. */
export interface HeldToken {
  user: number | null
  data: TokenData
}

/** Creates a secret; an earlier one of the account for the same purpose becomes invalid. */
export async function makeSecret(
  db: Database,
  purpose: Purpose,
  { user, data = {} }: { user?: number; data?: TokenData },
): Promise<string> {
  const now = Date.now()
  const secret = randomBytes(32).toString('base64url')
  await db.delete(secretTokens).where(lt(secretTokens.expiresAt, now))
  if (user !== undefined) await forgetSecrets(db, user, purpose)
  await db.insert(secretTokens).values({
    hash: secretHash(secret),
    purpose,
    userId: user ?? null,
    createdAt: now,
    expiresAt: now + lifetimesMs[purpose],
    data,
  })
  return secret
}

/** Reads the user and data of a secret without using it up. */
export async function readSecret(
  db: Database,
  purpose: Purpose,
  secret: string,
): Promise<HeldToken | undefined> {
  const [row] = await db.select().from(secretTokens).where(held(purpose, secret))
  return row && { user: row.userId, data: row.data }
}

/** The same, and uses it up: of two concurrent calls only one gets it. */
export async function takeSecret(
  db: Database,
  purpose: Purpose,
  secret: string,
): Promise<HeldToken | undefined> {
  const [row] = await db.delete(secretTokens).where(held(purpose, secret)).returning()
  return row && { user: row.userId, data: row.data }
}

/** Makes a secret valid for as long as it may be needed. */
export async function keepSecret(db: Database, secret: string): Promise<void> {
  const expiresAt = Date.now() + longestLifeMs
  await db
    .update(secretTokens)
    .set({ expiresAt })
    .where(eq(secretTokens.hash, secretHash(secret)))
}

/** Deletes secrets of links that went to an address without belonging to an account. */
export async function forgetSecretsOf(db: Database, email: string): Promise<void> {
  await db.delete(secretTokens).where(isEmail(sql`(${secretTokens.data}->>'email')`, email))
}

/** Deletes an account's secrets for one purpose. */
export async function forgetSecrets(db: Database, user: number, purpose: Purpose): Promise<void> {
  await db.delete(secretTokens).where(and(eq(secretTokens.userId, user), eq(secretTokens.purpose, purpose)))
}

function held(purpose: Purpose, secret: string) {
  return and(
    eq(secretTokens.hash, secretHash(secret)),
    eq(secretTokens.purpose, purpose),
    gt(secretTokens.expiresAt, Date.now()),
  )
}
