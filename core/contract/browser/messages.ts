/** Messages from the page to the service worker, checked before use (SECURITY C4). Without zod: the service worker stays small. */

/** The person agreed to the new version. */
export const skipWaiting = 'SKIP_WAITING'

/** True for the message `{type: 'SKIP_WAITING'}`. */
export function isSkipWaiting(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === skipWaiting
}
