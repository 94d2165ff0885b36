/** Handlers of the calls in core/contract/members/calls/letter-calls.ts. */
import type { letterCalls } from '#core/contract/members/calls/letter-calls'
import type { Accounts } from '../accounts/accounts'
import type { Handlers } from '../http/call-routes'
import { contact } from './contact'
import { reportContent } from './report-content'

/** One handler for each of these calls. */
export function letterHandlers(accounts: Accounts): Pick<Handlers, keyof typeof letterCalls> {
  return { contact: contact(accounts), reportContent: reportContent(accounts) }
}
