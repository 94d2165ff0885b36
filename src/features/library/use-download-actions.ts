/** Starting a download: asks once for lasting storage, says what went wrong. */
import { useTranslation } from 'react-i18next'
import { AppError } from '#core/errors'
import { persistStorage } from '../../platform/storage'
import { workerClient } from '../../platform/worker-client'
import { showSnackbar } from '../../ui/snackbars'

/** `start` resolves when the download ended, well or not. */
export function useDownloadActions(): { start: (abbreviation: string) => Promise<void> } {
  const { t, i18n } = useTranslation('library')
  const start = async (abbreviation: string) => {
    void persistStorage()
    try {
      await workerClient().download(abbreviation)
      showSnackbar(t('loaded', { abbreviation }))
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'internal'
      if (code === 'cancelled') return
      const key = i18n.exists(code, { ns: 'errors' }) ? code : 'internal'
      showSnackbar(t(`errors:${key}`, error instanceof AppError ? { ...error.details } : {}), {
        type: 'error',
        id: `download-${abbreviation}`,
      })
    }
  }
  return { start }
}
