/** Who may open a route (spec 2 §2, §6): the wanted route is remembered; the server decides again for every call. */
import { redirect } from '@tanstack/react-router'
import { isMember, storedAccount } from '../platform/account'
import { takeSignOut } from '../platform/signed-out'

/** Visitors are sent to sign in, and from there to where they wanted to go. */
export function membersOnly(entry: '/login' | '/register') {
  return async ({ location }: { location: { href: string } }) => {
    if (isMember(await storedAccount())) return
    const { signInPath } = await import('../platform/sign-in-path')
    throw redirect({ href: takeSignOut() ? '/' : signInPath(location.href, entry), replace: true })
  }
}

/** Members are sent to their profile. Whose sign-in has ended may sign in again. */
export async function visitorsOnly(): Promise<void> {
  const account = await storedAccount()
  if (isMember(account) && !account.isExpired) throw redirect({ href: '/profile', replace: true })
}
