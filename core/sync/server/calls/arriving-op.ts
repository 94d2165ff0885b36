/** An op that arrives at the server, after its call was parsed and its caller checked. */
import type { Change } from '../../../contract/members/op'

/** The op with what the server knows about its sending. */
export type ArrivingOp = Change & {
  /** Absent: no repeat protection (SYNC 3.3). */
  opId?: string
  /** Empty when the call named none: then every writer counts as another device. */
  device: string
  /** Revision of the note its writer saw; 0 = new, and for all other kinds. */
  base: number
  /** Instant of the person's action (`instantOf`), ms. */
  instant: number
  /** The server's time, ms. */
  now: number
}
