/**
 * Headers of every write (SYNC 3.3): names as the sender writes them, lower case where they are read. All may
 * be missing: then there is no repeat protection, and the action counts as happening on arrival.
 */
import * as z from 'zod/mini'
import { uuidSchema } from '../contract/members/things'

/** The header names. */
export const opHeaders = {
  /** Id of the op. */
  id: 'Idempotency-Key',
  device: 'X-Device',
  /** Number of the member the op belongs to; also on every pull. */
  account: 'X-Account',
  /** Device time of sending, ms. */
  sentAt: 'X-Sent-At',
  /** Device time of the person's action, ms: what was written offline keeps its date. */
  at: 'X-Op-At',
  /** Version of the op's form (`opVersions`). */
  version: 'X-Op-Version',
} as const

const wholeNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(0)))

/** The headers of a request, by lower-case name; a wrong one makes the call fail. */
export const opHeadersSchema = z.object({
  'idempotency-key': z.optional(uuidSchema),
  'x-device': z._default(z.string().check(z.regex(/^[\w-]{0,64}$/)), ''),
  'x-account': wholeNumber,
  'x-sent-at': wholeNumber,
  'x-op-at': wholeNumber,
  'x-op-version': wholeNumber,
})
