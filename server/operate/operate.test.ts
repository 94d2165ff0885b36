/** Backup and restore with the real commands as processes of their own, over both databases, with servers that are written to meanwhile. */
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SyncRow } from '#core/contract/members/things'
import { writeOn } from '../../tests/kills/load'
import { MemberClient, register, request } from '../../tests/kills/member-client'
import { newDatabase } from '../../tests/support/databases/running-postgres'
import { oneDatabase } from '../../tests/support/databases/test-databases'
import { isLong } from '../../tests/support/long-series'
import { type AppServer, startAppServer } from '../../tests/support/servers/app-server'
import { projectDirectory } from '../process/project-directory'
import { linesIn } from './members/read-saved'

let directory = ''
const servers: AppServer[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'operate-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  rmSync(directory, { recursive: true, force: true })
})

async function start(settings: Record<string, string> = {}): Promise<AppServer> {
  const server = await startAppServer(settings)
  servers.push(server)
  return server
}

interface Ended {
  code: number | null
  output: string
}

async function run(
  command: 'backup' | 'restore',
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Ended> {
  return await ended(join(projectDirectory(), 'scripts', `${command}.mjs`), args, settings)
}

async function ended(
  program: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  return await new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

/** Members whose counter and rows are not of one moment. */
async function unevenMembers(file: string): Promise<unknown[]> {
  const counters = new Map<number, number>()
  const highest = new Map<number, number>()
  for await (const line of linesIn(file)) {
    const [table, text = ''] = line.split('\t')
    const row = JSON.parse(text)
    if (table === 'users') counters.set(row.id, row.rev)
    if (table === 'things') highest.set(row.user_id, Math.max(row.rev, highest.get(row.user_id) ?? 0))
  }
  expect(counters.size).toBe(2)
  return [...counters].filter(([id, rev]) => highest.get(id) !== rev)
}

describe.each(oneDatabase)('a server over $name', ({ name }) => {
  const database = async (): Promise<Record<string, string>> =>
    name === 'PostgreSQL' ? { DATABASE_URL: await newDatabase() } : {}
  const started = async () => {
    const members = await database()
    const server = await start(members)
    return { server, origin: server.origin, settings: { DATA_DIR: server.dataDirectory, ...members } }
  }

  // Daily: restore-backup and interrupted.
  it.runIf(isLong)(
    'is saved while it is written to, and restored to that moment with a new epoch',
    async () => {
      const { server, origin, settings } = await started()
      const members = [await register(origin, 'a@example.org'), await register(origin, 'b@example.org')]
      const clients = members.map((member) => new MemberClient(origin, member))
      const writing = { isOver: false }
      const writers = Promise.all(clients.map(async (client) => await writeOn(client, () => writing.isOver)))
      const confirmed = () => clients.reduce((sum, { totals }) => sum + totals.confirmed, 0)
      await expect.poll(confirmed).toBeGreaterThan(20)
      const before = clients.map(({ confirmed: rows }) => Math.max(...rows.keys()))
      const folder = join(directory, 'backup')
      expect(await run('backup', [folder], settings)).toMatchObject({ code: 0 })
      expect(await unevenMembers(join(folder, 'members.jsonl.gz'))).toEqual([])
      const duringIt = confirmed()
      await expect.poll(confirmed).toBeGreaterThan(duringIt)
      writing.isOver = true
      await writers
      const cursors = await Promise.all(clients.map(async (client) => await client.pullAll()))
      expect(await run('restore', [folder], settings)).toMatchObject({
        code: 1,
        output: expect.stringContaining('stop it first'),
      })
      await server.stop('SIGTERM')

      const replace = name === 'PostgreSQL' ? ['--replace'] : []
      expect(await run('restore', [folder, ...replace], settings)).toMatchObject({ code: 0 })
      await server.start()
      for (const [at, member] of members.entries()) {
        const restored = await new MemberClient(origin, member).pullAll()
        const highest = Math.max(...[...restored.values()].map(({ rev }) => rev))
        expect(highest).toBeGreaterThanOrEqual(before[at] ?? 0)
        // What was there is as it was written; what came later is not there.
        const known = cursors[at] ?? new Map()
        for (const row of restored.values()) {
          const now = known.get(row.key)
          if (now?.rev === row.rev) expect(row).toEqual(now)
        }
        expect(restored.size).toBeLessThanOrEqual(known.size)
        const { body } = await request(origin, 'pull', {
          headers: { authorization: `Bearer ${member.token}` },
        })
        expect(body).toMatchObject({ reset: true, lost: [[expect.any(Number), expect.any(Number)]] })
      }
      const aside = readdirSync(server.dataDirectory).filter((entry) => entry.startsWith('before-restore-'))
      expect(aside.length).toBeGreaterThan(0)
    },
  )

  it.runIf(isLong)(
    'that is killed 20 times while it is saved: a backup is whole or none, and holds all that was confirmed before',
    async () => {
      const { server, origin, settings } = await started()
      const member = await register(origin, 'a@example.org')
      const client = new MemberClient(origin, member)
      const writing = { isOver: false }
      const writer = writeOn(client, () => writing.isOver)
      const whole: { folder: string; rows: ReadonlyMap<number, SyncRow> }[] = []
      for (let kill = 1; kill <= 20; kill += 1) {
        const folder = join(directory, `backup-${kill}`)
        const rows = new Map(client.confirmed)
        const saving = run('backup', [folder], settings)
        await Promise.race([wait(300 + Math.random() * 1_500), saving])
        await server.stop('SIGKILL')
        if ((await saving).code === 0) whole.push({ folder, rows })
        else expect(existsSync(join(folder, 'backup.json'))).toBe(false)
        await server.start()
      }
      writing.isOver = true
      await writer
      const last = whole.at(-1)
      await server.stop('SIGTERM')
      const replace = name === 'PostgreSQL' ? ['--replace'] : []
      expect(await run('restore', [last?.folder ?? '', ...replace], settings)).toMatchObject({ code: 0 })
      await server.start()
      const restored = await new MemberClient(origin, member).pullAll()
      const lost = [...(last?.rows.values() ?? [])].filter(
        ({ key, rev }) => (restored.get(key)?.rev ?? 0) < rev,
      )
      // Each change took effect as it was answered, once.
      const strange = [...restored.values()].filter(
        (row) => JSON.stringify(client.confirmed.get(row.rev)) !== JSON.stringify(row),
      )
      process.stdout.write(
        `${name}: 20 kills, ${whole.length} whole backups, ${client.totals.confirmed} writes confirmed, ${lost.length} lost, ${strange.length} doubled\n`,
      )
      expect([lost, strange]).toEqual([[], []])
      expect(whole.length).toBeGreaterThan(0)
    },
    900_000,
  )

  it.runIf(isLong)('is saved and restored when none runs, also with rows of tables of before', async () => {
    const { server, origin, settings } = await started()
    await register(origin, 'a@example.org')
    await server.stop('SIGTERM')
    const folder = join(directory, 'backup')
    expect(await run('backup', [folder], settings)).toMatchObject({ code: 0 })
    const contents = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))
    expect(contents.members.users).toBe(1)
    expect((statSync(join(folder, 'backup.json')).mode & 0o077).toString(8)).toBe('0')
    // As if it had been made before the last migration.
    writeFileSync(
      join(folder, 'backup.json'),
      JSON.stringify({ ...contents, migrations: contents.migrations - 1 }),
    )
    const elsewhere = { DATA_DIR: join(directory, 'elsewhere'), ...(await database()) }
    expect(await run('restore', [folder], elsewhere)).toMatchObject({ code: 0 })
    const other = await start(elsewhere)
    const body = { email: 'a@example.org', plain_password: 'a long sentence nobody guesses' }
    expect(await request(other.origin, 'login', { body })).toMatchObject({ status: 200 })
  })
})

