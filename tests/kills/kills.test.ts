/**
 * The server killed in the middle of writing (SYNC 3.14 L2): real process, real HTTP, real database, four devices of two members. A
 * device repeats what was not answered with the same id. In the end each confirmed revision is there or was replaced by a later one,
 * and there are as many revisions as were confirmed: none lost, none made twice.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SyncRow } from '#core/contract/members/things'
import { newDatabase } from '../support/databases/running-postgres'
import { databases } from '../support/databases/test-databases'
import { writeOn } from './load'
import { MemberClient, register } from './member-client'
import { freePort, type ServerProcess, startServer } from './server-process'

const kills = process.env['PERIKOPE_LONG'] ? 50 : 5
/** How long a server may live under load. */
const shortestLifeMs = 150
const spreadMs = 700

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kills-'))
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

describe.each(databases)('a server over $name', ({ name }) => {
  it(`that is killed ${kills} times keeps what it confirmed, once`, async () => {
    const settings: Record<string, string> = { DATA_DIR: directory }
    if (name === 'PostgreSQL') settings['DATABASE_URL'] = await newDatabase()
    const port = await freePort()
    let server = await startServer(port, settings)
    const members = [
      await register(server.origin, 'a@example.org'),
      await register(server.origin, 'b@example.org'),
    ]
    const clients = [...members, ...members].map((member) => new MemberClient(server.origin, member))

    let isOver = false
    const writing = Promise.all(clients.map(async (client) => await writeOn(client, () => isOver)))
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(shortestLifeMs + Math.random() * spreadMs)
      server = await killAndRestart(server, port, settings)
    }
    await wait(shortestLifeMs)
    isOver = true
    await writing

    const outcomes = []
    for (const member of members) {
      const own = clients.filter((client) => client.member === member)
      outcomes.push(compare(own, await new MemberClient(server.origin, member).pullAll()))
    }
    await server.kill('SIGTERM')
    const sum = (part: (client: MemberClient) => number) =>
      clients.reduce((all, client) => all + part(client), 0)
    process.stdout.write(
      `${name}: ${kills} kills, ${sum(({ totals }) => totals.confirmed)} writes confirmed, ` +
        `${sum(({ totals }) => totals.unanswered)} tries unanswered, ` +
        `${outcomes.flatMap(({ lost }) => lost).length} lost, ${outcomes.flatMap(({ doubled }) => doubled).length} doubled\n`,
    )
    expect(outcomes).toEqual(members.map(() => ({ lost: [], doubled: [], misplaced: [] })))
    expect(sum(({ totals }) => totals.confirmed)).toBeGreaterThan(kills * 10)
  }, 600_000)
})

async function killAndRestart(
  server: ServerProcess,
  port: number,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  await server.kill('SIGKILL')
  return await startServer(port, settings)
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
    // A confirmed row that is not there, or older than it was confirmed.
    lost: [...newest.values()].filter(({ key, rev }) => (rows.get(key)?.rev ?? 0) < rev),
    // Revisions nobody was told of: an op took effect once more than it was answered.
    doubled: Array.from({ length: highest }, (_, at) => at + 1).filter((rev) => !confirmed.has(rev)),
    // The same revision with other content.
    misplaced: now.filter(({ rev, ...row }) => {
      const told = confirmed.get(rev)
      return told && JSON.stringify(told) !== JSON.stringify({ ...row, rev })
    }),
  }
}
