/**
 * The events of a run: actions of people and faults of devices, generated from a seed. A list, so that a
 * shorter one can be tried.
 */

import type { OpKind } from '../../../contract/members/op'
import { hourMs } from '../../../time'
import { SeededRandom } from '../world/seeded-random'

/** Actions of people: they change something of each kind, and deal with their changes. */
export type ActionKind = OpKind | 'open note' | 'retry' | 'discard'
/** Faults of a device. */
export type TroubleKind = keyof typeof troubleWeights

/** `salt` decides the details, so that they do not depend on other events. */
export interface Happening {
  /** Ms since the beginning. */
  at: number
  device: number
  salt: number
  what: { action: ActionKind; key?: number } | { trouble: TroubleKind }
}

/** The events of a run. */
export interface Schedule {
  seed: number
  devices: number
  storminess: number
  durationMs: number
  /** Bytes the server gives each member. */
  quota: number
  happenings: Happening[]
}

/** Out of a hundred actions. */
const actionWeights: Readonly<Record<ActionKind, number>> = {
  activity: 24,
  option: 25,
  like: 8,
  wordMark: 5,
  tagging: 3,
  progress: 2,
  plan: 2,
  madePlan: 2,
  tag: 3,
  note: 18,
  'open note': 4,
  dismissal: 3,
  clear: 2,
  retry: 2,
  discard: 1,
}

const troubleWeights = {
  connection: 30,
  'open tab': 8,
  look: 20,
  'close tab': 8,
  'power loss': 8,
  freeze: 5,
  'freeze holder': 8,
  revoke: 3,
  'sign in': 8,
  'switch account': 4,
  clock: 3,
  purge: 5,
} as const

/** Bytes that about ten rows fill. */
const fullAccount = 5_000

/** The schedule of a seed. */
export function makeSchedule(seed: number): Schedule {
  const random = new SeededRandom(seed)
  const durationMs = random.between(1, 8) * hourMs
  const devices = random.between(2, 4)
  const storminess = random.pick([0, 0.5, 1, 1, 2])
  const happenings = [
    ...someActions(random, durationMs, devices),
    ...someTroubles(random, durationMs, devices, storminess === 0 ? 10 : random.between(20, 60)),
  ]
    .filter(({ at }) => at <= durationMs)
    .sort((one, other) => one.at - other.at)
  const quota = seed % 5 === 0 ? fullAccount : Number.POSITIVE_INFINITY
  return { seed, devices, storminess, durationMs, quota, happenings }
}

/** 40 to 120, about a quarter of them in bursts on one key, of one device or of several. */
function someActions(random: SeededRandom, durationMs: number, devices: number): Happening[] {
  const actions: Happening[] = []
  const count = random.between(40, 120)
  while (actions.length < count) {
    const at = random.between(0, durationMs)
    const device = random.between(0, devices - 1)
    const action = weighted(random, actionWeights)
    const isBurst = random.chance(0.08)
    const key = isBurst ? random.between(0, 2) : undefined
    const isDuel = isBurst && random.chance(0.4)
    for (let left = isBurst ? random.between(3, 6) : 1; left > 0; left -= 1)
      actions.push({
        at: isBurst ? at + random.between(0, 20_000) : at,
        device: isDuel ? random.between(0, devices - 1) : device,
        salt: salt(random),
        what: key === undefined ? { action } : { action, key },
      })
  }
  return actions
}

function someTroubles(random: SeededRandom, durationMs: number, devices: number, count: number): Happening[] {
  return Array.from({ length: count }, () => {
    const at = random.between(0, durationMs)
    const device = random.between(0, devices - 1)
    const trouble = weighted(random, troubleWeights)
    const happening: Happening = { at, device, salt: salt(random), what: { trouble } }
    return trouble === 'power loss' && random.chance(0.6)
      ? [...aroundPowerLoss(random, happening), happening]
      : [happening]
  }).flat()
}

/** Something is changed just before a power loss, and again afterwards. */
function aroundPowerLoss(random: SeededRandom, { at, device }: Happening): Happening[] {
  const what = { action: random.pick<ActionKind>(['option', 'note']), key: random.between(0, 2) }
  return [at - random.between(200, 20_000), at + random.between(1_000, 60_000)].map((time) => ({
    at: Math.max(0, time),
    device,
    salt: salt(random),
    what,
  }))
}

function salt(random: SeededRandom): number {
  return random.between(0, 4_294_967_295)
}

function weighted<Kind extends string>(random: SeededRandom, weights: Readonly<Record<Kind, number>>): Kind {
  const each = Object.values<number>(weights)
  let left = random.next() * each.reduce((sum, weight) => sum + weight, 0)
  for (const kind in weights) if ((left -= weights[kind]) < 0) return kind
  throw new Error('no weights')
}
