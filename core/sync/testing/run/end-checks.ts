/** Checks that must hold when everything has healed (SYNC 3.14): I1, I4, I6, I7. */

import type { Op } from '../../../contract/members/op'
import { shownThing } from '../../client/changes/shown-thing'
import { firstFacts } from '../../client/sync-facts'
import { Violation } from '../checks/violation'
import type { Witness } from '../checks/witness'
import type { MapClientStore } from '../stores/map-client-store'
import type { SimDevice } from '../world/sim-device'
import type { SimServer } from '../world/sim-server'

/**
 * After 20 minutes everything was sent, except ops on which the server always fails and
 * those behind them in their lane.
 */
export function checkEmptied(user: number, device: SimDevice, witness: Witness, server: SimServer): void {
  const ops = device.database(user).allOps()
  const poisoned = new Set<string>()
  for (const op of ops) {
    if (op.state === 'refused') checkRefused(op, witness, server)
    else if (server.isPoisoned(op.opId)) poisoned.add(laneOf(op))
    else if (!poisoned.has(laneOf(op)))
      throw new Violation('I7', `${device.name}: ${op.kind} ${op.key} still waits`)
  }
  witness.checkKept(user, device.name, ops, 'I1')
}

function laneOf({ kind, key }: Op): string {
  return kind === 'activity' || kind === 'clear' ? 'activity' : key
}

/** Refused by a rule, too old to be sent again, or failed on for a day (by a clock that may have jumped). */
function checkRefused(op: Op, witness: Witness, server: SimServer): void {
  const end = witness.ends.get(op.opId)
  if (end !== 'refused' && end !== 'outdated' && !server.isPoisoned(op.opId))
    throw new Violation('I1', `${op.kind} ${op.key} was refused for no real reason: ${op.reason?.code}`)
}

/** The device has exactly the rows of the server, and shows exactly those. */
export function checkAgreement(user: number, device: SimDevice, server: SimServer): void {
  const store = device.database(user)
  checkRows(user, device, store, server)
  checkThings(device, store)
  checkNames(user, store)
}

function checkRows(user: number, device: SimDevice, store: MapClientStore, server: SimServer): void {
  const truth = [...server.member(user).rowMap.values()].filter(({ deleted }) => !deleted)
  for (const { key, rev, data } of truth) {
    const row = store.rowMap.get(key)
    if (row?.rev !== rev || row.deleted || JSON.stringify(row.data) !== JSON.stringify(data))
      throw new Violation('I4', `${device.name}: ${key} is revision ${row?.rev}, on the server ${rev}`)
  }
  const living = [...store.rowMap.values()].filter(({ deleted }) => !deleted)
  if (living.length !== truth.length)
    throw new Violation('I4', `${device.name}: ${living.length} rows instead of ${truth.length}`)
}

function checkThings(device: SimDevice, store: MapClientStore): void {
  const ops = store.allOps().filter(({ state }) => state === 'queued')
  const clears = ops.filter(({ kind }) => kind === 'clear')
  const { clearedBefore } = store.facts() ?? firstFacts
  for (const key of new Set([...store.rowMap.keys(), ...store.thingMap.keys(), ...ops.map((op) => op.key)])) {
    const own = ops.filter((op) => op.key === key)
    const thing = shownThing(key, store.rowMap.get(key), own, { clearedBefore, clears })
    if (JSON.stringify(thing) !== JSON.stringify(store.thingMap.get(key)))
      throw new Violation('I4', `${device.name}: ${key} is not shown as it is`)
  }
}

/** Names of activities, tags and notes tell who wrote them; an activity is stored once. */
function checkNames(user: number, store: MapClientStore): void {
  const names = new Set<string>()
  for (const { key, data, deleted } of store.rowMap.values()) {
    if (deleted || typeof data !== 'object' || data === null) continue
    const name = 'name' in data ? data.name : 'title' in data ? data.title : undefined
    if (typeof name !== 'string') continue
    if (!name.startsWith(`u${user} `)) throw new Violation('I6', `${key} of member ${user} says "${name}"`)
    if (key.startsWith('act:') && names.has(name)) throw new Violation('I2', `${name} is stored twice`)
    names.add(name)
  }
}
