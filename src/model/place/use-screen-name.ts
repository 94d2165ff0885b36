/** Which screen is open, by the key of its name in the group `menu`: one component may draw several. */
import { useRouterState } from '@tanstack/react-router'

/** Empty where the place is no screen. */
export function useScreenName(): string {
  return useRouterState({
    select: ({ matches }) => {
      const { title } = (matches.at(-1)?.staticData ?? {}) as { title?: string }
      return title ?? ''
    },
  })
}
