/**
 * Security events (SECURITY R5): one line each, with address and session, without secrets and without
 * anything a person wrote.
 */

import type { Sender } from '../http/requests/read-input'
import type { Caller } from '../identity'

export type SecurityEvent =
  | 'registered'
  | 'registration-asked'
  | 'login'
  | 'login-failed'
  | 'password-wrong'
  | 'logout'
  | 'refresh-reused'
  | 'sessions-ended'
  | 'reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'address-changed'
  | 'profile-deleted'

/** Writes one line. */
export function logEvent({ log, address }: Sender, event: SecurityEvent, caller: Partial<Caller> = {}): void {
  log.info({ event, address, ...caller }, 'security')
}
