/** Failures that pass by themselves: what failed so may be tried again without asking anybody. */
import type { ErrorCode, ErrorWire } from '../errors'

const passing: ReadonlySet<ErrorCode> = new Set([
  'network',
  'captive-portal',
  'unavailable',
  'too-many-requests',
])
/** Of what stands between us and the server: too slow, too many, no server behind it. */
const passingStatus: ReadonlySet<unknown> = new Set([408, 429, 502, 503, 504])

/** True for a network that is away, a portal before it, and a server that is not ready. */
export function isPassing({ code, details }: ErrorWire): boolean {
  return passing.has(code) || (code === 'api-response' && passingStatus.has(details['status']))
}
