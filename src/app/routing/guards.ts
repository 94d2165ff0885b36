/**
 * Guards decide who may open a route (spec 2 §2, §6) and remember the wanted route. The server checks every
 * call again.
 */
import { notFound, redirect } from '@tanstack/react-router'
import { askAccount, isMember } from '../../model/account/account'
import type { SignInScreen } from '../../model/account/sign-in-path'
import { takeSignOut } from '../../model/account/signed-out'
import { isKnownTranslation } from '../../model/library/known-translations'
import { onceOnline } from '../../ui/timing/once-online'

/** Facts that the router gives a route. */
export interface RouteContext {
  /** The address on the screen; home before there is one. */
  here: () => string
}

/** Throws where the route may not be entered: a redirect, or the not-found page. */
export type RouteGuard = (context: {
  location: { href: string; searchStr: string }
  params: Readonly<Record<string, string | undefined>>
  context: RouteContext
}) => Promise<void>

/** Sends visitors to the sign-in form, which leads on to the wanted route. */
export function membersOnly(entry: SignInScreen): RouteGuard {
  return async ({ location }) => {
    if (isMember(await askAccount())) return
    const { signInPath } = await onceOnline(() => import('../../model/account/sign-in-path'))
    throw redirect({ href: takeSignOut() ? '/' : signInPath(location.href, entry), replace: true })
  }
}

/** Sends members to their profile. A member whose session has ended may sign in again. */
export async function visitorsOnly(): Promise<void> {
  const account = await askAccount()
  if (isMember(account) && !account.isExpired) throw redirect({ href: '/profile', replace: true })
}

/** All translations of a text must exist (FEATURES ROUTE-02). */
export const knownTranslations: RouteGuard = async ({ params: { translations = '' } }) => {
  const known = await Promise.all(translations.split('.').filter(Boolean).map(isKnownTranslation))
  if (known.includes(false)) throw notFound({ data: { error: 'edition-unknown' } })
}

/** The address must lead somewhere: the server decides by the same function (`core/contract/address/known-place.ts`). */
export const knownPlace: RouteGuard = async ({ location }) =>
  await (await onceOnline(() => import('./place-guard'))).guardPlace(location.href)

/** Runs guards one after the other. */
export function inTurn(...guards: readonly RouteGuard[]): RouteGuard {
  return async (entered) => {
    for (const guard of guards) await guard(entered)
  }
}
