/** Vitest's global set-up: names the folder of this run's PostgreSQL, says which databases the tests run on, and stops it in the end. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresPrograms } from './find-postgres'
import { directoryVariable } from './running-postgres'

export default function setUp(): () => Promise<void> {
  const programs = postgresPrograms()
  const directory = mkdtempSync(join(tmpdir(), 'perikope-postgres-'))
  process.env[directoryVariable] = directory
  return async () => {
    const file = join(directory, 'pid')
    const didStart = existsSync(file)
    if (didStart) await stop(Number(readFileSync(file, 'utf8')))
    await rm(directory, { recursive: true, force: true })
    if (didStart) process.stdout.write(`Databases: PGlite and PostgreSQL (${programs})\n`)
    else if (!programs) process.stdout.write('Databases: PGlite only; PostgreSQL is not installed\n')
  }
}

/** SIGINT: without waiting for connections. */
async function stop(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 100 && isRunning(pid); tries += 1) await wait(50)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
