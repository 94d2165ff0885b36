/** A device: a clock that may be wrong, databases of its members, tabs, a session, locks and a connection. */

import type { Op } from '../../../contract/members/op'
import { type ClientRules, clientRules } from '../../client/client-rules'
import type { StoreSteps } from '../../client/client-store'
import type { Answer, SessionOutcome, SyncCall } from '../../client/client-world'
import type { Device, DeviceSource } from '../../client/device'
import { opHeaders } from '../../op-headers'
import { drive } from '../../steps'
import { checkDatabase, factsBefore } from '../checks/device-checks'
import type { Witness } from '../checks/witness'
import { MapClientStore } from '../stores/map-client-store'
import { splitTransaction } from '../stores/split-transaction'
import type { Agenda } from './agenda'
import type { FaultCounts } from './faults'
import type { Mistake } from './mistake'
import type { SeededRandom } from './seeded-random'
import type { Connection, SimNetwork } from './sim-network'
import type { SimServer, Token } from './sim-server'
import { type Run, SimTab, type TabDevice } from './sim-tab'

/** The common world of all devices. */
export interface Surroundings {
  agenda: Agenda
  random: SeededRandom
  network: SimNetwork
  server: SimServer
  witness: Witness
  counts: FaultCounts
  mistake: Mistake
}

/** Writes that were not required to be on disk are there after this time. */
const flushMs = 30_000
const stealEveryMs = 5 * 60_000

/** A simulated device. */
export class SimDevice implements TabDevice {
  readonly databases = new Map<number, MapClientStore>()
  readonly tabs: SimTab[] = []
  readonly locks = new Map<number, Run>()
  readonly source: DeviceSource
  readonly mistake: Mistake
  readonly agenda: Agenda
  readonly rules: ClientRules
  connection: Connection = 'good'
  /** Clock minus true time, ms. */
  clockOffset: number
  /** The person who uses it, whether or not the session is valid. */
  account: number
  isHealed = false
  #session: number | undefined
  #token: Token | undefined
  #stolenAt = -stealEveryMs

