/** Starting a download: asks once for lasting storage, says what went wrong. */
import { useTranslation } from 'react-i18next'
import { isPassing } from '#core/error-rules/passing-failure'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { workerClient } from '../../platform/client/worker-client'
import { persistStorage } from '../../platform/storage/storage'
import { showSnackbar } from '../../ui/snackbars/snackbars'
import { errorText } from '../../ui/words/use-error-text'

/** `start` resolves when the download ended, well or not. */
export function useDownloadActions(): { start: (abbreviation: string) => Promise<void> } {
  const { t, i18n } = useTranslation('library')
  const start = async (abbreviation: string) => {
    void persistStorage()
    try {
      await workerClient().download(abbreviation)
      showSnackbar(t('loaded', { abbreviation }))
    } catch (error) {
      const wire = toErrorWire(error)
      if (wire.code === 'cancelled') return
      const message = goesOnByItself(wire)
        ? t('interrupted')
        : errorText(wire, i18n.getFixedT(null, 'errors'))
      showSnackbar(message, { type: 'error', id: `download-${abbreviation}` })
    }
  }
  return { start }
}

/** The worker tries such a download again; at a captive portal the person has something to do first. */
export function goesOnByItself(error: ErrorWire | undefined): boolean {
  return error !== undefined && isPassing(error) && error.code !== 'captive-portal'
}
