/**
 * Rewrites ops of older formats in the outbox of a device with a newer app, when its
 * database opens (SYNC 3.12).
 */
import { type Op } from '../contract/members/op'
import { opVersions } from './protocol'

/** From version `v` to `v + 1`, under `v`. A released version stays here for at least 180 days. */
export type OpUpgrades = Readonly<Record<number, (op: Op) => Op>>

const upgrades: OpUpgrades = {}

/** The op in this app's format; undefined when it is newer than the app, which then must not change it. */
export function upgradeOp(
  op: Op,
  steps: OpUpgrades = upgrades,
  version: number = opVersions.current,
): Op | undefined {
  if (op.v > version) return undefined
  let upgraded = op
  for (let v = op.v; v < version; v += 1) {
    const step = steps[v]
    if (step) upgraded = { ...step(upgraded), v: v + 1 }
  }
  return upgraded
}
