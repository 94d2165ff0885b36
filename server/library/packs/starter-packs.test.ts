import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { putPack } from '../../../tests/contract/put-pack'
import { smallEdition, smallReport } from '../../../tests/contract/small-edition'
import { smallDictionary } from '../../../tests/support/packs/small-pack'
import { projectDirectory } from '../../process/project-directory'
import { openLibrary } from '../library'
import { addEdition } from '../writing/change-library'
import { removePack } from './change-packs'
import { importStarterPacks } from './starter-packs'

let directory = ''
let starters = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'starter-packs-'))
  starters = join(directory, 'starter-packs')
  const from = join(projectDirectory(), 'server', 'starter-packs', 'BILDER')
  await cp(from, join(starters, 'BILDER'), { recursive: true })
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

const library = () => join(directory, 'library')

async function importAll() {
  const imported: string[] = []
  const failed: string[] = []
  await importStarterPacks(library(), starters, {
    onImported: (name) => imported.push(name),
    onFailed: (name, message) => failed.push(`${name}: ${message}`),
    quality: 4,
  })
  return { imported, failed }
}

async function look() {
  const opened = openLibrary(library(), { onDamage: (file) => expect(file).toBe('whole') })
  const found = opened.view().packs.all.map(({ summary }) => summary)
  await opened.close()
  return found
}

it('imports a pack once, and again when its files change, under the same number', async () => {
  expect(await importAll()).toEqual({ imported: ['BILDER'], failed: [] })
  const [before] = await look()
  expect(before).toMatchObject({ abbr: 'BILDER', kind: 'graphics', locale: 'de', licence: 'CC0-1.0' })
  expect(before?.counts).toMatchObject({ items: 8, media: 8 })
  expect(await importAll()).toEqual({ imported: [], failed: [] })
  const path = join(starters, 'BILDER', 'pack.json')
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), name: 'Andere' }))
  expect(await importAll()).toEqual({ imported: ['BILDER'], failed: [] })
  const [after] = await look()
  expect([after?.name, after?.number]).toEqual(['Andere', before?.number])
})

it('counts the places of a German pack as German editions do', async () => {
  await importAll()
  expect((await look())[0]?.numbering).toBe('org')
})

it('does not bring back what an operator removed', async () => {
  await importAll()
  expect(await removePack(library(), 'bilder')).toBe(true)
  expect(await importAll()).toEqual({ imported: [], failed: [] })
  expect(await look()).toEqual([])
})

it("leaves an operator's own pack under the same abbreviation alone", async () => {
  await putPack(library(), { ...smallDictionary, abbr: 'BILDER' })
  expect(await importAll()).toEqual({ imported: [], failed: [] })
  expect((await look())[0]?.kind).toBe('dictionary')
})

it("leaves an operator's own edition under the same abbreviation alone", async () => {
  const edition = { ...smallEdition(), abbreviation: 'BILDER' }
  await addEdition(library(), async () => ({ edition, report: smallReport(edition) }), { quality: 4 })
  expect(await importAll()).toEqual({ imported: [], failed: [] })
  expect(await look()).toEqual([])
})

it('reports a bad folder and imports the others', async () => {
  await mkdir(join(starters, 'BAD'))
  await writeFile(join(starters, 'BAD', 'pack.json'), '{"name":"nothing"}')
  const { imported, failed } = await importAll()
  expect(imported).toEqual(['BILDER'])
  expect(failed).toHaveLength(1)
  expect(failed[0]).toMatch(/^BAD: /)
})
