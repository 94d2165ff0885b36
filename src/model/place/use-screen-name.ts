/** Which screen is open, as the key of its name in the group `menu`: one component may draw several screens. */
import { useRouterState } from '@tanstack/react-router'

/** Empty where the place is not a screen. */
export function useScreenName(): string {
  return useRouterState({
    select: ({ matches }) => {
      const { title } = (matches.at(-1)?.staticData ?? {}) as { title?: string }
      return title ?? ''
    },
  })
}
