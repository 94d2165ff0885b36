import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openLibrary } from '../../../server/library/library'
import { isRevisionDirectory } from '../../../server/library/library-index'
import { isLong } from '../../support/long-series'
import { smallEdition } from '../small-edition'
import { put } from '../test-server'

let library = ''
beforeEach(async () => {
  library = await mkdtemp(join(tmpdir(), 'killed-'))
})
afterEach(async () => await rm(library, { recursive: true, force: true }))

function start(name: string): ChildProcess {
  const program = fileURLToPath(new URL('./add-edition.ts', import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', program, library, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function ended(child: ChildProcess): Promise<number | null> {
  return await new Promise((resolve) => child.once('close', resolve))
}

async function directories(): Promise<string[]> {
  return (await readdir(library)).filter(isRevisionDirectory)
}

/** Opens the library anew and reads a chapter, the names of all editions, and what is damaged. */
async function look() {
  const damaged: string[] = []
  const opened = openLibrary(library, { onDamage: (file) => damaged.push(file) })
  const names = opened.view().editions.map(({ summary }) => summary.name)
  const chapter = await (await opened.view().find('TST')?.pack())?.read(1_001_000, 'br')
  await opened.close()
  return { names, hasChapter: chapter !== undefined, damaged }
}

it.runIf(isLong)(
  'a change killed while it compresses leaves the old edition, and the next change succeeds',
  async () => {
    await put(library, smallEdition())
    const child = start('killed')
    child.stdout?.once('data', () => child.kill('SIGKILL'))
    await ended(child)
    expect(await look()).toEqual({ names: ['Testausgabe'], hasChapter: true, damaged: [] })
    expect(await ended(start('after'))).toBe(0)
    expect(await look()).toEqual({ names: ['after'], hasChapter: true, damaged: [] })
  },
)

it('a change killed while it writes leaves the old edition, and its leftovers go with the next change', async () => {
  await put(library, smallEdition())
  const child = start('killed')
  const end = ended(child)
  while ((await directories()).length < 2 && child.exitCode === null) await wait(1)
  child.kill('SIGKILL')
  await end
  const { names, hasChapter, damaged } = await look()
  // The kill may come just after the instant of the change; then the new edition is there as a whole.
  expect(['Testausgabe', 'killed']).toContain(names[0])
  expect([names.length, hasChapter, damaged]).toEqual([1, true, []])
  expect(await ended(start('after'))).toBe(0)
  expect((await look()).names).toEqual(['after'])
  expect(await directories()).toHaveLength(names[0] === 'killed' ? 3 : 2)
})

it('two changes at once wait for each other', async () => {
  const codes = await Promise.all([ended(start('NEW-1')), ended(start('NEW-2'))])
  expect(codes).toEqual([0, 0])
  expect((await look()).names.sort()).toEqual(['NEW-1', 'NEW-2'])
})
