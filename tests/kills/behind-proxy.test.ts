/** Two processes over one database and one data folder behind Caddy and nginx, as docs/operate.md has it, with its own files. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postgresPrograms } from '../support/databases/find-postgres'
import { newDatabase } from '../support/databases/running-postgres'
import { isLong } from '../support/long-series'
import { type AppServer, projectRoot, startAppServer } from '../support/servers/app-server'
import { register, request } from './member-client'
import { freePort } from './server-process'

interface Proxy {
  name: string
  file: string
  /** The file of the documents as it runs here: another address, no certificate. */
  adapt(text: string, port: number, directory: string): string
  start(file: string): ChildProcess
}

const proxies: readonly Proxy[] = [
  {
    name: 'caddy',
    file: 'Caddyfile',
    adapt: (text, port) =>
      `{\n\tadmin off\n}\n${text.replace('bible.example {', `http://127.0.0.1:${port} {`)}`,
    start: (file) => spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' }),
  },
  {
    name: 'nginx',
    file: 'nginx.conf',
    adapt: (text, port, directory) =>
      `pid ${directory}/pid;\nerror_log ${directory}/errors;\nevents {}\nhttp {\naccess_log off;\n${text
        .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
        .replace(/^\tssl_certificate.*\n/gm, '')}}\n`,
    start: (file) => spawn('nginx', ['-g', 'daemon off; user root;', '-c', file], { stdio: 'ignore' }),
  },
]
const isHere = ({ name }: Proxy) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
const tried = isLong && postgresPrograms() ? proxies.filter(isHere) : []

it.skipIf(tried.length > 0)(
  'proxies are tried in the long series, with PostgreSQL and caddy or nginx',
  () => {
    expect(tried).toEqual([])
  },
)

describe.each(tried)('behind $name', ({ file, adapt, start }) => {
  const directory = mkdtempSync(join(tmpdir(), 'proxy-'))
  let first: AppServer
  let second: AppServer
  let proxy: ChildProcess
  let origin = ''

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const settings = {
      DATABASE_URL: await newDatabase(),
      PUBLIC_URL: origin,
      TRUST_PROXY: 'x-forwarded-for',
    }
    first = await startAppServer(settings)
    second = await startAppServer({ ...settings, DATA_DIR: first.dataDirectory })
    const text = adapt(readFileSync(join(projectRoot, 'docs', 'operate', file), 'utf8'), port, directory)
    const [own, other] = [first, second].map((server) => new URL(server.origin).host)
    writeFileSync(
      join(directory, file),
      text.replace('127.0.0.1:8787', own ?? '').replace('127.0.0.1:8788', other ?? ''),
    )
    proxy = start(join(directory, file))
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/library`)).status).toBe(200), 30_000)
  })
  afterAll(async () => {
    proxy.kill()
    await Promise.all([first.close(), second.close()])
    rmSync(directory, { recursive: true, force: true })
  })

  it('pages come as they were sent, and are known again', async () => {
    const address = `${origin}/SDE/Ps23`
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toContain('id="v1"')
    const again = await fetch(address, {
      headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('nobody gets more tries by writing other addresses into the header', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 45; at += 1) {
      const { status } = await request(origin, 'login', {
        body: { email: `nobody-${at}@example.org`, plain_password: 'a wrong long sentence' },
        headers: { 'x-forwarded-for': `203.0.113.${at}`, origin },
      })
      statuses.push(status)
    }
    expect(statuses).toContain(401)
    expect(statuses.at(-1)).toBe(429)
  })

  it('one process can be updated while the other answers; a member is known to both', async () => {
    const { token } = await register(origin, `${file.toLowerCase()}@example.org`)
    const headers = { authorization: `Bearer ${token}` }
    for (const server of [first, second]) {
      await server.stop('SIGTERM')
      for (let read = 0; read < 20; read += 1) {
        const answer = await request(origin, 'sessions', { headers })
        expect(answer.status).toBe(200)
        expect((await fetch(`${origin}/SDE/Ps23`)).status).toBe(200)
      }
      await server.start()
      // As long as a proxy stays away from one that failed.
      await wait(10_500)
    }
  })
})
