/**
 * The snackbars over the page, including those that a navigation brings along
 * (ui/snackbars/route-message.ts). The component that draws them is loaded with the first one.
 */
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { moveSnackbars, useSnackbars } from '../../ui/snackbars/snackbars'
import { lazyPart } from '../../ui/timing/lazy-part'
import { useRouteMessage } from '../place/use-route-message'

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
