/**
 * Sessions in the database (SECURITY S3 to S6). A session is a family of refresh tokens, of which one is
 * valid: each use replaces it.
 *
 *   started -- used --> (the next token) ... -- signed out, ended, reused, too old --> ended
 */

import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Session } from '#core/contract/members/user'
import { dayMs, hourMs } from '#core/time'
import type { Caller } from '../../identity'
import { sessions, users } from '../../store/schema/schema'
import type { Database } from '../../store/store'
import type { ReadToken } from './access-token'
import { newRefreshToken, secretHash, sessionOf, successorOf } from './refresh-cookie'

const secondMs = 1_000
/** SECURITY S3: without and with `stayloggedin`. */
const shortLifeMs = 12 * hourMs
const longLifeMs = 365 * dayMs
const longIdleMs = 90 * dayMs
/**
 * The previous token is accepted this long, because two tabs may refresh at once; and until the answer with
 * the current one has arrived.
 */
const graceMs = 10_000

/** A new session with its token. */
export interface StartedSession {
  caller: Caller
  refreshToken: string
  staysLoggedIn: boolean
}

/** Starts a session with a new id; also deletes sessions that ended long ago. */
export async function startSession(
  db: Database,
  user: number,
  { device, staysLoggedIn }: { device: string; staysLoggedIn: boolean },
): Promise<StartedSession> {
  const now = Date.now()
  const id = randomUUID()
  const refreshToken = newRefreshToken(id)
  const isOver = or(isNotNull(sessions.endedAt), lt(sessions.expiresAt, now))
  await db.delete(sessions).where(and(eq(sessions.userId, user), isOver))
  await db.insert(sessions).values({
    id,
    userId: user,
    tokenHash: secretHash(refreshToken),
    rotatedAt: now,
    hasArrived: true,
    device,
    createdAt: now,
    usedAt: now,
    expiresAt: now + (staysLoggedIn ? longLifeMs : shortLifeMs),
    staysLoggedIn,
  })
  return { caller: { user, session: id }, refreshToken, staysLoggedIn }
}

/** `reused`: somebody has an old token, so the session was ended. */
export type Refreshed =
  | ({ kind: 'refreshed' } & StartedSession)
  | { kind: 'ended' | 'deleted' }
  | { kind: 'reused'; caller: Caller }

/**
 * Uses a refresh token. Runs in a transaction: of two concurrent calls the second sees
 * the effect of the first.
 */
export async function refreshSession(tx: Database, token: string, key: Uint8Array): Promise<Refreshed> {
  const now = Date.now()
  const hash = secretHash(token)
  const [row] = await tx.select().from(sessions).where(namedBy(token)).for('update')
  if (!row) return { kind: 'ended' }
  const isCurrent = row.tokenHash === hash
  const isPrevious = row.previousHash === hash
  const caller = { user: row.userId, session: row.id }
  if (row.endedAt !== null)
    return { kind: (isCurrent || isPrevious) && (await isDeleted(tx, row.userId)) ? 'deleted' : 'ended' }
  if (row.expiresAt <= now || (row.staysLoggedIn && row.usedAt + longIdleMs <= now)) return { kind: 'ended' }
  const next = { kind: 'refreshed', caller, refreshToken: successorOf(token, key) } as const
  const isStillGood = !row.hasArrived || now - row.rotatedAt <= graceMs
  if (isPrevious && isStillGood) return { ...next, staysLoggedIn: row.staysLoggedIn }
  if (!isCurrent) {
    await endSessions(tx, eq(sessions.id, row.id))
    return { kind: 'reused', caller }
  }
  const rotated = {
    tokenHash: secretHash(next.refreshToken),
    previousHash: hash,
    rotatedAt: now,
    hasArrived: false,
    usedAt: now,
  }
  await tx.update(sessions).set(rotated).where(eq(sessions.id, row.id))
  return { ...next, staysLoggedIn: row.staysLoggedIn }
}

async function isDeleted(db: Database, user: number): Promise<boolean> {
  const [row] = await db.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, user))
  return row?.deletedAt !== null && row !== undefined
}

/** Whether the session of an access token, issued at this instant (ms, whole seconds), is still valid. */
export async function isAlive(
  db: Database,
  { caller: { user, session }, issuedAt }: ReadToken,
): Promise<boolean> {
  const [row] = await db
    .select({ rotatedAt: sessions.rotatedAt, hasArrived: sessions.hasArrived })
    .from(sessions)
    .where(and(eq(sessions.id, session), living(user)))
  if (row && !row.hasArrived && issuedAt + secondMs > row.rotatedAt)
    await db.update(sessions).set({ hasArrived: true }).where(eq(sessions.id, session))
  return row !== undefined
}

/** Whether a session lives, for what was begun with it and goes on. */
export async function isSessionAlive(db: Database, { user, session }: Caller): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.id, session), living(user)))) > 0
}

/** The owner of a cookie's token, if it is valid now. */
export async function holderOf(db: Database, token: string): Promise<Caller | undefined> {
  const [row] = await db.select().from(sessions).where(namedBy(token))
  const hash = secretHash(token)
  return row && (row.tokenHash === hash || row.previousHash === hash)
    ? { user: row.userId, session: row.id }
    : undefined
}

/** The member's sessions, the last used first. */
export async function listSessions(db: Database, caller: Caller): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(living(caller.user))
    .orderBy(desc(sessions.usedAt))
    .limit(100)
  return rows.map(({ id, device, createdAt, usedAt }) => ({
    id,
    device,
    createdAt,
    usedAt,
    isCurrent: id === caller.session,
  }))
}

/** Ends one session of a member; false when the member has no such session. */
export async function endSession(db: Database, user: number, session: string): Promise<boolean> {
  return (await endSessions(db, and(living(user), eq(sessions.id, session)))) > 0
}

/** Ends all sessions of a member, or all but one. */
export async function endAllSessions(db: Database, user: number, except?: string): Promise<void> {
  await endSessions(db, except ? and(living(user), ne(sessions.id, except)) : living(user))
}

function namedBy(token: string): SQL {
  const session = sessionOf(token)
  return session === undefined ? sql`false` : eq(sessions.id, session)
}

function living(user: number): SQL | undefined {
  return and(eq(sessions.userId, user), isNull(sessions.endedAt), gt(sessions.expiresAt, Date.now()))
}

async function endSessions(db: Database, which: SQL | undefined): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: Date.now() })
    .where(which)
    .returning({ id: sessions.id })
  return ended.length
}
