/** The messages over the page, with those a move brings along (ui/route-message.ts); apart from the first load, and there right after it. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { moveSnackbars, Snackbars } from '../../ui/snackbars'
import { useRouteMessage } from '../routing/use-route-message'

interface Props {
  /** The kind of place on the screen: some messages stay only at some. */
  place: string
  isBelowPanel: boolean
}

export function Messages({ place, isBelowPanel }: Props) {
  const { t } = useTranslation()
  useRouteMessage()
  useEffect(() => moveSnackbars(place), [place])
  return <Snackbars label={t('messages')} closeLabel={t('close')} isBelowPanel={isBelowPanel} />
}
