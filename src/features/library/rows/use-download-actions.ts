/** The worker's calls for works, and starting downloads: asks once for persistent storage, and says what went wrong. */
import { useTranslation } from 'react-i18next'
import { isPassing } from '#core/error-rules/passing-failure'
import { type ErrorWire, toErrorWire } from '#core/errors'
import type { WorkKind } from '#db/rows'
import { workerClient } from '../../../platform/client/worker-client'
import { persistStorage } from '../../../platform/storage/storage'
import { showSnackbar } from '../../../ui/snackbars/snackbars'
import { errorText } from '../../../ui/words/use-error-text'
import type { ListedWork } from './listed-work'

/** The worker's calls for a kind of work; `books` only for a pack that is loaded by book. */
interface WorkCalls {
  load: (abbreviation: string, books?: readonly number[]) => Promise<void>
  remove: (abbreviation: string) => Promise<void>
  undoRemoval: (abbreviation: string) => Promise<void>
}

export const workCalls = {
  edition: {
    load: (abbreviation) => workerClient().download(abbreviation),
    remove: (abbreviation) => workerClient().removeEdition(abbreviation),
    undoRemoval: (abbreviation) => workerClient().undoRemoval(abbreviation),
  },
  pack: {
    load: (abbreviation, books) => workerClient().downloadPack(abbreviation, books),
    remove: (abbreviation) => workerClient().removePack(abbreviation),
    undoRemoval: (abbreviation) => workerClient().undoPackRemoval(abbreviation),
  },
} satisfies Record<WorkKind, WorkCalls>

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
