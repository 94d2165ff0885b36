/** Commands that are killed, as processes of their own: a backup leaves nothing that restore takes, a restore is run again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MemberClient, register, request } from '../../tests/kills/member-client'
import { newDatabase } from '../../tests/support/databases/running-postgres'
import { oneDatabase } from '../../tests/support/databases/test-databases'
import { isLong } from '../../tests/support/long-series'
import { type AppServer, startAppServer } from '../../tests/support/servers/app-server'
import { projectDirectory } from '../process/project-directory'
import { checkBackup } from './backup-folder'

const kills = 20

describe.runIf(isLong).each(oneDatabase)('over $name', ({ name }) => {
  let directory = ''
  let server: AppServer
  let settings: Record<string, string> = {}
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'interrupted-'))
    const members: Record<string, string> = name === 'PostgreSQL' ? { DATABASE_URL: await newDatabase() } : {}
    server = await startAppServer(members)
    settings = { DATA_DIR: server.dataDirectory, ...members }
  })
  afterAll(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })

  const begin = (command: 'backup' | 'restore', folder: string) => {
    const replacing = command === 'restore' && name === 'PostgreSQL' ? ['--replace'] : []
    const program = join(projectDirectory(), 'scripts', `${command}.mjs`)
    return spawn(process.execPath, [program, folder, ...replacing], { env: { ...process.env, ...settings } })
  }
  const end = async (child: ChildProcess) =>
    await new Promise<number | null>((resolve) => child.once('close', resolve))
  /** Kills a command after a while of its usual length. */
  const interrupt = async (child: ChildProcess, lengthMs: number) => {
    const ended = end(child)
    await Promise.race([wait(Math.random() * lengthMs), ended])
    child.kill('SIGKILL')
    return await ended
  }
  const lengthOf = async (command: 'backup' | 'restore', folder: string) => {
    const began = performance.now()
    const child = begin(command, folder)
    let output = ''
    child.stderr.on('data', (part) => (output += String(part)))
    expect([await end(child), output]).toMatchObject([0, expect.any(String)])
    return performance.now() - began
  }

  it(`backups that are killed (${kills}) are whole or none, restores that are killed are run again`, async () => {
    const member = await register(server.origin, 'a@example.org')
    const client = new MemberClient(server.origin, member)
    for (let n = 0; n < 20; n += 1)
      await client.write('putLike', { params: { key: `verse:v:eng:${1_001_001 + n}` } })
    const rows = async () => await new MemberClient(server.origin, member).pullAll()
    const saved = await rows()
    const whole = join(directory, 'whole')
    const backupMs = await lengthOf('backup', whole)
    for (let kill = 1; kill <= kills; kill += 1) {
      const folder = join(directory, `killed-${kill}`)
      const code = await interrupt(begin('backup', folder), backupMs)
      const isWhole = existsSync(join(folder, 'backup.json'))
      // The last that it does: one that is killed behind it is whole.
      if (code === 0 || isWhole)
        expect((await checkBackup(folder)).members).toMatchObject({ things: saved.size })
      else await expect(checkBackup(folder)).rejects.toThrow('no backup')
    }
    await client.write('putLike', { params: { key: 'verse:v:eng:1002001' } })
    const written = await rows()

    let restoreMs = backupMs
    let restored = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      await server.stop('SIGTERM')
      if ((await interrupt(begin('restore', whole), restoreMs)) === 0) restored += 1
      // Either all of it or, where it says that it is half, a restore makes it whole.
      if (existsSync(join(server.dataDirectory, 'restoring')) || kill === kills)
        restoreMs = await lengthOf('restore', whole)
      await server.start()
      expect([saved, written]).toContainEqual(await rows())
      expect(
        (await request(server.origin, 'pull', { headers: { authorization: `Bearer ${member.token}` } }))
          .status,
      ).toBe(200)
    }
    expect(await rows()).toEqual(saved)
    // Nothing of what was there has been thrown away.
    const aside = readdirSync(server.dataDirectory).filter((entry) => entry.startsWith('before-restore-'))
    expect(aside.length).toBeGreaterThan(restored)
  }, 1_800_000)
})
