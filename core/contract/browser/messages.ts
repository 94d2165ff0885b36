/**
 * Messages from the page to the service worker, and between the tabs of members; checked before use (SECURITY
 * C4). Without zod: the service worker stays small.
 */

/** The person agreed to the new version. */
export const skipWaiting = 'SKIP_WAITING'

/** True for the message `{type: 'SKIP_WAITING'}`. */
export function isSkipWaiting(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === skipWaiting
}

/**
 * BroadcastChannel on which workers tell pages and other workers that something happened, never what it was
 * (SYNC 3.10).
 */
export const memberChannel = 'perikope-members'

/** `account`: somebody signed in or out, or the record changed. `changes`: changes wait to be sent. */
export const memberMessages = ['account', 'changes'] as const
export type MemberMessage = (typeof memberMessages)[number]

/** Undefined for any other message. */
export function readMemberMessage(message: unknown): MemberMessage | undefined {
  return memberMessages.find((known) => known === message)
}

/** Tag of the background sync that sends waiting changes (SYNC 3.10). */
export const outboxSyncTag = 'outbox'
