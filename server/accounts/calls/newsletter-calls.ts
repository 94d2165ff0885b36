/** The newsletter: subscribing, confirming, unsubscribing, and the state for a member (FEATURES MEM-06). */
import * as z from 'zod/mini'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { type Accounts, countAddress, countMail } from '../accounts'
import { askForNewsletter, subscribe, subscriptionOf, unsubscribe } from '../newsletter'
import { keepSecret, readSecret } from '../secret-tokens'
import { done } from '../signing-in'
import { readUser } from '../users'

const dataSchema = z.object({ email: z.string() })

/** Subscribes an address. */
export function subscribeNewsletter(accounts: Accounts): Handler<'subscribeNewsletter'> {
  return async ({ body, from }) => {
    await countAddress(accounts, from, 'newsletter')
    await countMail(accounts, 'newsletter', body.email)
    const { email, locale } = body
    accounts.afterwards(from.log, async () => {
      const token = await askForNewsletter((await accounts.store()).db, email, locale)
      await accounts.sendMail({ kind: 'newsletter', to: email, locale, token })
    })
    return done
  }
}

/**
 * The link works both ways. After it has confirmed a subscription it stays valid, so
 * that it can end it later.
 */
export function confirmNewsletter(accounts: Accounts): Handler<'confirmNewsletter'> {
  return async ({ body, from, locale }) => {
    await countAddress(accounts, from, 'token')
    const { db } = await accounts.store()
    const held = await readSecret(db, 'newsletter', body.token)
    if (!held) return prepareJson({ valid: false })
    const { email } = dataSchema.parse(held.data)
    if (body.subscribed) {
      await subscribe(db, email, locale)
      await keepSecret(db, body.token)
    } else await unsubscribe(db, email)
    return prepareJson({ valid: true })
  }
}

/** Whether the caller is subscribed. */
export function newsletterState(accounts: Accounts): Handler<'newsletterState'> {
  return async ({ caller }) => {
    const { db } = await accounts.store()
    const user = await readUser(db, caller.user)
    const isPending = !user.newsletter && (await subscriptionOf(db, user.email)) === 'pending'
    return prepareJson({ data: { newsletter: user.newsletter, isPending } })
  }
}
