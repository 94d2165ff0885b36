/**
 * A message that a navigation carries to the place where it is shown (spec 1 §4 "through route params"). It
 * travels in the state of the history entry: unlike a query, a link cannot forge it (SECURITY C3). Text only,
 * never HTML.
 */
import { type SnackbarType, snackbarTypes } from './snackbar-queue'

export interface RouteMessage {
  text: string
  type: SnackbarType
}

declare module '@tanstack/history' {
  interface HistoryState {
    message?: RouteMessage | undefined
  }
}

const maxLength = 500

/** The state for a navigation: `history.replace('/', routeMessage(t('deleted')))`. */
export function routeMessage(text: string, type: SnackbarType = 'success'): { message: RouteMessage } {
  return { message: { text, type } }
}

/** The message of a history entry; undefined where the app wrote none. */
export function readRouteMessage(state: unknown): RouteMessage | undefined {
  const message = fieldOf(state, 'message')
  const [text, wanted] = [fieldOf(message, 'text'), fieldOf(message, 'type')]
  const type = snackbarTypes.find((known) => known === wanted)
  if (typeof text !== 'string' || text.trim() === '' || !type) return undefined
  return { text: text.slice(0, maxLength), type }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
