/**
 * The rules of snackbars (spec 1 §4), pure. New ones go to the front; the same id replaces the earlier one unless it is the
 * default; text that is shown already (without markup) is dropped; removal by unique id or by id.
 */
export const snackbarTypes = ['info', 'success', 'warning', 'error', 'help'] as const
export type SnackbarType = (typeof snackbarTypes)[number]

export const defaultSnackbarId = 'default'

export interface Snackbar {
  uniqueId: number
  id: string
  type: SnackbarType
  message: string
  /** Closes itself after this; a negative number stays. */
  timeoutMs: number
  action?: { label: string; run: () => void }
  onClose?: () => void
}

export type SnackbarEvent =
  | { kind: 'show'; snackbar: Snackbar }
  | { kind: 'remove'; uniqueId: number }
  | { kind: 'remove-id'; id: string }

/** The queue after an event; the same array when nothing changes. */
export function snackbarQueue(shown: readonly Snackbar[], event: SnackbarEvent): readonly Snackbar[] {
  switch (event.kind) {
    case 'show':
      return show(shown, event.snackbar)
    case 'remove':
      return shown.filter(({ uniqueId }) => uniqueId !== event.uniqueId)
    case 'remove-id':
      return shown.filter(({ id }) => id !== event.id)
  }
}

function show(shown: readonly Snackbar[], snackbar: Snackbar): readonly Snackbar[] {
  const others = snackbar.id === defaultSnackbarId ? shown : shown.filter(({ id }) => id !== snackbar.id)
  if (others.some(({ message }) => plain(message) === plain(snackbar.message)))
    return others.length === shown.length ? shown : others
  return [snackbar, ...others]
}

function plain(message: string): string {
  return message.replace(/<[^>]*>/g, '').trim()
}
