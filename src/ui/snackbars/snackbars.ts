/**
 * The snackbars of the page: one queue that every module may add to. It is part of the first load; the
 * component that draws it (snackbar-region.tsx) is not.
 */
import * as limits from '#core/limits'
import { createStore, useStore } from '../store/store'
import {
  defaultSnackbarId,
  type Snackbar,
  type SnackbarEvent,
  type SnackbarType,
  snackbarQueue,
} from './snackbar-queue'

/** The snackbars on the screen, the newest last. */
const shown = createStore<readonly Snackbar[]>([])
/** The number of messages so far: the unique id of the last one. */
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

/** Removes every message with this id. */
export function hideSnackbar(id: string): void {
  send({ kind: 'remove-id', id })
}

/** Removes messages that do not stay at this kind of place. */
export function moveSnackbars(place: string): void {
  send({ kind: 'moved', place })
}

/** Removes one message, by its unique id. */
export function closeSnackbar(uniqueId: number): void {
  send({ kind: 'remove', uniqueId })
}

/** The current messages, the newest first. */
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
