/** The parameters of the route on the screen, as text. A feature does not know the router's own types: they know every feature. */
import { useRouterState } from '@tanstack/react-router'

export type RouteParams = Readonly<Record<string, string | undefined>>

/** Parameters of the innermost match. */
export function useRouteParams(): RouteParams {
  return useRouterState({ select: (state) => (state.matches.at(-1)?.params ?? {}) as RouteParams })
}
