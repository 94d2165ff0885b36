import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockFile } from './file-lock'

const impatient = { patienceMs: 0, staleAfterMs: 30_000 }

let directory = ''
let path = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'))
  path = join(directory, 'members.lock')
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

it('refuses a second holder and is free after the first', async () => {
  const lock = await lockFile(path, impatient)
  await expect(lockFile(path, impatient)).rejects.toMatchObject({ code: 'library-locked' })
  await lock.free()
  await (await lockFile(path, impatient)).free()
})

it('refuses while another process of this machine is alive, and passes over it when it is dead', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  await writeFile(path, `${child.pid} ${hostname()}`)
  await expect(lockFile(path, impatient)).rejects.toMatchObject({ code: 'library-locked' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await ended
  await (await lockFile(path, impatient)).free()
})

it('passes over a file with our own number: a former container had it too', async () => {
  await writeFile(path, `${process.pid} ${hostname()}`)
  await (await lockFile(path, impatient)).free()
})

it('believes another machine as long as it touches the file', async () => {
  await writeFile(path, '1 elsewhere')
  await expect(lockFile(path, impatient)).rejects.toMatchObject({ code: 'library-locked' })
  const minuteAgo = new Date(Date.now() - 60_000)
  await utimes(path, minuteAgo, minuteAgo)
  await (await lockFile(path, impatient)).free()
})

it('of many who find a dead lock one takes it', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.once('close', resolve))
  await writeFile(path, `${child.pid} ${hostname()}`)
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, async () => await lockFile(path, impatient)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readFile(path, 'utf8')).toMatch(new RegExp(`^${process.pid} ${hostname()}`))
})

it.runIf(process.platform === 'linux')(
  'passes over a program that has the number of a dead holder',
  async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
    await writeFile(path, `${child.pid} ${hostname()} another-boot:123`)
    await (await lockFile(path, impatient)).free()
    child.kill('SIGKILL')
  },
)

it('is noticed to be lost by whoever stood still and asks before writing', async () => {
  let lost = 0
  const clock = vi.spyOn(performance, 'now')
  const lock = await lockFile(path, { ...impatient, onLost: () => (lost += 1) })
  await lock.check()
  await writeFile(path, '1 another-machine')
  await lock.check()
  clock.mockReturnValue(performance.now() + 20_000)
  await expect(lock.check()).rejects.toMatchObject({ code: 'library-locked' })
  clock.mockRestore()
  await lock.free()
  expect([lost, await readFile(path, 'utf8')]).toEqual([1, '1 another-machine'])
})
