/** Leaving a place of the account: to where the person wanted to go, back to what lay below, or home. Never asks about unsent input. */
import { useRouter } from '@tanstack/react-router'

const forced = { ignoreBlocker: true } as const

/** Goes to `path` in place of this one; without one, back. */
export function useLeave(): (path?: string) => void {
  const { history } = useRouter()
  return (path) => {
    if (path === undefined && history.canGoBack()) history.back(forced)
    else history.replace(path ?? '/', undefined, forced)
  }
}
