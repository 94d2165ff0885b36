/** The way to signing in and back: the route that was wanted goes along in the address, and is followed only inside the app. */
import { useRouterState } from '@tanstack/react-router'
import { safePath } from '#core/contract/address/safe-path'

const parameter = 'to'

/** The assistant's own page leads on to the forms. */
export type Entry = '/login' | '/register' | '/nicodemus-ai'

/** Where a visitor signs in (or registers) who wanted to go to `wanted`. */
export function signInPath(wanted: string, entry: Entry = '/login'): string {
  return safePath(wanted) === undefined ? entry : `${entry}?${parameter}=${encodeURIComponent(wanted)}`
}

/** The route that was wanted before signing in; undefined when there is none that may be followed. */
export function useWantedRoute(): string | undefined {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  return safePath(new URLSearchParams(search).get(parameter) ?? undefined)
}
