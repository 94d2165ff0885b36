/** Whose steps run: the member, the device, where its numbers come from, and the rules it goes by. */
import type { ClientRules } from './client-rules'

/** Numbers and ids a device makes; all of them come from outside, so that a run can be repeated. */
export interface DeviceSource {
  /** Device time, ms since 1970. */
  now(): number
  /** At least 0, below 1. */
  random(): number
  /** A random uuid. */
  newId(): string
}

export interface Device {
  user: number
  /** Random, kept in the member's database. */
  id: string
  source: DeviceSource
  /** Always `clientRules`; only the simulation replaces one, to see that it is missed. */
  rules: ClientRules
}
