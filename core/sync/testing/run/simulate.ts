/**
 * One run of a schedule: two members, their devices, one server; in the end everything
 * heals and all must agree (SYNC 3.14).
 */

import { hash128 } from '../../../hash-128'
import { dayMs } from '../../../time'
import { Violation } from '../checks/violation'
import { Witness } from '../checks/witness'
import { times } from '../times'
import { Agenda } from '../world/agenda'
import { type FaultCounts, noFaults } from '../world/faults'
import { asItIs, type Mistake } from '../world/mistake'
import { SeededRandom } from '../world/seeded-random'
import { SimDevice, type Surroundings } from '../world/sim-device'
import { SimNetwork } from '../world/sim-network'
import { SimServer } from '../world/sim-server'
import { checkAgreement, checkEmptied } from './end-checks'
import { People } from './person'
import type { Schedule } from './schedule'
import { trouble } from './trouble'

/** Ids of the members. */
export const members = [1, 2] as const
const startMs = 1_800_000_000_000
const minuteMs = 60_000

/** The result of a run. */
export interface Report {
  seed: number
  /** Undefined: every promise was kept. */
  violation: Violation | undefined
  ops: number
  events: number
  faults: FaultCounts
  /** Fingerprint of the final state of server and devices. */
  state: string
}

/** Runs a schedule. */
export function simulate(schedule: Schedule, mistake: Mistake = asItIs): Report {
  const around = surroundings(schedule, mistake)
  const devices = makeDevices(schedule, around)
  let violation: Violation | undefined
  try {
    play(schedule, around, devices)
    heal(around, devices)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    violation = error
  }
  const { witness, agenda, counts, server } = around
  const state = fingerprint(server, devices)
  return {
    seed: schedule.seed,
    violation,
    ops: witness.accepted.size,
    events: agenda.done,
    faults: counts,
    state,
  }
}

function surroundings({ seed, storminess, quota }: Schedule, mistake: Mistake): Surroundings {
  const agenda = new Agenda(startMs)
  const random = new SeededRandom(seed ^ 0x5bd1e995)
  const counts = noFaults()
  const now = () => agenda.now
  const witness = new Witness(times, now)
  const server = new SimServer(now, random, witness, counts, times, mistake)
  server.quota = quota
  const network = new SimNetwork(agenda, random, server, counts, storminess)
  return { agenda, random, network, server, witness, counts, mistake }
}

function makeDevices(schedule: Schedule, around: Surroundings): SimDevice[] {
  return Array.from({ length: schedule.devices }, (_, number) => {
    const device = new SimDevice(`d${number}`, around, number === 3 ? 2 : 1)
    if (around.random.chance(0.4)) device.clockOffset = around.random.between(-20 * dayMs, 20 * dayMs)
    device.newTab()
    return device
  })
}

function play(schedule: Schedule, around: Surroundings, devices: readonly SimDevice[]): void {
  const people = new People(around.witness)
  for (const { at, device: number, salt, what } of schedule.happenings) {
    const device = devices[number]
    if (!device) continue
    around.agenda.at(startMs + at, () => {
      if ('action' in what) people.act(device, what.action, what.key, salt)
      else trouble(device, what.trouble, new SeededRandom(salt))
    })
  }
  around.agenda.runUntil(startMs + schedule.durationMs)
}

/** Every device is repaired and gets 20 minutes for each account. */
function heal(around: Surroundings, devices: readonly SimDevice[]): void {
  const { agenda, network, server, witness } = around
  network.isHealed = true
  server.isHealed = true
  for (const device of devices) {
    device.isHealed = true
    device.connection = 'good'
  }
  for (const user of members) {
    for (const device of devices) {
      for (const tab of device.tabs) tab.close()
      device.signIn(user)
      device.newTab()
    }
    agenda.runUntil(agenda.now + 20 * minuteMs)
    for (const device of devices) checkEmptied(user, device, witness, server)
    lookOnceMore(user, around, devices)
    for (const device of devices) checkAgreement(user, device, server)
  }
}

/**
 * All devices pull once more. An op that is given up just then releases the next one: then they pull again.
 */
function lookOnceMore(user: number, { agenda, server }: Surroundings, devices: readonly SimDevice[]): void {
  const revision = () => server.member(user).marks().rev
  for (let before = Number.NaN; before !== revision(); ) {
    before = revision()
    for (const device of devices) device.openTab().start(true)
    agenda.runUntil(agenda.now + minuteMs)
  }
}

/**
 * The final state of a run as a number that is the same for two equal runs. Computed from all rows of the
 * server and all databases of the devices.
 */
function fingerprint(server: SimServer, devices: readonly SimDevice[]): string {
  const members = [...server.members].map(([user, store]) => [
    user,
    store.marks(),
    [...store.rowMap.values()],
  ])
  const databases = devices.flatMap(({ name, databases }) =>
    [...databases].map(([user, store]) => [
      name,
      user,
      [...store.rowMap.values()],
      store.allOps(),
      [...store.thingMap.values()],
      store.facts(),
    ]),
  )
  return hash128(JSON.stringify([members, databases]))
}
