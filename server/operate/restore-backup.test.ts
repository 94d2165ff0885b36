/** What a restore does to the files that are there, and to whoever reads the database meanwhile. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDatabase } from '../../tests/support/databases/running-postgres'
import { databases, silentLog } from '../../tests/support/databases/test-databases'
import { openStore } from '../store/open-store'
import { things, users } from '../store/schema/schema'
import { checkBackup } from './backup-folder'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'
import { swapData } from './swap-data'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'restore-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function fill(...path: string[]): string {
  const file = join(directory, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, path.join('/'))
  return file
}
const read = (...path: string[]) => readFileSync(join(directory, ...path), 'utf8')
const place = () => ({ dataDirectory: join(directory, 'data'), databaseUrl: undefined })

describe('a backup', () => {
  it('holds what links lead to, and neither locks nor what restores put aside', async () => {
    fill('data', 'library', 'index.json')
    fill('data', 'before-restore-x', 'library', 'index.json')
    fill('data', 'members.lock')
    fill('elsewhere', 'help.de.md')
    symlinkSync(join(directory, 'elsewhere'), join(directory, 'data', 'pages'))
    symlinkSync(join(directory, 'data'), join(directory, 'elsewhere', 'round'))
    await makeBackup(place(), join(directory, 'backup'), silentLog)
    const { files } = await checkBackup(join(directory, 'backup'))
    expect(Object.keys(files).filter((path) => !path.includes('round'))).toEqual([
      'members.jsonl.gz',
      'data/library/index.json',
      'data/pages/help.de.md',
    ])
    expect(read('backup', 'data', 'pages', 'help.de.md')).toBe('elsewhere/help.de.md')
  })

  it('in the data directory is refused: the next one would hold it, a restore move it', async () => {
    fill('data', 'library', 'index.json')
    symlinkSync(join(directory, 'data'), join(directory, 'same'))
    for (const folder of [join('data', 'backup'), join('same', 'deep', 'backup')])
      await expect(makeBackup(place(), join(directory, folder), silentLog)).rejects.toThrow('outside of it')
    expect(readdirSync(join(directory, 'data'))).toEqual(['library'])
  })

  it('that fails leaves its folder empty, so that it can be made again', async () => {
    fill('data', 'members', 'PG_VERSION')
    const folder = join(directory, 'backup')
    await expect(makeBackup(place(), folder, silentLog)).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is not made of half a restore', async () => {
    mkdirSync(join(directory, 'data', 'restoring'), { recursive: true })
    await expect(makeBackup(place(), join(directory, 'backup'), silentLog)).rejects.toThrow('broken off')
  })
})

describe('a restore', () => {
  it('that cannot move something puts back what it moved', async () => {
    fill('data', 'library', 'old')
    fill('data', 'assets', 'kept')
    fill('data', 'restoring', 'data', 'library', 'new')
    fill('data', 'restoring', 'data', 'assets', 'in the way')
    const aside = join(directory, 'data', 'aside')
    await expect(swapData(join(directory, 'data'), aside, true)).rejects.toThrow('Nothing was changed')
    expect(readdirSync(join(directory, 'data')).toSorted()).toEqual(['assets', 'library', 'restoring'])
    expect(read('data', 'library', 'old')).toBe('data/library/old')
    expect(existsSync(join(directory, 'data', 'restoring', 'data', 'library', 'new'))).toBe(true)
  })

  it('that fails keeps a directory shut that an earlier one left half done', async () => {
    fill('data', 'library', 'index.json')
    const folder = join(directory, 'backup')
    await makeBackup(place(), folder, silentLog)
    mkdirSync(join(directory, 'data', 'restoring'))
    // What cannot be read as rows is noticed late.
    const contents = JSON.parse(read('backup', 'backup.json'))
    contents.files['members.jsonl.gz'] = contents.files['data/library/index.json']
    writeFileSync(join(folder, 'members.jsonl.gz'), read('backup', 'data', 'library', 'index.json'))
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(contents))
    await expect(restoreBackup(place(), folder, { isReplacing: false, log: silentLog })).rejects.toThrow()
    expect(readdirSync(join(directory, 'data')).toSorted()).toEqual(['library', 'restoring'])
  })
})

describe.runIf(databases.length > 1)('a restore over PostgreSQL', () => {
  it('holds up no reader, who sees one moment, and keeps what was there as a backup', async () => {
    const cluster = { dataDirectory: join(directory, 'data'), databaseUrl: await newDatabase() }
    fill('data', 'secrets', 'key')
    const store = await openStore(cluster, silentLog)
    const person = { passwordHash: 'x', createdAt: 1 }
    await store.db.insert(users).values({ ...person, email: 'a@example.org' })
    const folder = join(directory, 'backup')
    await makeBackup(cluster, folder, silentLog)
    const [late] = await store.db
      .insert(users)
      .values({ ...person, email: 'b@example.org' })
      .returning()
    const thing = { key: 'opt:promo', kind: 'opt', rev: 1, deleted: false, data: 'b', device: '', instant: 1 }
    await store.db.insert(things).values({ ...thing, userId: late?.id ?? 0 })
    await expect(restoreBackup(cluster, folder, { isReplacing: false, log: silentLog })).rejects.toThrow(
      '--replace',
    )
    expect(readdirSync(cluster.dataDirectory)).toEqual(['secrets'])

    const replace = async (from: string) =>
      await restoreBackup(cluster, from, { isReplacing: true, log: silentLog })
    const { aside } = await store.transaction(async (tx) => {
      const counts = async () => [await tx.$count(users), await tx.$count(things)]
      expect(await tx.$count(users)).toBe(2)
      const restored = await replace(folder)
      expect(await counts()).toEqual([2, 1])
      return restored
    }, 'reads')
    expect([await store.db.$count(users), await store.db.$count(things)]).toEqual([1, 0])
    // The way back is another restore.
    await replace(aside)
    expect([await store.db.$count(users), await store.db.$count(things)]).toEqual([2, 1])
    expect(read('data', 'secrets', 'key')).toBe('data/secrets/key')
    await store.close()
  })
})
