/** Two processes over one PostgreSQL, as behind a load balancer: whatever one was told, the other knows. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresPrograms } from '../support/databases/find-postgres'
import { newDatabase } from '../support/databases/running-postgres'
import { type BuiltServer, buildServer } from './build-server'
import { type Member, MemberClient, register, request } from './member-client'
import { freePort, type ServerProcess, startServer } from './server-process'

const activity = { name: 'Rut 1', route: '/SDE/Rut1', type: 'text', abbreviations: 'SDE', parent: 0 }
const publicUrl = 'https://bible.example'
const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` })

it.runIf(!postgresPrograms())('two servers need PostgreSQL, which is not installed', () => {
  expect(postgresPrograms()).toBeUndefined()
})

describe.runIf(postgresPrograms())('two servers over one database', () => {
  let directory = ''
  let built: BuiltServer
  let first: ServerProcess
  let second: ServerProcess
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'two-'))
    built = await buildServer()
    const { program } = built
    const settings = { DATABASE_URL: await newDatabase(), PUBLIC_URL: publicUrl }
    // Started at the same time: both want to make the tables.
    ;[first, second] = await Promise.all([
      startServer(program, await freePort(), { ...settings, DATA_DIR: join(directory, 'first') }),
      startServer(program, await freePort(), { ...settings, DATA_DIR: join(directory, 'second') }),
    ])
  })
  afterAll(async () => {
    await Promise.all([first.kill('SIGTERM'), second.kill('SIGTERM')])
    await built.remove()
    await rm(directory, { recursive: true, force: true })
  })

  it('a member who signed in at one writes at the other', async () => {
    const member = await register(first.origin, 'a@example.org')
    const [row] = await new MemberClient(second.origin, member).write('addActivity', { body: activity })
    const rows = await new MemberClient(first.origin, member).pullAll()
    expect(rows.get(row?.key ?? '')).toEqual(row)
  })

  it('an op sent to both at once takes effect once', async () => {
    const member = await register(first.origin, 'b@example.org')
    for (let at = 0; at < 20; at += 1) {
      const headers = { ...bearer(member), 'idempotency-key': randomUUID() }
      const answers = await Promise.all(
        [first, second].map(
          async ({ origin }) => await request(origin, 'addActivity', { body: activity, headers }),
        ),
      )
      expect(answers[0]).toMatchObject({ status: 200 })
      expect(answers[0]?.body).toEqual(answers[1]?.body)
    }
    const rows = await new MemberClient(first.origin, member).pullAll()
    expect([...rows.values()].map(({ rev }) => rev)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  it('who signs out at one is out at the other at once', async () => {
    const member = await register(first.origin, 'c@example.org')
    const sessionsAt = async ({ origin }: ServerProcess) =>
      (await request(origin, 'sessions', { headers: bearer(member) })).status
    expect(await sessionsAt(second)).toBe(200)
    const headers = { ...bearer(member), origin: publicUrl }
    expect(await request(second.origin, 'logout', { params: { id: member.user }, headers })).toMatchObject({
      status: 200,
    })
    expect(await sessionsAt(first)).toBe(401)
  })

  it('passwords tried at both are counted together', async () => {
    const body = { email: 'a@example.org', plain_password: 'not this one at all' }
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1)
      statuses.push((await request([first, second][at % 2]?.origin ?? '', 'login', { body })).status)
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses.slice(5)).toContain(429)
  })
})
