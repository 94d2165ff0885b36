/**
 * One PostgreSQL per run of the tests, started by the first file that asks for a database and stopped by `stop-postgres.ts`. It writes
 * to a temporary folder and listens on a socket in it only.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresPrograms, postgresUser } from './find-postgres'

/** Where the run's PostgreSQL lies (named by stop-postgres.ts). */
export const directoryVariable = 'PERIKOPE_POSTGRES_DIRECTORY'
const patienceMs = 30_000

/** The address of a new empty database. */
export async function newDatabase(): Promise<string> {
  const directory = process.env[directoryVariable]
  const programs = postgresPrograms()
  if (!directory || !programs) throw new Error(`PostgreSQL or ${directoryVariable} is missing`)
  if (isFirst(directory)) start(programs, directory)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(directory, `create database ${name}`)
  return addressOf(directory, name)
}

function addressOf(directory: string, database: string): string {
  return `postgres://perikope@localhost/${database}?host=${encodeURIComponent(directory)}`
}

function isFirst(directory: string): boolean {
  try {
    mkdirSync(join(directory, 'started'))
    return true
  } catch {
    return false
  }
}

function start(programs: string, directory: string): void {
  const user = postgresUser()
  const files = join(directory, 'files')
  mkdirSync(files)
  if (user) for (const path of [directory, files]) chownSync(path, user.uid, user.gid)
  const initdb = spawnSync(
    join(programs, 'initdb'),
    [
      '--pgdata',
      files,
      '--username',
      'perikope',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    ],
    { ...user, cwd: directory, encoding: 'utf8' },
  )
  if (initdb.status !== 0) throw new Error(`initdb: ${initdb.stderr}`)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: directory,
    fsync: 'off',
    max_connections: '200',
  }
  const output = openSync(join(directory, 'output'), 'a')
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', files, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: directory, detached: true, stdio: ['ignore', output, output] },
  )
  writeFileSync(join(directory, 'pid'), String(server.pid))
  server.unref()
}

/** Waits until the server answers: it starts, or another file is starting it. */
async function query(directory: string, text: string): Promise<void> {
  const endOfPatience = performance.now() + patienceMs
  for (;;) {
    const client = new Client({ connectionString: addressOf(directory, 'postgres') })
    try {
      await client.connect()
    } catch (error) {
      if (performance.now() > endOfPatience) throw error
      await wait(existsSync(join(directory, 'pid')) ? 50 : 200)
      continue
    }
    await client.query(text)
    await client.end()
    return
  }
}
