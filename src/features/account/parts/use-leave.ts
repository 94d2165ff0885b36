/** Leaves a place of the account: to where the person wanted to go, back to the view below, or home. Never asks about unsent input. */
import { useRouter } from '@tanstack/react-router'

const forced = { ignoreBlocker: true } as const

/** The returned function replaces this place by `path`, or goes back without one. */
export function useLeave(): (path?: string) => void {
  const { history } = useRouter()
  return (path) => {
    if (path === undefined && history.canGoBack()) history.back(forced)
    else history.replace(path ?? '/', undefined, forced)
  }
}