describe('what is no whole backup', () => {
  it('is refused with a reason, and nothing is changed', async () => {
    const server = await start()
    const settings = { DATA_DIR: server.dataDirectory }
    const restore = async (folder: string) => await run('restore', [folder], settings)
    const refused = (reason: string) => ({ code: 1, output: expect.stringContaining(reason) })
    await register(server.origin, 'a@example.org')
    const folder = join(directory, 'backup')
    expect(await run('backup', [folder], settings)).toMatchObject({ code: 0 })
    expect(await run('backup', [folder], settings)).toMatchObject(refused('not empty'))
    await server.stop('SIGTERM')
    const before = readdirSync(server.dataDirectory)
    expect(await restore(join(directory, 'nowhere'))).toMatchObject(refused('is no backup'))
    const contents = readFileSync(join(folder, 'backup.json'), 'utf8')
    writeFileSync(join(folder, 'backup.json'), contents.replace(/"migrations": \d+/, '"migrations": 999'))
    expect(await restore(folder)).toMatchObject(refused('newer version'))
    writeFileSync(join(folder, 'backup.json'), contents)
    const members = join(folder, 'members.jsonl.gz')
    truncateSync(members, statSync(members).size - 10)
    expect(await restore(folder)).toMatchObject(refused('is damaged: members'))
    rmSync(members)
    expect(await restore(folder)).toMatchObject(refused('lacks members'))
    expect(readdirSync(server.dataDirectory)).toEqual(before)
  })

  it('keeps a server from starting on half of it', async () => {
    mkdirSync(join(directory, 'restoring'))
    const program = join(projectDirectory(), 'build', 'server', 'main.js')
    const { code, output } = await ended(program, [], { DATA_DIR: directory, PORT: '0' })
    expect([code, output]).toEqual([1, expect.stringContaining('broken off')])
  })
})
