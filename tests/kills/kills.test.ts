/**
 * The server killed in the middle of writing (SYNC 3.14 L2): real process, real HTTP, real database, four devices of two members. A
 * device repeats what was not answered with the same id. In the end each confirmed revision is there or was replaced by a later one,
 * and there are as many revisions as were confirmed: none lost, none made twice.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SyncRow } from '#core/contract/members/things'
import { openStore } from '../../server/store/open-store'
import { newDatabase } from '../support/databases/running-postgres'
import { oneDatabase, silentLog } from '../support/databases/test-databases'
import { isLong } from '../support/long-series'
import { type BuiltServer, buildServer } from './build-server'
import { writeOn } from './load'
import { MemberClient, register } from './member-client'
import { freePort, startServer } from './server-process'

const kills = isLong ? 50 : 1
/** Every so many kills one comes while the database is still being opened. */
const earlyKill = 5
/** Writes a server lives for, and how long after the last of them it dies. */
const mostWrites = 120
const spreadMs = 30

let directory = ''
let server: BuiltServer
beforeAll(async () => {
  server = await buildServer()
})
afterAll(async () => await server.remove())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kills-'))
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

describe.each(oneDatabase)('a server over $name', ({ name }) => {
  it(`that is killed keeps what it confirmed, once`, async () => {
    const settings = await settingsFor(name, directory)
    const port = await freePort()
    let running = await startServer(server.program, port, settings)
    const { origin } = running
    const members = [await register(origin, 'a@example.org'), await register(origin, 'b@example.org')]
    const clients = [...members, ...members].map((member) => new MemberClient(origin, member))
    const sum = (part: (client: MemberClient) => number) =>
      clients.reduce((all, client) => all + part(client), 0)
    const confirmed = () => sum(({ totals }) => totals.confirmed)

    let isOver = false
    const writing = Promise.all(clients.map(async (client) => await writeOn(client, () => isOver)))
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = confirmed() + (kill % earlyKill === 0 ? 0 : 1 + Math.random() * mostWrites)
      while (confirmed() < enough) await Promise.race([wait(1), writing])
      await wait(Math.random() * spreadMs)
      await running.kill('SIGKILL')
      running = await startServer(server.program, port, settings)
    }
    isOver = true
    await writing

    const outcomes: ReturnType<typeof compare>[] = []
    for (const member of members) {
      const own = clients.filter((client) => client.member === member)
      outcomes.push(compare(own, await new MemberClient(origin, member).pullAll()))
    }
    await running.kill('SIGTERM')
    const count = (part: (outcome: ReturnType<typeof compare>) => unknown[]) => outcomes.flatMap(part).length
    process.stdout.write(
      `${name}: ${kills} kills, ${confirmed()} writes confirmed, ${sum(({ totals }) => totals.broken)} broken off, ` +
        `${count(({ lost }) => lost)} lost, ${count(({ doubled }) => doubled)} doubled\n`,
    )
    expect(outcomes).toEqual(members.map(() => ({ lost: [], doubled: [], different: [] })))
    expect(sum(({ totals }) => totals.broken)).toBeGreaterThan(0)
  }, 900_000)
})

/** The files of the embedded database are made here, so that the servers find them. */
async function settingsFor(name: string, dataDirectory: string): Promise<Record<string, string>> {
  if (name === 'PostgreSQL') return { DATA_DIR: dataDirectory, DATABASE_URL: await newDatabase() }
  const store = await openStore({ dataDirectory }, silentLog)
  await store.close()
  return { DATA_DIR: dataDirectory }
}

/** What the devices of a member were told against what the server has. */
function compare(clients: readonly MemberClient[], rows: ReadonlyMap<string, SyncRow>) {
  const confirmed = new Map(clients.flatMap((client) => [...client.confirmed]))
  const now = [...rows.values()]
  const highest = Math.max(0, ...now.map(({ rev }) => rev), ...confirmed.keys())
  const newest = new Map<string, SyncRow>()
  for (const row of confirmed.values())
    if (row.rev > (newest.get(row.key)?.rev ?? 0)) newest.set(row.key, row)
  return {
    /** A confirmed row that is not there, or older than it was confirmed. */
    lost: [...newest.values()].filter(({ key, rev }) => (rows.get(key)?.rev ?? 0) < rev),
    /** Revisions nobody was told of: an op took effect once more than it was answered. */
    doubled: Array.from({ length: highest }, (_, at) => at + 1).filter((rev) => !confirmed.has(rev)),
    /** The same revision with other content. */
    different: now.filter((row) => JSON.stringify(confirmed.get(row.rev)) !== JSON.stringify(row)),
  }
}
