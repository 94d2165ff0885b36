/**
 * A schedule of SYNC 3.14, shortened, on the worker's own storage code: real Dexie databases, real transactions, the worker's lock and
 * triggers; two devices with one or two tabs each, two members, a bad network. In the end everything heals and must agree.
 */
import * as limits from '#core/limits'
import type { UserSync } from '../../../worker/sync/user-sync'
import { BadNetwork, type Fault } from './bad-network'
import { Chance } from './chance'
import { type Accepted, checkAgreement, checkShown } from './checks'
import { Device } from './device'
import { randomChange } from './random-change'

const users = [1, 2]
const steps = { change: 60, time: 20, network: 8, crash: 6, account: 4, late: 6, hurry: 6, purge: 3 } as const
const healingRounds = 40

export interface ScheduleReport {
  ops: number
  /** Snapshots devices had to begin anew. */
  resets: number
  faults: ReadonlyMap<Fault, number>
}

/** Throws what went wrong, with the seed. */
export async function runSchedule(seed: number, length: number): Promise<ScheduleReport> {
  try {
    return await new Schedule(seed).run(length)
  } catch (error) {
    throw new Error(`schedule with seed ${seed}: ${String(error)}`, { cause: error })
  }
}

class Schedule {
  readonly #chance: Chance
  readonly #network: BadNetwork
  readonly #devices: Device[]
  readonly #accepted: Accepted[] = []
  #now = 1_795_000_000_000

  constructor(seed: number) {
    const now = () => this.#now
    this.#chance = new Chance(seed)
    this.#network = new BadNetwork(users, this.#chance, now)
    this.#devices = ['a', 'b'].map((name) => new Device(name, this.#network, this.#chance, now))
  }

  async run(length: number): Promise<ScheduleReport> {
    for (const device of this.#devices) await device.openTab(1)
    for (let step = 0; step < length; step += 1) await this.#step()
    await this.#heal()
    for (const user of users)
      await checkAgreement(user, this.#devices, this.#network.servers.get(user), this.#accepted)
    const resets = [...this.#network.servers.values()].reduce((sum, server) => sum + server.resets, 0)
    return { ops: this.#accepted.length, resets, faults: this.#network.happened }
  }

  async #step(): Promise<void> {
    const device = this.#chance.pick(this.#devices)
    const tab = device.tabs.length > 0 ? this.#chance.pick(device.tabs) : await device.openTab(1)
    this.#now += this.#chance.below(200)
    switch (this.#chance.weighed(steps)) {
      case 'change':
        await this.#burst(device, tab)
        break
      case 'time':
        this.#now += this.#chance.below(90_000)
        break
      case 'network':
        if (device.isOnline) this.#network.offline.add(device.name)
        else this.#network.offline.delete(device.name)
        break
      case 'crash':
        device.closeTab(tab)
        await device.openTab(tab.user)
        break
      case 'account':
        await this.#switchAccount(device, tab)
        break
      case 'late':
        this.#network.deliverLate()
        break
      case 'purge':
        for (const server of this.#network.servers.values()) server.purge()
        break
      case 'hurry':
        void tab.hurry()
    }
    for (const one of this.#devices) one.runTimers()
    for (let turns = this.#chance.below(30); turns > 0; turns -= 1) await new Promise(setImmediate)
  }

  /** One change, or several of the same thing. */
  async #burst(device: Device, tab: UserSync): Promise<void> {
    for (let more = this.#chance.isLikely(0.25) ? 3 : 1; more > 0; more -= 1) {
      const change = randomChange(this.#chance)
      const opId = await device.change(tab, change)
      this.#accepted.push({ ...change, opId, user: tab.user, device: device.name })
      await checkShown(device, tab.user, opId, change)
      this.#now += this.#chance.below(50)
    }
  }

  /** A second tab of the same member, or another member in the place of all tabs. */
  async #switchAccount(device: Device, tab: UserSync): Promise<void> {
    if (device.tabs.length < 2 && this.#chance.isLikely(0.5)) {
      await device.openTab(tab.user)
      return
    }
    device.closeTabs()
    await device.openTab(tab.user === 1 ? 2 : 1)
  }

  /** Everything works again; whoever ever signed in opens a tab for a while (SYNC 3.14 "End"). */
  async #heal(): Promise<void> {
    this.#network.isHealed = true
    this.#network.offline.clear()
    this.#network.deliverLate()
    for (const device of this.#devices) {
      device.closeTabs()
      for (const user of users) await this.#drainAll(device, await device.openTab(user))
    }
    // What the second device sent, the first has not seen yet.
    for (const device of this.#devices)
      for (const tab of device.tabs) {
        this.#now += limits.pullAgainMs
        await tab.hurry()
      }
  }

  async #drainAll(device: Device, tab: UserSync): Promise<void> {
    for (let round = 0; round < healingRounds; round += 1) {
      this.#now += 30_000
      await tab.hurry()
      device.runTimers()
      await tab.hurry()
      if ((await tab.countOps()) === 0) return
    }
    throw new Error(`changes of member ${tab.user} still wait on device ${device.name}`)
  }
}
