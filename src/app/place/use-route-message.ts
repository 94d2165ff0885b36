/** Shows the message that an entry of the history carries, once: neither a reload nor going back repeats it. */
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readRouteMessage } from '../../ui/snackbars/route-message'
import { showSnackbar } from '../../ui/snackbars/snackbars'

export function useRouteMessage(): void {
  const { history } = useRouter()
  const state = useRouterState({ select: ({ location }) => location.state })
  useEffect(() => {
    const message = readRouteMessage(state)
    if (!message) return
    showSnackbar(message.text, { type: message.type })
    history.replace(history.location.href, { ...state, message: undefined }, { ignoreBlocker: true })
  }, [state, history])
}
