/**
 * A member's record as it is shown: the server's row with the waiting changes of its
 * key folded over it. Never a deleted one.
 */
import type { Listing, ThingData, ThingKind } from './kinds'

interface ThingBase extends Listing {
  key: string
  /** Number of waiting changes of this key: 0 = the server has all of them. */
  waiting: number
  /** Revision a writer has seen; 0 = the server has none. */
  rev: number
}

/** A row of the table `things`. */
export type Thing = { [Kind in ThingKind]: ThingBase & { kind: Kind; data: ThingData<Kind> } }[ThingKind]
/** Records of one kind, also if the kind is a type parameter: `Extract` would find none then. */
export type ThingOf<Kind extends ThingKind> = Thing & { kind: Kind }
