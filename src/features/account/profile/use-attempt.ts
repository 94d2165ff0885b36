/** Runs what a switch or a button of the profile does at the server; a failure is shown as a message. */
import { useTranslation } from 'react-i18next'
import { AppError, toErrorWire } from '#core/errors'
import { showSnackbar } from '../../../ui/snackbars/snackbars'

export function useAttempt(): (run: () => Promise<unknown>) => void {
  const { t, i18n } = useTranslation('errors')
  return (run) => {
    run().catch((error: unknown) => {
      if (!(error instanceof AppError)) globalThis.reportError(error)
      const { code, details } = toErrorWire(error)
      const key = i18n.exists(code, { ns: 'errors' }) ? code : 'internal'
      showSnackbar(t(key, { ...details }), { type: 'error' })
    })
  }
}
