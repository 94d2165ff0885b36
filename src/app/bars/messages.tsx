/**
 * The snackbars over the page, including those that a navigation brings along
 * (ui/snackbars/route-message.ts). The component that draws them is loaded with the first one.
 */

import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readRouteMessage } from '../../ui/snackbars/route-message'
import { moveSnackbars, showSnackbar, useSnackbars } from '../../ui/snackbars/snackbars'
import { lazyPart } from '../../ui/timing/lazy-part'

const SnackbarRegion = lazyPart(
  async () => (await import('../../ui/snackbars/snackbar-region')).SnackbarRegion,
)

interface Props {
  /** The kind of place on the screen: some messages stay only on some kinds. */
  place: string
  isBelowPanel: boolean
}

export function Messages({ place, isBelowPanel }: Props) {
  const { t } = useTranslation()
  const snackbars = useSnackbars()
  useRouteMessage()
  useEffect(() => moveSnackbars(place), [place])
  if (snackbars.length === 0) return null
  return (
    <Suspense>
      <SnackbarRegion
        snackbars={snackbars}
        label={t('messages')}
        closeLabel={t('close')}
        isBelowPanel={isBelowPanel}
      />
    </Suspense>
  )
}

/** Shows the message that an entry of the history carries, once: neither a reload nor going back repeats it. */
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
