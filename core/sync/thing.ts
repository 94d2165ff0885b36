/** What a member has, as it is shown: the server's row with the waiting changes of its key folded over it. Never a deleted one. */
import type { Listing, ThingData, ThingKind } from './kinds'

interface ThingBase extends Listing {
  key: string
  /** Waiting changes of this key: 0 = the server has it all. */
  waiting: number
  /** Revision the writer of a change saw; 0 = the server has none. */
  rev: number
}

export type Thing = { [Kind in ThingKind]: ThingBase & { kind: Kind; data: ThingData<Kind> } }[ThingKind]
/** Things of one kind, also where the kind is a parameter: `Extract` finds none of them then. */
export type ThingOf<Kind extends ThingKind> = Thing & { kind: Kind }
