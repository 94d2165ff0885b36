/** The query of the address on the screen, `?` included. */
import { useRouterState } from '@tanstack/react-router'

export function useAddressQuery(): string {
  return useRouterState({ select: (state) => state.location.searchStr })
}
