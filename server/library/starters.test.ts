import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallEdition, smallReport } from '../../tests/contract/small-edition'
import { projectDirectory } from '../process/project-directory'
import { openLibrary } from './library'
import { importStarters } from './starters'
import { addEdition, removeEdition } from './writing/change-library'

let directory = ''
let starters = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'starters-'))
  starters = join(directory, 'starter')
  await cp(join(projectDirectory(), 'server', 'starter', 'SES'), join(starters, 'SES'), { recursive: true })
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

const library = () => join(directory, 'library')

async function importAll() {
  const imported: string[] = []
  const failed: string[] = []
  const onFailed = (name: string, message: string) => failed.push(`${name}: ${message}`)
  await importStarters(library(), starters, {
    onImported: (name) => imported.push(name),
    onFailed,
    quality: 4,
  })
  return { imported, failed }
}

async function look() {
  const opened = openLibrary(library(), { onDamage: (file) => expect(file).toBe('whole') })
  const found = opened.view().editions.map(({ summary }) => summary)
  await opened.close()
  return found
}

it('imports a starter edition once, and again when its files change', async () => {
  expect(await importAll()).toEqual({ imported: ['SES'], failed: [] })
  const [before] = await look()
  expect(before).toMatchObject({ abbreviation: 'SES', locale: 'es', licence: 'CC0-1.0' })
  expect(before?.verses).toBeGreaterThan(20)
  expect(await importAll()).toEqual({ imported: [], failed: [] })
  const path = join(starters, 'SES', 'edition.json')
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), name: 'Otro nombre' }))
  expect(await importAll()).toEqual({ imported: ['SES'], failed: [] })
  const [after] = await look()
  expect([after?.name, after?.id]).toEqual(['Otro nombre', before?.id])
})

it('does not bring back what an operator removed', async () => {
  await importAll()
  await removeEdition(library(), 'SES')
  expect(await importAll()).toEqual({ imported: [], failed: [] })
  expect(await look()).toEqual([])
})

it("leaves an operator's own edition under the same abbreviation alone", async () => {
  const edition = { ...smallEdition(), abbreviation: 'SES' }
  await addEdition(library(), async () => ({ edition, report: smallReport(edition) }), { quality: 4 })
  expect(await importAll()).toEqual({ imported: [], failed: [] })
  expect((await look())[0]?.name).toBe('Testausgabe')
})

it('reports a bad folder and imports the others', async () => {
  await mkdir(join(starters, 'BAD'))
  await writeFile(join(starters, 'BAD', 'edition.json'), '{"name":"nothing"}')
  const { imported, failed } = await importAll()
  expect(imported).toEqual(['SES'])
  expect(failed).toHaveLength(1)
  expect(failed[0]).toMatch(/^BAD: /)
})
