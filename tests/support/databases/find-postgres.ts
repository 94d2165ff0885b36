/** Where PostgreSQL's programs lie, and as whom they run: as root they refuse to, so another user is taken. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianDirectory = '/usr/lib/postgresql'
const names = ['initdb', 'postgres']

/** The folder that holds initdb and postgres, the newest of Debian's before the PATH; undefined where there is none. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debianDirectory) ? readdirSync(debianDirectory) : []
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianDirectory, version, 'bin'))
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)].find((directory) =>
    names.every((name) => existsSync(join(directory, name))),
  )
}

/** Who runs it: ourselves, or as root `postgres` or `nobody`. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
  const found = /^postgres:[^:]*:(\d+):(\d+):/m.exec(accounts) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts)
  return found ? { uid: Number(found[1]), gid: Number(found[2]) } : undefined
}
