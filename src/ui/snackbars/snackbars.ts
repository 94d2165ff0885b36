/** The snackbars of the page: one queue, which anybody may add to. It is part of the first load; what draws it (snackbar-region.tsx) is not. */
import * as limits from '#core/limits'
import { createStore, useStore } from '../store/store'
import {
  defaultSnackbarId,
  type Snackbar,
  type SnackbarEvent,
  type SnackbarType,
  snackbarQueue,
} from './snackbar-queue'

const shown = createStore<readonly Snackbar[]>([])
/** How many there have been: the unique id of the last one. */
const count = createStore(0)

interface Options extends Partial<Pick<Snackbar, 'timeoutMs' | 'action' | 'isHtml' | 'places' | 'onClose'>> {
  type?: SnackbarType
  id?: string
}

/** Shows a message; defaults: success, 8 s (spec 1 §9). Returns its unique id. */
export function showSnackbar(
  message: string,
  { type = 'success', id = defaultSnackbarId, timeoutMs = limits.snackbarTimeoutMs, ...rest }: Options = {},
): number {
  const uniqueId = count.get() + 1
  count.set(uniqueId)
  send({ kind: 'show', snackbar: { uniqueId, id, type, message, timeoutMs, ...rest } })
  return uniqueId
}

/** Takes every message with this id away. */
export function hideSnackbar(id: string): void {
  send({ kind: 'remove-id', id })
}

/** Takes away what does not stay at this kind of place. */
export function moveSnackbars(place: string): void {
  send({ kind: 'moved', place })
}

/** Takes one message away, by its unique id. */
export function closeSnackbar(uniqueId: number): void {
  send({ kind: 'remove', uniqueId })
}

/** The messages of now, the newest first. */
export function useSnackbars(): readonly Snackbar[] {
  return useStore(shown)
}

function send(event: SnackbarEvent): void {
  const before = shown.get()
  const after = snackbarQueue(before, event)
  shown.set(after)
  for (const { uniqueId, onClose } of before)
    if (onClose && !after.some((one) => one.uniqueId === uniqueId)) onClose()
}
