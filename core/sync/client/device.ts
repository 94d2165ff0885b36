/** The context of the steps: the member, the device, the source of its numbers, and its rules. */
import type { ClientRules } from './client-rules'

/** Numbers and ids of a device; all of them come from outside, so that a run can be repeated. */
export interface DeviceSource {
  /** Device time, ms since 1970. */
  now(): number
  /** At least 0, below 1. */
  random(): number
  /** A random uuid. */
  newId(): string
}

/** A device of one member. */
export interface Device {
  user: number
  /** Random, stored in the member's database. */
  id: string
  source: DeviceSource
  /** Always `clientRules`; only the simulation replaces one, to see that its absence is noticed. */
  rules: ClientRules
}
