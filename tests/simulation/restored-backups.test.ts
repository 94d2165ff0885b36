/**
 * Backups restored under devices that write (SYNC 3.8): whatever a person wrote last is on the server in the end, and every device has
 * exactly what the server has. Each schedule comes from its seed.
 */
import { describe, expect, it } from 'vitest'
import type { Change } from '#core/contract/members/op'
import { addChanges } from '#core/sync/client/changes/add-changes'
import { type ClientRules, clientRules } from '#core/sync/client/client-rules'
import type { Answer, ClientWorld, SyncCall } from '#core/sync/client/client-world'
import type { Device } from '#core/sync/client/device'
import { sync } from '#core/sync/client/sync'
import { serverRules } from '#core/sync/server/server-rules'
import { drive } from '#core/sync/steps'
import { Witness } from '#core/sync/testing/checks/witness'
import { noteChange, uuid } from '#core/sync/testing/samples'
import { MapClientStore } from '#core/sync/testing/stores/map-client-store'
import type { MapServerStore } from '#core/sync/testing/stores/map-server-store'
import { times } from '#core/sync/testing/times'
import { noFaults } from '#core/sync/testing/world/faults'
import { asItIs } from '#core/sync/testing/world/mistake'
import { SeededRandom } from '#core/sync/testing/world/seeded-random'
import { SimServer } from '#core/sync/testing/world/sim-server'
import { isLong } from '../support/long-series'

const schedules = isLong ? 1_000 : 100
const steps = 80
const notes = 6
const user = 1

/** Promises about single ops are not kept when what they did is taken back. */
class Onlooker extends Witness {
  override applied(): void {}
  override overwritten(): void {}
}

interface Hand {
  store: MapClientStore
  write(change: Change): void
  sync(): void
}

/** What is left out of the real thing, to see that it is missed. */
interface Missing {
  client?: Partial<ClientRules>
  keepsEpoch?: boolean
}

function play(seed: number, { client = {}, keepsEpoch = false }: Missing = {}): string[] {
  const random = new SeededRandom(seed)
  const clock = { now: 1_800_000_000_000 }
  const now = () => (clock.now += 1_000)
  const witness = new Onlooker(times, now)
  // No op is refused or failed on by chance.
  const mistake = { ...asItIs, server: { refusalOf: serverRules.refusalOf } }
  const server = new SimServer(now, random, witness, noFaults(), times, mistake)
  server.isHealed = true
  const member = server.member(user)
  const session = server.signIn(user)
  let isQuiet = false
  /** Another device may be quicker between an answer and the next question. */
  const betweenPages = (name: string) => {
    if (name !== 'pull' || isQuiet || !random.chance(0.3)) return
    isQuiet = true
    random.pick([hands[0], hands[1], hands[2]])?.write(like(random.between(1, 9), true))
    for (const { sync } of hands) if (random.chance(0.5)) sync()
    isQuiet = false
  }
  const hands: Hand[] = ['d1', 'd2', 'd3'].map((id) =>
    handOf(
      {
        user,
        id,
        source: { now, random: () => 0.5, newId: () => random.uuid() },
        rules: { ...clientRules, ...client },
      },
      (call) => {
        const answer = server.handle(call, server.renew(session), 'none')
        betweenPages(call.name)
        return answer
      },
    ),
  )
  const lastTitles = new Map<string, string | null>()
  let backup: MapServerStore | undefined
  for (let step = 0; step < steps; step += 1) {
    const hand = random.pick([hands[0], hands[1], hands[2]])
    const dice = random.between(0, 99)
    if (dice < 45) {
      const number = random.between(1, notes)
      const title = random.chance(0.08) ? null : `u1 ${seed} ${step}`
      if (lastTitles.get(uuid(number)) !== null) lastTitles.set(uuid(number), title)
      hand?.write(noteChange(number, title))
    } else if (dice < 55) hand?.write(like(random.between(1, 9), random.chance(0.7)))
    else if (dice < 90) hand?.sync()
    else if (dice < 95) backup = member.backup()
    else if (backup) member.restored(backup, keepsEpoch)
  }
  isQuiet = true
  // What one sends again the others still have to hear of.
  for (let round = 0; round < 3; round += 1) for (const { sync } of hands) sync()
  return [...lost(lastTitles, member), ...hands.flatMap(({ store }) => differences(store, member))]
}

function handOf(device: Device, answer: (call: SyncCall) => Answer | undefined): Hand {
  const store = new MapClientStore()
  const world: ClientWorld = {
    transaction: (_, body) => drive(body(), store),
    request: (_, call) => answer(call) ?? { kind: 'none' },
    lock: (_, body) => {
      drive(body(), world)
      return true
    },
    session: () => 'held',
    wait: () => undefined,
  }
  return {
    store,
    write: (change) => drive(addChanges(device, [change]), store),
    sync: () => drive(sync(device, true), world),
  }
}

function like(verse: number, isLiked: boolean): Change {
  return { kind: 'like', key: `like:verse:v:org:4300301${verse}`, body: isLiked || null }
}

/** Texts that were the last of a note that nobody deleted, and are in no note now. */
function lost(lastTitles: ReadonlyMap<string, string | null>, member: MapServerStore): string[] {
  const titles = new Set(
    [...member.rowMap.values()].flatMap(({ deleted, data }) =>
      !deleted && typeof data === 'object' && data !== null && 'title' in data ? [data.title] : [],
    ),
  )
  return [...lastTitles.values()]
    .filter((title) => title !== null && !titles.has(title))
    .map((title) => `lost: ${title}`)
}

function differences(store: MapClientStore, member: MapServerStore): string[] {
  const living = (rows: Iterable<{ key: string; rev: number; deleted: boolean; data: unknown }>) =>
    [...rows]
      .filter(({ deleted }) => !deleted)
      .map(({ key, rev, data }) => JSON.stringify([key, rev, data]))
      .sort()
  const [here, there] = [living(store.rowMap.values()), living(member.rowMap.values())]
  return JSON.stringify(here) === JSON.stringify(there)
    ? []
    : [`${here.length} rows, on the server ${there.length}`]
}

describe('devices of a server whose backup was restored', () => {
  it(`lose nothing and agree in ${schedules} schedules`, () => {
    for (let seed = 1; seed <= schedules; seed += 1) expect([seed, play(seed)]).toEqual([seed, []])
  }, 1_200_000)

  it.each<[string, Missing]>([
    ['an epoch that is copied with the backup', { keepsEpoch: true }],
    [
      'nothing sent again',
      {
        client: {
          lostChanges: () => clientRules.lostChanges([]),
        },
      },
    ],
  ])('finds %s', (_, missing) => {
    const seeds = Array.from({ length: 100 }, (_, index) => index + 1)
    expect(seeds.some((seed) => play(seed, missing).length > 0)).toBe(true)
  })
})
