/**
 * Guards decide who may open a route (spec 2 §2, §6) and remember the wanted route. The server checks every
 * call again.
 */
import { notFound, redirect } from '@tanstack/react-router'
import { askAccount, isMember } from '../../model/account/account'
import type { Entry } from '../../model/account/sign-in-path'
import { takeSignOut } from '../../model/account/signed-out'
import { isKnownTranslation } from '../../model/library/known-translations'

/** What the router tells a route. */
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
export function membersOnly(entry: Entry): RouteGuard {
  return async ({ location }) => {
    if (isMember(await askAccount())) return
    const { signInPath } = await import('../../model/account/sign-in-path')
    throw redirect({ href: takeSignOut() ? '/' : signInPath(location.href, entry), replace: true })
  }
}

/** Sends members to their profile. A member whose session has ended may sign in again. */
export async function visitorsOnly(): Promise<void> {
  const account = await askAccount()
  if (isMember(account) && !account.isExpired) throw redirect({ href: '/profile', replace: true })
}

/** `{abbreviation}` must be a translation (FEATURES ROUTE-02). */
export const knownTranslation: RouteGuard = async ({ params: { abbreviation = '' } }) =>
  await allKnown([abbreviation])

/** All translations of a comparison must exist. */
export const knownTranslations: RouteGuard = async ({ params: { translations = '' } }) =>
  await allKnown(translations.split('.').filter(Boolean))

async function allKnown(abbreviations: readonly string[]): Promise<void> {
  const known = await Promise.all(abbreviations.map(isKnownTranslation))
  if (known.includes(false)) throw notFound({ data: { error: 'edition-unknown' } })
}

/** `{id}` must be a gospel pericope; the address also names a translation. */
export const knownPericope: RouteGuard = async (entered) => {
  await knownTranslation(entered)
  const { pericopeOf } = await import('#core/scripture/pericopes/pericopes')
  if (!pericopeOf(Number(entered.params['id']))) throw notFound({ data: { error: 'pericope-unknown' } })
}

/** `{id}` must be an item of the help. */
export const knownHelp: RouteGuard = async ({ params: { id } }) => {
  const { isKnownHelp } = await import('../../model/library/page-texts')
  if (!(await isKnownHelp(Number(id)))) throw notFound()
}

/** The address must lead somewhere in its content area (spec 2 §2). */
export const knownContent: RouteGuard = async ({ location }) =>
  await (await import('./content-guard')).guardContent(location.href)

/** Runs guards one after the other. */
export function inTurn(...guards: readonly RouteGuard[]): RouteGuard {
  return async (entered) => {
    for (const guard of guards) await guard(entered)
  }
}
