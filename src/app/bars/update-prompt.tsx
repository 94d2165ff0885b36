/** Says that a new version waits and lets it take over when the person agrees. Drawn, and loaded, while one waits. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hideSnackbar, showSnackbar } from '../../ui/snackbars'

const id = 'update'

export function UpdatePrompt() {
  const { t } = useTranslation()
  useEffect(() => {
    showSnackbar(t('updateReady'), {
      id,
      type: 'info',
      timeoutMs: -1,
      action: { label: t('updateNow'), run: takeUpdate },
    })
    return () => hideSnackbar(id)
  }, [t])
  return null
}

/** Nothing to wait for: whatever said that a version waits is that file. */
function takeUpdate(): void {
  void import('../../platform/service-worker').then(({ applyUpdate }) => applyUpdate())
}
