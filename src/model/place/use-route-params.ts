/**
 * The parameters of the current route, as text. A feature does not use the router's own types, because they
 * depend on every feature.
 */
import { useRouterState } from '@tanstack/react-router'

export type RouteParams = Readonly<Record<string, string | undefined>>

/** The parameters of the innermost match. */
export function useRouteParams(): RouteParams {
  return useRouterState({ select: (state) => (state.matches.at(-1)?.params ?? {}) as RouteParams })
}
