/** Starts downloads: asks once for persistent storage, and says what went wrong. */
import { useTranslation } from 'react-i18next'
import { isPassing } from '#core/error-rules/passing-failure'
import { type ErrorWire, toErrorWire } from '#core/errors'
import { persistStorage } from '../../../platform/storage/storage'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { errorText } from '../../../ui/words/use-error-text'
import { type ListedWork, workCalls } from './listed-work'

type Started = Pick<ListedWork, 'kind' | 'abbreviation'>

/** `start` resolves when the download has ended, successfully or not; with `books` it loads only those of a pack. */
export function useDownloadActions(): {
  start: (work: Started, books?: readonly number[]) => Promise<void>
} {
  const { t, i18n } = useTranslation('library')
  const start = async ({ kind, abbreviation }: Started, books?: readonly number[]) => {
    void persistStorage()
    try {
      await workCalls[kind].load(abbreviation, books)
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

/** True if the worker tries the download again by itself; at a captive portal the person has to act first. */
export function goesOnByItself(error: ErrorWire | undefined): boolean {
  return error !== undefined && isPassing(error) && error.code !== 'captive-portal'
}
