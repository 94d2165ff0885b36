/** What an id of an op stands for (SYNC 3.7 rule 1): the same id with another meaning is a mistake of the caller. */
import type { Change } from '../op'
import { hash128 } from './hash-128'

/** Of kind, key and body; the body comes out of a schema, which orders its fields. */
export function fingerprintOf({ kind, key, body }: Change): string {
  return hash128(JSON.stringify([kind, key, body]))
}
