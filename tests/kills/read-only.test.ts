/** A data directory that cannot be written: reading, search and previews work, members are told to come again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { postgresUser } from '../support/databases/find-postgres'
import { projectRoot, startAppServer } from '../support/servers/app-server'
import { freePort } from './server-process'

const directory = mkdtempSync(join(tmpdir(), 'read-only-'))
let origin = ''
let server: ChildProcess | undefined
let output = ''

/** Root could write all the same; another user may not be let into the project's folder. */
const user = postgresUser()
const canRead = spawnSync(process.execPath, ['-e', "require('fs').readdirSync('build/server')"], {
  cwd: projectRoot,
  ...user,
})
const isTried = canRead.status === 0

function forbidWriting(path: string): void {
  const isDirectory = statSync(path).isDirectory()
  if (isDirectory) for (const name of readdirSync(path)) forbidWriting(join(path, name))
  if (user) chownSync(path, user.uid, user.gid)
  chmodSync(path, isDirectory ? 0o500 : 0o400)
}

beforeAll(async () => {
  if (!isTried) return
  const filled = await startAppServer()
  await filled.stop('SIGTERM')
  cpSync(filled.dataDirectory, directory, { recursive: true })
  await filled.close()
  rmSync(join(directory, 'assets'), { recursive: true, force: true })
  forbidWriting(directory)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, [join(projectRoot, 'build', 'server', 'main.js')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (output += String(part)))
  await vi.waitFor(async () => expect((await fetch(`${origin}/api/library`)).status).toBe(200), 30_000)
})
afterAll(() => {
  server?.kill()
  rmSync(directory, { recursive: true, force: true })
})

it.skipIf(isTried)('needs a project that another user may read', () => expect(user).toBeDefined())

it.runIf(isTried)('serves readers', async () => {
  const page = await (await fetch(`${origin}/SDE/Ps23`)).text()
  expect(page).toContain('id="v1"')
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? []
  const search = await fetch(`${origin}/api/search/hybrid`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: 'Hirte', abbr: 'SDE' }),
  })
  const picture = await fetch(`${origin}${/\/og\/[^"]+/.exec(page)?.[0] ?? ''}`)
  const statuses = [(await fetch(origin + script)).status, search.status, picture.status]
  expect([statuses, picture.headers.get('content-type')]).toEqual([[200, 200, 200], 'image/png'])
})

it.runIf(isTried)('tells members to come again, and the operator what cannot be written', async () => {
  const login = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test', origin },
    body: JSON.stringify({ email: 'a@example.org', plain_password: 'a long sentence nobody guesses' }),
  })
  expect([login.status, await login.json()]).toMatchObject([503, { error: { code: 'unavailable' } }])
  expect(output).toContain('the database of members cannot be opened')
  expect(output).toContain('the assets of this build cannot be kept')
})
