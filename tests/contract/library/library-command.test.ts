import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectDirectory } from '../../../server/process/project-directory'
import { isLong } from '../../support/long-series'

const project = projectDirectory()
const starter = join(project, 'server', 'starter', 'SES')
let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'command-'))
})
afterAll(async () => await rm(directory, { recursive: true, force: true }))

async function library(...args: string[]): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [join(project, 'scripts', 'library.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: directory },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (errors += part))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output, errors }
}

it('adds, lists, updates and removes an edition from files', async () => {
  const added = await library(
    'add',
    starter,
    '--abbreviation',
    'MIO',
    '--name',
    'Mi Biblia',
    '--locale',
    'es',
    '--json',
  )
  expect([added.code, added.errors]).toEqual([0, ''])
  const report = JSON.parse(added.output)
  expect(report).toMatchObject({
    abbreviation: 'MIO',
    name: 'Mi Biblia',
    locale: 'es',
    format: 'usfm',
    books: 3,
  })

  const listed = JSON.parse((await library('list', '--json')).output)
  expect(listed).toHaveLength(1)
  expect(Object.keys(listed[0])).toEqual([
    'abbr',
    'name',
    'locale',
    'numbering',
    'books',
    'chapters',
    'verses',
    'licence',
    'bytes',
  ])
  expect(listed[0]).toMatchObject({ abbr: 'MIO', verses: report.verses, chapters: report.chapters })

  const again = await library('add', starter, '--abbreviation', 'MIO')
  expect([again.code, again.output]).toEqual([
    0,
    expect.stringContaining('in the place of the MIO that was here'),
  ])
  expect(JSON.parse((await library('list', '--json')).output)).toMatchObject([
    { abbr: 'MIO', name: 'Mi Biblia' },
  ])

  const updated = await library('update', 'mio', starter, '--licence', 'CC0-1.0')
  expect(updated.code).toBe(0)
  expect(JSON.parse((await library('list', '--json')).output)[0]).toMatchObject({
    abbr: 'MIO',
    name: 'Mi Biblia',
    licence: 'CC0-1.0',
  })

  expect((await library('remove', 'MIO')).code).toBe(0)
  expect((await library('list')).output).toBe('The library is empty.\n')
})

it.runIf(isLong)('adds several in one command, and says which of them failed', async () => {
  const missing = join(directory, 'missing.zip')
  const english = join(project, 'server', 'starter', 'SEN')
  const { code, output, errors } = await library('add', starter, missing, english)
  expect([code, errors]).toEqual([1, expect.stringContaining(`${missing}: `)])
  expect(output.match(/kB to download/g)).toHaveLength(2)
  const listed: { abbr: string }[] = JSON.parse((await library('list', '--json')).output)
  expect(listed).toHaveLength(2)
  const due = await library('train', '--due')
  expect([due.code, due.output]).toEqual([0, expect.stringContaining('Packed smaller: ')])
  expect((await library('train', '--due')).output).toBe('Nothing is due.\n')
  for (const { abbr } of listed) expect((await library('remove', abbr)).code).toBe(0)
})

it('says what is wrong, in which file, and ends with a code', async () => {
  const broken = join(directory, 'broken.xml')
  await writeFile(
    broken,
    '<?xml version="1.0"?>\n<XMLBIBLE>\n<BIBLEBOOK bnumber="1">\n<CHAPTER cnumber="1"><VERS vnumber="1">In</CHAPTER>\n',
  )
  const damaged = await library('add', broken)
  expect([damaged.code, damaged.output]).toEqual([1, ''])
  expect(damaged.errors).toMatch(/^broken\.xml:4: /)
  expect(await library('add', join(directory, 'nothing.zip'))).toMatchObject({ code: 1, output: '' })
  expect(await library('remove', 'NONE')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no such translation'),
  })
  expect(await library('add', 'http://127.0.0.1/web.zip')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('only plain https'),
  })
  expect(await library('burn')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('There is no command burn'),
  })
})

// What it learns is tested beside its code; the command itself takes as long as all others together.
it.runIf(isLong)('learns meanings from two translations, and says what is missing with one', async () => {
  for (const name of ['SDE', 'SEN']) {
    if (name === 'SEN') {
      expect(await library('train')).toMatchObject({
        code: 1,
        output: '',
        errors: expect.stringContaining('the library has 1'),
      })
    }
    const locale = name.slice(1).toLowerCase()
    const folder = join(project, 'server', 'starter', name)
    expect((await library('add', folder, '--abbreviation', name, '--locale', locale)).code).toBe(0)
  }
  const learnt = await library('train', '--json')
  expect([learnt.code, learnt.errors]).toEqual([0, ''])
  const { languages, editions } = JSON.parse(learnt.output)
  expect(languages.map(({ language }: { language: string }) => language)).toEqual(['de', 'en'])
  expect(editions.map(({ abbreviation }: { abbreviation: string }) => abbreviation)).toEqual(['SDE', 'SEN'])
})

it('shows the catalogue: where freely licensed editions are, and under which licence', async () => {
  const entries = JSON.parse((await library('catalogue', '--json')).output)
  expect(entries.length).toBeGreaterThanOrEqual(12)
  for (const { abbreviation, licence, page, file } of entries) {
    expect(abbreviation).toMatch(/^[A-Z0-9-]{2,12}$/)
    expect(licence).not.toBe('')
    expect([page, file].map((address) => new URL(address).protocol)).toEqual(['https:', 'https:'])
  }
})
