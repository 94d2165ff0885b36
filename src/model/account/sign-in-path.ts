/**
 * The path to the sign-in form and back: the address carries the wanted route, which is only followed inside
 * the app.
 */

import { useRouterState } from '@tanstack/react-router'
import { safePath } from '#core/contract/address/safe-path'
import type { ScreenFacts } from '#core/contract/address/screens'

const parameter = 'to'

/** The assistant's own page links to the forms. */
export type SignInScreen = NonNullable<ScreenFacts['leadsVisitorsTo']>

/** The path at which a visitor who wanted to open `wanted` signs in or registers. */
export function signInPath(wanted: string, entry: SignInScreen = '/login'): string {
  return safePath(wanted) === undefined ? entry : `${entry}?${parameter}=${encodeURIComponent(wanted)}`
}

/** The route that was wanted before signing in; undefined without one that may be followed. */
export function useWantedRoute(): string | undefined {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  return safePath(new URLSearchParams(search).get(parameter) ?? undefined)
}
