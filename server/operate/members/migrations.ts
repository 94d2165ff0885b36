/** Recreates the tables of a backup's version: migrations are a list that only grows. */

import { readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsDirectory } from '../../store/open-store'

interface Journal {
  entries: unknown[]
}

const journal = join('meta', '_journal.json')

/** Number of migrations of this version. */
export function migrationCount(): number {
  return readJournal(readFileSync(join(migrationsDirectory(), journal), 'utf8')).entries.length
}

/** Copies the first `count` migrations to a separate folder. */
export async function copyMigrations(count: number, folder: string): Promise<void> {
  await cp(migrationsDirectory(), folder, { recursive: true })
  const whole = readJournal(await readFile(join(folder, journal), 'utf8'))
  await writeFile(join(folder, journal), JSON.stringify({ ...whole, entries: whole.entries.slice(0, count) }))
}

function readJournal(text: string): Journal {
  const read: unknown = JSON.parse(text)
  if (typeof read !== 'object' || read === null || !('entries' in read) || !Array.isArray(read.entries))
    throw new Error('The list of migrations cannot be read')
  return { ...read, entries: read.entries }
}
