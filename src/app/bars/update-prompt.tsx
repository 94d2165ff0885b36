/**
 * Says that a new version waits and lets it take over when the person agrees; then that it is coming, which
 * can take as long as the old version is busy.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hideSnackbar, showSnackbar } from '../../ui/snackbars/snackbars'
import { useStore } from '../../ui/store/store'
import { updateState } from '../start/update-state'

const id = 'update'

/** Loaded and drawn only while a version waits. */
export function UpdatePrompt() {
  const { t } = useTranslation()
  const isTakingOver = useStore(updateState) === 'taking-over'
  useEffect(() => {
    const stays = { id, type: 'info', timeoutMs: -1 } as const
    if (isTakingOver) showSnackbar(t('updateRuns'), stays)
    else showSnackbar(t('updateReady'), { ...stays, action: { label: t('updateNow'), run: takeUpdate } })
    return () => hideSnackbar(id)
  }, [t, isTakingOver])
  return null
}

/** No retry is needed: the module is loaded already, because only it can say that a version waits. */
function takeUpdate(): void {
  void import('../start/service-worker').then(({ applyUpdate }) => applyUpdate())
}
