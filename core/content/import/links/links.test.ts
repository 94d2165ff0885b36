import { describe, expect, it } from 'vitest'
import { importSmall } from '../../../../tests/support/content/import-small'
import * as limits from '../../../limits'
import { unpackReferences } from '../../model/references'
import { isContent } from '../is-content'
import { createLinkTable } from './link-table'

type Imported = Awaited<ReturnType<typeof importSmall>>

/** The links of a book by verse: `3.16: 45005008 62004009-62004010`. */
function linksOf({ segments }: Imported, book: number, ...chapters: readonly number[]): string[] {
  const found = segments.find(({ segment }) => segment.scope === String(book))
  const text = new TextDecoder().decode(found?.bytes)
  return chapters.flatMap((chapter) =>
    unpackReferences(text, chapter).map(({ verse, ranges }) => {
      const places = ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`))
      return `${chapter}.${verse}: ${places.join(' ')}`
    }),
  )
}

const importTable = async (rows: readonly string[], name = 'anything.dat') =>
  await importSmall({ [name]: rows.join('\n') })
const reported = ({ report }: Imported, kind: string) =>
  report.entries.filter((entry) => entry.kind === kind).map(({ line, details }) => [line, details])

describe('a table of cross references', () => {
  it('is a pack, the strongest links of a verse first', async () => {
    const found = await importTable([
      'From Verse\tTo Verse\tVotes\t#www.openbible.info CC-BY 2018-01-22',
      'John.3.16\t1John.4.9-1John.4.10\t40',
      'John.3.16\tRom.5.8\t55',
      'John.3.17\tLuke.9.56\t12',
      'Gen.1.1\tJohn.1.1\t7',
    ])
    expect(found.manifest).toMatchObject({
      kind: 'references',
      abbr: 'OPENBIBLE',
      name: 'openbible.info',
      licence: 'CC0',
      attribution: 'openbible.info, 2018-01-22',
      sourceUrl: 'https://www.openbible.info',
      numbering: 'eng',
      counts: { items: 3, refs: 4 },
    })
    expect(found.segments.map(({ segment: { role, scope } }) => [role, scope])).toEqual([
      ['references', '1'],
      ['references', '43'],
    ])
    expect(linksOf(found, 43, 3)).toEqual(['3.16: 45005008 62004009-62004010', '3.17: 42009056'])
    expect(linksOf(found, 43, 1, 4)).toEqual([])
  })

  it('names its licence where nobody says another', async () => {
    const rows = 'From\tTo\tVotes\t#www.openbible.info CC-BY 2018-01-22\nGen.1.1\tJohn.1.1\t7'
    const found = await importSmall({ 'a.txt': rows }, { licence: ' ' })
    expect(found.manifest.licence).toBe('CC-BY')
  })

  it.each([
    ['without a first row of names', 'John.3.16\tRom.5.8\t55\nJohn.3.17\tRom.5.9\t1'],
    ['without votes', 'John.3.16\tRom.5.8\r\nJohn.3.17\tRom.5.9\r\n'],
    ['of a single row', 'John.3.16\tRom.5.8\nJohn.3.17\tRom.5.9'],
    ['with commas and quotes', 'from,to,votes\n"John.3.16","Rom.5.8","55"\n"John.3.17","Rom.5.9",""\n'],
    ['in the notation of USFM', 'JHN 3:16\tROM 5:8\t2\nJHN 3:17\tROM 5:9\t1'],
  ])('is told by its rows: %s', async (_, text) => {
    expect(isContent({ name: 'x', bytes: new TextEncoder().encode(text) })).toBe(true)
    const found = await importTable([text])
    expect(linksOf(found, 43, 3)).toEqual(['3.16: 45005008', '3.17: 45005009'])
  })

  it('that only looks like one is none', async () => {
    const verses = ['Gen.1.1\tIn the beginning', 'Gen.1.2\tAnd the earth'].join('\n')
    await expect(importTable([verses])).rejects.toMatchObject({ code: 'file-format' })
  })

  it('keeps what exists, once, and tells what it leaves out', async () => {
    const found = await importTable([
      'John.3.16\tRom.5.8\t3',
      'John.3.16\tRom.5.8\t9',
      'John.3.16\tJohn.3.16\t5',
      'John.3.16\tRom.5.9\t-1',
      'John.3.16\tRom.5.10\t0',
      'John.3.16\tRom.99.1\t4',
      'John.3.99\tRom.5.8\t4',
      'John.3.16\tHezekiah.3.1\t4',
      'John.3\tRom.5.8\t4',
      'John.3.16\tRom.5.12-Rom.5.11\t8',
      'John.3.16\tRom.5.13\tmany',
      '',
      'a line of words',
    ])
    expect(linksOf(found, 43, 3)).toEqual(['3.16: 45005008 45005012 45005010 45005013'])
    expect(found.report.totals).toEqual({
      'reference-doubled': 1,
      'reference-self': 1,
      'reference-outvoted': 1,
      'reference-absent': 2,
      'reference-unread': 3,
      'reference-doubtful': 1,
    })
    expect(reported(found, 'reference-doubled')).toEqual([
      [1, { verse: 43_003_016, from: 45_005_008, to: 45_005_008 }],
    ])
    expect(reported(found, 'reference-outvoted')).toEqual([
      [4, { from: 'John.3.16', to: 'Rom.5.9', votes: -1 }],
    ])
    expect(found.report.refs).toMatchObject({ marked: 12, read: 5, linked: 4, doubtful: 1 })
  })

  it('leads there and back: verses that refer to each other are no defect', async () => {
    const found = await importTable(['John.3.16\tRom.5.8\t3', 'Rom.5.8\tJohn.3.16\t3'])
    expect([linksOf(found, 43, 3), linksOf(found, 45, 5)]).toEqual([['3.16: 45005008'], ['5.8: 43003016']])
    expect(found.report.totals).toEqual({})
  })

  it('counts as it is said to', async () => {
    const found = await importSmall({ 'a.txt': 'Ps.50.12\tPs.22.1\t1\n' }, { numbering: 'rsc' })
    expect(found.manifest.numbering).toBe('rsc')
    expect(linksOf(found, 19, 50)).toEqual(['50.12: 19022001'])
  })

  it('of which nothing is left is none', async () => {
    await expect(importTable(['John.3.16\tRom.5.8\t-3'])).rejects.toMatchObject({ code: 'file-empty' })
  })

  it('of more rows than anybody needs ends with a message', () => {
    const table = createLinkTable('huge.txt')
    const add = (row: number) =>
      table.add({ verse: 43_003_016, from: 45_005_008, to: 45_005_008, votes: 1, line: row })
    for (let row = 0; row < limits.importLinks; row += 1) add(row)
    expect(() => add(limits.importLinks)).toThrow(/huge\.txt has more than 2000000/)
  })
})

describe('OSIS with notes of cross references and nothing else', () => {
  const document = (body: string, header = '') =>
    `<?xml version="1.0"?><osis><osisText osisIDWork="Own">${header}${body}</osisText></osis>`
  const note = (attributes: string, ...targets: readonly string[]) =>
    `<note type="crossReference" ${attributes}>${targets.map((to) => `<reference osisRef="${to}">x</reference>`).join('; ')}</note>`
  const importOsis = async (text: string) => await importSmall({ 'notes.xml': text })

  it.each([
    ['that name their verse', note('osisRef="John.3.16"', 'Rom.5.8', '1John.4.9-1John.4.10')],
    ['with ids of their own', note('osisID="John.3.16!crossReference.a"', 'Rom.5.8', '1John.4.9-1John.4.10')],
    ['within verses', `<verse osisID="John.3.16">${note('n="a"', 'Rom.5.8 1John.4.9-1John.4.10')}</verse>`],
    [
      'between the milestones of verses',
      `<verse sID="x" osisID="John.3.16"/>${note('', 'Rom.5.8', '1John.4.9-1John.4.10')}<verse eID="x"/>`,
    ],
  ])('%s', async (_, body) => {
    const found = await importOsis(document(`<div type="book" osisID="John">${body}</div>`))
    expect(found.manifest.kind).toBe('references')
    expect(linksOf(found, 43, 3)).toEqual(['3.16: 45005008 62004009-62004010'])
  })

  it('is no edition, though it has all verses of a book', () => {
    const verses = Array.from(
      { length: 25 },
      (_, index) => `<verse osisID="Jude.1.${index + 1}">${note('', 'Rom.5.8')}</verse>`,
    )
    const isOne = (body: string) => isContent({ name: 'x', bytes: new TextEncoder().encode(document(body)) })
    expect(isOne(verses.join(''))).toBe(true)
    expect(isOne(verses.map((verse) => verse.replace('<note', 'Words of it.<note')).join(''))).toBe(false)
  })

  it('says its name and licence', async () => {
    const header =
      '<header><work osisWork="Own"><title>Our links</title><rights>CC BY 4.0</rights></work></header>'
    const body = `${note('osisRef="John.3.16"', 'Rom.5.8')}<title>Later</title>`
    const found = await importSmall(
      { 'notes.xml': document(body, header) },
      { kind: 'references', licence: '' },
    )
    expect(found.manifest).toMatchObject({ name: 'Our links', licence: 'CC BY 4.0' })
  })

  it('of an edition is read where somebody says so', async () => {
    const body = `<verse osisID="John.3.16">For God so loved the world${note('', 'Rom.5.8')}</verse>`
    const found = await importSmall({ 'edition.xml': document(body) }, { kind: 'references' })
    expect(linksOf(found, 43, 3)).toEqual(['3.16: 45005008'])
  })
})
