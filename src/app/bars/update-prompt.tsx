/** Says that a new version waits and lets it take over when the person agrees; then that it comes, which can take as long as the old one is busy. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hideSnackbar, showSnackbar } from '../../ui/snackbars/snackbars'
import { useStore } from '../../ui/store/store'
import { updateState } from '../start/update-state'

const id = 'update'

/** Drawn, and loaded, while one waits. */
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

/** Nothing to wait for: whatever said that a version waits is that file. */
function takeUpdate(): void {
  void import('../start/service-worker').then(({ applyUpdate }) => applyUpdate())
}
