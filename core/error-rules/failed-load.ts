/** The error catalogue (spec 1 §8, 2 §8): what follows a failed load. */
import { safePath } from '../contract/address/safe-path'
import type { ErrorCode, ErrorWire } from '../errors'

/** The outcome of a failed load: the not-found page, another address of ours, or a message. */
export type LoadOutcome =
  | { kind: 'not-found'; code: ErrorCode }
  | { kind: 'redirect'; path: string }
  | { kind: 'message' }

/** A target outside the app is ignored (SECURITY C3). */
export function afterFailedLoad({ code, details }: ErrorWire): LoadOutcome {
  if (code === 'redirect') {
    const path = safePath(details['target'])
    return path === undefined ? { kind: 'message' } : { kind: 'redirect', path }
  }
  const isNowhere = code === 'not-found' || details['status'] === 404 || details['status'] === 403
  return isNowhere ? { kind: 'not-found', code } : { kind: 'message' }
}
