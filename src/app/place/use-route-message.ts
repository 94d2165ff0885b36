/** Shows the message an entry of the history brought, once: a reload and the way back do not repeat it. */
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
