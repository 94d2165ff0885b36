/**
 * The meaning of an op's id (SYNC 3.7 rule 1): the same id with another meaning is an error of the caller.
 */
import type { Change } from '../../contract/members/op'
import { hash128 } from './hash-128'

/** Fingerprint of kind, key and body; the body was parsed by a schema, which orders its fields. */
export function fingerprintOf({ kind, key, body }: Change): string {
  return hash128(JSON.stringify([kind, key, body]))
}
