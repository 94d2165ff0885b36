/** Handlers of the calls in core/contract/members/calls/contact-calls.ts. */
import type { contactCalls } from '#core/contract/members/calls/contact-calls'
import type { Accounts } from '../accounts/accounts'
import { countAddress } from '../accounts/accounts'
import { done } from '../accounts/signing-in'
import { composed } from '../accounts/users'
import type { Handlers } from '../http/call-routes'
import { type Handler } from '../http/call-routes'
import { contactMessages } from '../store/schema/schema'
import { mailOperator } from './mail-operator'
import { reportContent } from './report-content'

/** One handler for each of these calls. */
export function contactHandlers(accounts: Accounts): Pick<Handlers, keyof typeof contactCalls> {
  return { contact: contact(accounts), reportContent: reportContent(accounts) }
}

/**
 * A message to the operator: stored in the database and mailed to their address, once.
 */
function contact(accounts: Accounts): Handler<'contact'> {
  return async ({ body, from }) => {
    await countAddress(accounts, from, 'contact')
    const { id, email } = body
    const name = composed(body.name) ?? ''
    const subject = composed(body.subject) ?? ''
    const message = composed(body.message) ?? ''
    const { db } = await accounts.store()
    const row = { name, email, subject, message, createdAt: Date.now(), ...(id ? { messageId: id } : {}) }
    const added = await db.insert(contactMessages).values(row).onConflictDoNothing().returning()
    if (added.length > 0) {
      const text = `${name} <${email}>\n\n${message}`
      mailOperator(accounts, from, { kind: 'contact', replyTo: email, subject, text })
    }
    return done
  }
}
