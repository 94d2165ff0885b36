/** The messages over the page, with those a move brings along (ui/route-message.ts). What draws them is loaded with the first one. */
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/lazy-part'
import { moveSnackbars, useSnackbars } from '../../ui/snackbars'
import { useRouteMessage } from '../routing/use-route-message'

const SnackbarRegion = lazyPart(async () => (await import('../../ui/snackbar-region')).SnackbarRegion)

interface Props {
  /** The kind of place on the screen: some messages stay only at some. */
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
