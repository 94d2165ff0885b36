/** Tells the person when a change could not be stored; nothing is shown as saved that is not (SYNC 3.4). */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toErrorWire } from '#core/errors'
import { errorText } from '../words/use-error-text'
import { showSnackbar } from './snackbars'

/** Waits for a change; true when it is stored. */
export function useReporting(): (change: Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation('errors')
  return useCallback(
    async (change) => {
      try {
        await change
        return true
      } catch (error) {
        showSnackbar(errorText(toErrorWire(error), t), { type: 'error', id: 'not-stored' })
        return false
      }
    },
    [t],
  )
}
