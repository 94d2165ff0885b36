/**
 * Checks the current password before changes that could take an account away from its owner (SECURITY P3). A
 * wrong one is a wrong field (400): 401 would mean that the session is over, and make the worker refresh it.
 */
import { wrongField } from '../http/answers/error-answer'
import type { Sender } from '../http/requests/read-input'
import { type Accounts, countTry } from './accounts'
import { logEvent } from './security-log'
import type { UserRow } from './users'

/** Throws InputError, or too-many-requests: a stolen access token must not allow guessing. */
export async function checkCurrentPassword(
  accounts: Accounts,
  user: UserRow,
  password: string | undefined,
  from: Sender,
): Promise<void> {
  if (password === undefined) throw wrongField('currentPassword', 'credentials-wrong')
  const key = `current:${user.id}`
  await countTry(accounts, key)
  if (!(await accounts.hasher.matches(password, user.passwordHash))) {
    logEvent(from, 'password-wrong', { user: user.id })
    throw wrongField('currentPassword', 'credentials-wrong')
  }
  await (await accounts.counters()).clear(key)
}
