/** Contents by the command of the library: told from editions, refused without a licence, found again, updated, removed. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLibrary } from '../../../server/library/library'
import { runCommand } from './run-command'

let directory = ''
let file = ''

const dictionary = (
  entries: readonly [head: string, text: string][],
) => `<?xml version="1.0" encoding="utf-8"?>
<dictionary type="x-dictionary"><INFORMATION><title>Kleines Lexikon</title><language>DE</language></INFORMATION>
${entries.map(([head, text]) => `<item id="${head}"><description>${text}</description></item>`).join('\n')}
</dictionary>`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pack-command-'))
  file = join(directory, 'lexikon.xml')
  await writeFile(
    file,
    dictionary([
      ['Arche', 'Das Schiff Noahs.'],
      ['Bethel', 'Haus Gottes, 1. Mose 28,19.'],
    ]),
  )
})
afterAll(async () => await rm(directory, { recursive: true, force: true }))

const library = async (...args: string[]) => await runCommand(join(directory, 'data'), args)

const summaries = () =>
  openLibrary(join(directory, 'data', 'library'), { onDamage: () => undefined })
    .view()
    .packs.all.map(({ summary }) => summary)

it('refuses contents without a licence and changes nothing', async () => {
  const { code, output } = await library('add', file)
  expect(code).toBe(1)
  expect(output).toContain('licence')
  expect(summaries()).toEqual([])
})

it('takes a dictionary in, tells what it found, and lists it', async () => {
  const { code, output } = await library(
    'add',
    file,
    '--abbreviation',
    'LEX',
    '--licence',
    'CC0-1.0',
    '--locale',
    'de',
  )
  expect([code, output]).toEqual([0, expect.stringContaining('2 of 2 items')])
  expect(summaries()).toMatchObject([
    { abbr: 'LEX', kind: 'dictionary', locale: 'de', counts: { items: 2, refs: 1 } },
  ])
  expect((await library('list')).output).toMatch(/LEX\s+Kleines Lexikon\s+de\s+dictionary\s+2/)
})

it('puts it in the place of its earlier form, with the decisions of then and the numbers of its articles', async () => {
  const [before] = summaries()
  await writeFile(
    file,
    dictionary([
      ['Altar', 'Ein Tisch.'],
      ['Bethel', 'Haus Gottes.'],
    ]),
  )
  const { code, output } = await library('add', file, '--abbreviation', 'LEX')
  expect([code, output]).toEqual([0, expect.stringContaining('in the place of the LEX')])
  const library_ = openLibrary(join(directory, 'data', 'library'), { onDamage: () => undefined })
  const pack = library_.view().packs.find('LEX')
  expect(pack?.summary).toMatchObject({ licence: 'CC0-1.0', locale: 'de', number: before?.number })
  const heads = await pack?.heads()
  expect(heads).toEqual([
    { id: 3, head: 'Altar' },
    { id: 2, head: 'Bethel' },
  ])
})

it.each([
  ['an unknown kind', ['add', 'x', '--kind', 'novel'], '--kind novel'],
  ['a file that is neither', ['add', join('public', 'boot.js'), '--licence', 'x'], 'format'],
])('refuses %s', async (_, args, words) => {
  const { code, output } = await library(...args)
  expect(code).toBeGreaterThan(0)
  expect(output).toContain(words)
  expect(summaries()).toHaveLength(1)
})

it('refuses the abbreviation of an edition', async () => {
  expect((await library('add', join('server', 'starter', 'SES'), '--no-train')).code).toBe(0)
  const { code, output } = await library('add', file, '--abbreviation', 'ses', '--licence', 'x')
  expect([code, output]).toEqual([1, expect.stringContaining('taken')])
})

it('removes it', async () => {
  expect((await library('remove', 'lex')).code).toBe(0)
  expect(summaries()).toEqual([])
})

it('a second add without an abbreviation replaces, and keeps number and licence', async () => {
  const other = join(directory, 'eigene.xml')
  await writeFile(other, dictionary([['Eins', 'Das erste.']]).replace('Kleines Lexikon', 'Eigenes Lexikon'))
  expect((await library('add', other, '--licence', 'CC0-1.0')).code).toBe(0)
  const before = summaries().find(({ abbr }) => abbr === 'EIGENE')
  await writeFile(other, dictionary([['Zwei', 'Das zweite.']]).replace('Kleines Lexikon', 'Eigenes Lexikon'))
  const { code, output } = await library('add', other)
  expect([code, output]).toEqual([0, expect.stringContaining('in the place of the EIGENE')])
  const after = summaries().filter(({ abbr }) => abbr === 'EIGENE')
  expect(after).toMatchObject([{ number: before?.number, licence: 'CC0-1.0', counts: { items: 1 } }])
  const stranger = join(directory, 'fremd', 'eigene.xml')
  await mkdir(join(directory, 'fremd'))
  await writeFile(stranger, dictionary([['Drei', 'Fremd.']]))
  expect((await library('add', stranger, '--licence', 'CC0-1.0')).code).toBe(1)
})

it('an archive of two works gives two packs', async () => {
  const both = join(directory, 'beide.zip')
  const bytes = zipSync({
    'gross.xml': strToU8(dictionary([['A', 'Eins.']]).replace('Kleines', 'Grosses')),
    'neu.xml': strToU8(dictionary([['B', 'Zwei.']]).replace('Kleines', 'Neues')),
  })
  await writeFile(both, bytes)
  expect((await library('add', both, '--licence', 'CC0-1.0', '--abbreviation', 'ZWEI')).output).toContain(
    '2 works',
  )
  expect((await library('add', both, '--licence', 'CC0-1.0')).code).toBe(0)
  expect(summaries().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Grosses Lexikon', 'Neues Lexikon']),
  )
})

it('an archive of an edition and a dictionary gives both', async () => {
  const usfm =
    '\\id RUT\n\\h Ruth\n\\c 1\n\\p\n\\v 1 Zur Zeit der Richter kam eine Hungersnot.\n\\v 2 Der Mann hiess Elimelech.'
  const both = join(directory, 'bibel.zip')
  const beside = dictionary([['A', 'Eins.']]).replace('Kleines', 'Beigelegtes')
  await writeFile(both, zipSync({ 'ruth.usfm': strToU8(usfm), 'lex.xml': strToU8(beside) }))
  const { code, output } = await library(
    'add',
    both,
    '--abbreviation',
    'RUTH',
    '--licence',
    'CC0-1.0',
    '--locale',
    'de',
  )
  expect([code, output]).toEqual([0, expect.stringContaining('Beigelegtes Lexikon')])
  expect(output).toContain('RUTH')
  expect(summaries().map(({ name }) => name)).toContain('Beigelegtes Lexikon')
})
