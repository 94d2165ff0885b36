/** Handlers of the calls in core/contract/members/calls/contact-calls.ts. */
import type { contactCalls } from '#core/contract/members/calls/contact-calls'
import type { Accounts } from '../accounts/accounts'
import type { Handlers } from '../http/call-routes'
import { contact } from './contact'
import { reportContent } from './report-content'

/** One handler for each of these calls. */
export function contactHandlers(accounts: Accounts): Pick<Handlers, keyof typeof contactCalls> {
  return { contact: contact(accounts), reportContent: reportContent(accounts) }
}
