/**
 * The rules of snackbars (spec 1 §4), pure. New ones go to the front; the same id replaces the earlier one unless it is the
 * default; text that is shown already (without markup) is dropped; removal by unique id, by id, or by a move to a place where it does not
 * stay.
 */
export const snackbarTypes = ['info', 'success', 'warning', 'error', 'help'] as const
export type SnackbarType = (typeof snackbarTypes)[number]

export const defaultSnackbarId = 'default'

export interface Snackbar {
  uniqueId: number
  id: string
  type: SnackbarType
  message: string
  /** Closes by itself after this time; with a negative number it stays. */
  timeoutMs: number
  action?: { label: string; run: () => void }
  /** The message is foreign HTML: cleaned before it is shown. */
  isHtml?: boolean
  /**
   * Kinds of places where the message stays; a move to any other one removes it. Absent: it stays everywhere.
   */
  places?: readonly string[]
  /** Called once, however it was closed. */
  onClose?: () => void
}

export type SnackbarEvent =
  | { kind: 'show'; snackbar: Snackbar }
  | { kind: 'remove'; uniqueId: number }
  | { kind: 'remove-id'; id: string }
  | { kind: 'moved'; place: string }

/** The queue after an event; the same array when nothing changes. */
export function snackbarQueue(shown: readonly Snackbar[], event: SnackbarEvent): readonly Snackbar[] {
  switch (event.kind) {
    case 'show':
      return show(shown, event.snackbar)
    case 'remove':
      return shown.filter(({ uniqueId }) => uniqueId !== event.uniqueId)
    case 'remove-id':
      return shown.filter(({ id }) => id !== event.id)
    case 'moved': {
      const left = shown.filter(({ places }) => places?.includes(event.place) ?? true)
      return left.length === shown.length ? shown : left
    }
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