  constructor(
    readonly name: string,
    readonly around: Surroundings,
    account: number,
  ) {
    const { agenda, random, mistake } = around
    this.agenda = agenda
    this.mistake = mistake
    this.account = account
    this.clockOffset = 0
    this.source = {
      now: () => agenda.now + this.clockOffset,
      random: () => random.next(),
      newId: () => random.uuid(),
    }
    this.rules = { ...clientRules, isOutdated: (op) => this.#isOutdated(op), ...mistake.client }
    this.signIn(account)
  }

  /** The context of the steps of a member here. */
  steps(user: number): Device {
    return { user, id: this.name, source: this.source, rules: this.rules }
  }

  database(user: number): MapClientStore {
    const known = this.databases.get(user)
    if (known) return known
    const store = new (this.mistake.clientStore ?? MapClientStore)()
    this.databases.set(user, store)
    return store
  }

  signIn(user: number): void {
    this.account = user
    this.#session = this.around.server.signIn(user)
    this.#token = undefined
  }

  revokeSession(): void {
    if (this.#session !== undefined) this.around.server.revoke(this.#session)
  }

  /** A living tab, opened now if there is none. */
  openTab(): SimTab {
    const open = this.tabs.find((tab) => tab.isOpen && !tab.isFrozen)
    return open ?? this.newTab()
  }

  newTab(): SimTab {
    const tab = new SimTab(this)
    this.tabs.push(tab)
    tab.start(false)
    return tab
  }

  crash(tab: SimTab): void {
    tab.close()
    this.#token = undefined
  }

  crashesNow(): boolean {
    if (this.isHealed || !this.around.random.chance(0.002)) return false
    this.around.counts['crash at a step'] += 1
    return true
  }

  /** All tabs are gone, and all writes that were not on disk yet. */
  losePower(): void {
    const { witness } = this.around
    for (const tab of this.tabs) tab.close()
    this.#token = undefined
    for (const [user, store] of this.databases) {
      store.journal.backToTime(this.agenda.now - flushMs)
      witness.checkKept(user, this.name, store.allOps(), 'I13')
    }
  }

  freeLocks(isMeant: (run: Run, user: number) => boolean): void {
    for (const [user, run] of this.locks) if (isMeant(run, user)) this.locks.delete(user)
  }

  maySteal(): boolean {
    if (this.agenda.now - this.#stolenAt < stealEveryMs) return false
    this.#stolenAt = this.agenda.now
    this.around.counts['lock stolen'] += 1
    return true
  }

  /** One transaction, at once; `give` receives the result. */
  transaction(
    user: number,
    durability: 'strict' | 'relaxed',
    body: () => StoreSteps<unknown>,
    give: (result: unknown) => void,
  ): void {
    const store = this.database(user)
    const before = factsBefore(store)
    const result = this.mistake.storesCursorFirst ? this.#runInTwo(store, body) : drive(body(), store)
    if (!this.mistake.storesCursorFirst) checkDatabase(store, before)
    if (durability === 'strict' && !this.mistake.isNeverStrict) store.journal.forget()
    else store.journal.commit(this.agenda.now)
    give(result)
  }

  request(user: number, call: SyncCall, give: (answer: Answer) => void): void {
    const { network, witness } = this.around
    const token = this.#tokenFor(user)
    if (!token)
      return this.agenda.after(1, () =>
        give({ kind: 'answer', status: 401, code: 'UNAUTHORIZED', body: undefined }),
      )
    const opId = call.headers[opHeaders.id]
    if (opId !== undefined) witness.requested(opId)
    const headers = this.mistake.usesAnyToken
      ? { ...call.headers, [opHeaders.account]: String(token.user) }
      : call.headers
    network.send({ ...call, headers }, token, this.connection, give)
  }

  session(user: number, renew: boolean, give: (outcome: SessionOutcome) => void): void {
    if (this.account !== user && !this.mistake.usesAnyToken) return this.#soon(give, 'other')
    if (!renew && this.#tokenFor(user)) return this.#soon(give, 'held')
    if (this.#session === undefined) return this.#soon(give, 'ended')
    if (this.connection !== 'good')
      return this.#soon(give, 'unreachable', this.connection === 'hanging' ? 15_000 : 5)
    this.agenda.after(90, () => give(this.#renew(user)))
  }

  /** The mistake P10: the browser may be closed between the two. */
  #runInTwo(store: MapClientStore, body: () => StoreSteps<unknown>): unknown {
    const { result, rest } = splitTransaction(store, body)
    if (this.crashesNow()) for (const tab of this.tabs) this.crash(tab)
    else rest()
    return result
  }

  /** The real rule, with the days of times.ts. */
  #isOutdated(op: Op): boolean {
    const { witness, server } = this.around
    const since = witness.savedAt.get(op.opId) ?? this.agenda.now
    const isOld = this.agenda.now - since > server.times.outdatedMs
    const isOutdated = isOld && clientRules.isOutdated({ ...op, at: 0 }, Number.MAX_SAFE_INTEGER)
    if (isOutdated) witness.end(op.opId, 'outdated')
    return isOutdated
  }

  #renew(user: number): SessionOutcome {
    if (this.#session === undefined) return 'ended'
    this.#token = this.around.server.renew(this.#session)
    if (!this.#token) this.#session = undefined
    if (!this.#token) return 'ended'
    return this.#tokenFor(user) ? 'held' : 'other'
  }

  #tokenFor(user: number): Token | undefined {
    return this.#token?.user === user || this.mistake.usesAnyToken ? this.#token : undefined
  }

  #soon(give: (outcome: SessionOutcome) => void, outcome: SessionOutcome, ms = 1): void {
    this.agenda.after(ms, () => give(outcome))
  }
}
