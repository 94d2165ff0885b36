/** Temporary failures, after which a retry needs no consent. */
import type { ErrorCode, ErrorWire } from '../errors'

const passing: ReadonlySet<ErrorCode> = new Set([
  'network',
  'slow',
  'captive-portal',
  'unavailable',
  'too-many-requests',
])
/**
 * Answers of servers between us and our server, or of a busy one: too slow, too many requests, no server
 * behind it.
 */
const passingStatus: ReadonlySet<unknown> = new Set([408, 429, 502, 503, 504])

/** Our server gave no answer: this device has to do with what it has. */
export function isUnanswered(code: ErrorCode): boolean {
  return code === 'network' || code === 'slow' || code === 'captive-portal'
}

/** True without network, behind a captive portal, and while the server is not ready. */
export function isPassing({ code, details }: ErrorWire): boolean {
  return passing.has(code) || (code === 'api-response' && passingStatus.has(details['status']))
}
