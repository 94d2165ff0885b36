/**
 * Subscribers of the newsletter: addresses whose owner has confirmed them, by an account or by the link that
 * was sent (double opt-in).
 */
import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#core/contract/locales'
import { newsletterSubscribers, users } from '../store/schema/schema'
import type { Database } from '../store/store'
import { foldEmail, isEmail } from './same-email'
import { makeSecret } from './secret-tokens'
import { localeOf, type UserRow } from './users'

/** The subscription of an address; undefined for an unknown one. */
export async function subscriptionOf(db: Database, email: string): Promise<'active' | 'pending' | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, foldEmail(email)))
  return row && (row.confirmedAt === null ? 'pending' : 'active')
}

/** Records a request; returns the secret of the link that confirms it, or ends an earlier subscription. */
export async function askForNewsletter(db: Database, email: string, locale: Locale): Promise<string> {
  const address = foldEmail(email)
  const row = { email: address, locale, createdAt: Date.now() }
  await db.insert(newsletterSubscribers).values(row).onConflictDoNothing()
  return await makeSecret(db, 'newsletter', { data: { email: address } })
}

/** Subscribes an address that is known to be its owner's. */
export async function subscribe(db: Database, email: string, locale: Locale): Promise<void> {
  const confirmedAt = Date.now()
  await db
    .insert(newsletterSubscribers)
    .values({ email: foldEmail(email), locale, createdAt: confirmedAt, confirmedAt })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { confirmedAt } })
  await tellAccount(db, email, true)
}

/** Removes an address. */
export async function unsubscribe(db: Database, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, foldEmail(email)))
  await tellAccount(db, email, false)
}

/**
 * Applies a member's choice in the profile; returns the secret of a link when the address has to be confirmed
 * first. Unsubscribing does not affect a subscription that somebody else confirmed.
 */
export async function setNewsletter(
  db: Database,
  user: UserRow,
  isWanted: boolean,
): Promise<string | undefined> {
  if (!isWanted) {
    const isTheirs = user.confirmed || user.newsletter || (await subscriptionOf(db, user.email)) === 'pending'
    if (isTheirs) await unsubscribe(db, user.email)
    return undefined
  }
  if (!user.confirmed) return await askForNewsletter(db, user.email, localeOf(user))
  await subscribe(db, user.email, localeOf(user))
  return undefined
}

async function tellAccount(db: Database, email: string, newsletter: boolean): Promise<void> {
  const isIts = and(isEmail(users.email, email), isNull(users.deletedAt))
  await db.update(users).set({ newsletter }).where(isIts)
}
