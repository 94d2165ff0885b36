import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../errors'
import type { ImportOptions } from './edition'
import { importEdition } from './import-edition'

const decode = (label: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function run(
  source: string | Uint8Array | Record<string, string | Uint8Array>,
  given: Partial<ImportOptions> = {},
) {
  const options = { fileName: 'test.xml', interfaceLocale: 'en', taken: new Set<string>(), ...given }
  const input =
    typeof source === 'string' || source instanceof Uint8Array
      ? { name: options.fileName, bytes: bytesOf(source) }
      : {
          name: options.fileName,
          files: Object.entries(source).map(([path, file]) => ({ path, bytes: bytesOf(file) })),
        }
  return importEdition(input, options, { decode })
}

function bytesOf(file: string | Uint8Array): Uint8Array {
  return typeof file === 'string' ? strToU8(file) : file
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, ...error.details }
    throw error
  }
  return undefined
}

const header =
  '<header><work osisWork="T"><title>Test 1900</title><rights>Public Domain</rights></work></header>'
const osis = (book: string, verses: string, lang = 'de') =>
  `<osis><osisText osisIDWork="T" xml:lang="${lang}">${header}<div type="book" osisID="${book}"><chapter osisID="${book}.1">${verses}</chapter></div></osisText></osis>`
const zefania = (books: string, information = '') =>
  `<XMLBIBLE biblename="Z"><INFORMATION>${information}</INFORMATION>${books}</XMLBIBLE>`
const bibleBook = (number: number, name: string, verse: string) =>
  `<BIBLEBOOK bnumber="${number}" bname="${name}"><CHAPTER cnumber="1"><VERS vnumber="1">${verse}</VERS></CHAPTER></BIBLEBOOK>`

describe('importing an edition', () => {
  it('gives the text, what is known of the edition and a report', async () => {
    const { edition, report } = await run(
      osis(
        'Ruth',
        '<verse osisID="Ruth.1.1">A<note>vgl. 1Mo 2,3</note> b</verse><verse osisID="Ruth.1.2 Ruth.1.3">C</verse>',
      ),
    )
    expect(edition).toEqual({
      abbreviation: 'TEST',
      name: 'Test 1900',
      locale: 'de',
      numbering: { base: 'org', corrections: [] },
      year: 1900,
      licence: 'Public Domain',
      attribution: '',
      books: [
        {
          number: 8,
          name: 'Rut',
          titles: [],
          introduction: [],
          chapters: [
            {
              canonical: 8_001_000,
              verses: [
                { verse: 1, content: 'A* b', footnotes: [{ position: 1, content: 'vgl. 1Mo 2,3' }] },
                { verse: 2, verse_end: 3, content: 'C' },
              ],
              blocks: [],
            },
          ],
        },
      ],
    })
    expect(report).toMatchObject({
      format: 'osis',
      books: 1,
      chapters: 1,
      verses: 3,
      perBook: [{ number: 8, chapters: 1, verses: 3 }],
    })
    expect(report.doubts.map((entry) => entry.kind)).toContain('numbering-assumed')
  })

  it('lets the person decide what the files say otherwise', async () => {
    const { edition } = await run(osis('Ruth', '<verse osisID="Ruth.1.1">A</verse>'), {
      abbreviation: 'Mine',
      name: 'My Bible',
      locale: 'fra',
      numbering: 'vul',
      licence: 'CC0',
      attribution: 'Me',
      year: 2020,
    })
    expect(edition).toMatchObject({
      abbreviation: 'Mine',
      name: 'My Bible',
      locale: 'fr',
      numbering: { base: 'vul' },
      licence: 'CC0',
      attribution: 'Me',
      year: 2020,
    })
    expect(edition.books[0]?.name).toBe('Ruth')
  })

  it('gives the next free abbreviation for a taken one and reports it', async () => {
    const { edition, report } = await run(osis('Ruth', '<verse osisID="Ruth.1.1">A</verse>'), {
      taken: new Set(['TEST']),
    })
    expect(edition.abbreviation).toBe('TEST-2')
    expect(report.repaired).toContainEqual({
      kind: 'abbreviation-taken',
      file: '',
      line: 0,
      count: 1,
      details: { wanted: 'TEST', given: 'TEST-2' },
    })
  })

  it('reads cross references in the language of the edition, by target or by words', async () => {
    const note = (inside: string) => `<note type="crossReference">${inside}</note>`
    const verses = `<verse osisID="Ruth.1.1">A${note('<reference osisRef="Heb.7.2">Hebr 7,2</reference>')}${note('1. Mose 2,3-4')}</verse>`
    const { edition } = await run(osis('Ruth', verses))
    expect(edition.books[0]?.chapters[0]?.verses[0]?.references).toEqual([
      { canonical: 58_007_002, content: 'Hebr 7,2', position: 1 },
      { canonical: 1_002_003, canonical_end: 1_002_004, content: '1. Mose 2,3-4', position: 1 },
    ])
  })

  it('keeps sound names of books and replaces damaged and foreign ones', async () => {
    const books = bibleBook(12, '2 K?nige', 'a') + bibleBook(18, 'Ijob', 'b') + bibleBook(30, 'Nahum', 'c')
    const { edition, report } = await run(zefania(books, '<language>GER</language>'))
    expect(edition.books.map((book) => book.name)).toEqual(['2. Könige', 'Ijob', 'Nahum'])
    expect(report.repaired.map((entry) => entry.details.found)).toEqual(['2 K?nige'])
    expect(report.doubts.filter(({ kind }) => kind === 'book-assumed')).toMatchObject([
      { details: { book: 34, number: '30', name: 'Nahum' } },
    ])
  })

  it('leaves a book without a number of ours out and says so', async () => {
    const { edition, report } = await run(
      zefania(bibleBook(1, 'Genesis', 'a') + bibleBook(76, 'Manasse', 'b')),
    )
    expect(edition.books).toHaveLength(1)
    expect(report.leftOut).toMatchObject([
      { kind: 'book-unknown', details: { book: '#76', name: 'Manasse' } },
    ])
  })

  it('reports last verses that the numbering has and the edition has not', async () => {
    const verses = Array.from(
      { length: 20 },
      (_, index) => `<verse osisID="Jude.1.${index + 1}">A</verse>`,
    ).join('')
    const { report } = await run(osis('Jude', verses))
    expect(
      report.doubts.filter((entry) => entry.kind === 'verse-absent').map((entry) => entry.details.verse),
    ).toEqual([21, 22, 23, 24, 25])
  })

  it('tells its progress from 0 to 1', async () => {
    const shares: number[] = []
    await run(zefania(bibleBook(1, 'Genesis', 'a') + bibleBook(2, 'Exodus', 'b')), {
      onProgress: (share) => shares.push(share),
    })
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  })
})

describe('several files', () => {
  it('makes one edition of one file per book and an index without text', async () => {
    const { edition, report } = await run({
      'z/index.xml':
        '<osis><osisText osisIDWork="T"><div type="book" osisID="Gen" title="Nahum"/></osisText></osis>',
      'z/b.xml': osis('Exod', '<verse osisID="Exod.1.1">B</verse>'),
      'z/a.xml': osis('Gen', '<verse osisID="Gen.1.1">A</verse>'),
      'z/readme.txt': 'Read me',
    })
    expect(edition.books.map((book) => book.number)).toEqual([1, 2])
    expect(report.leftOut).toEqual([
      { kind: 'file-skipped', file: 'z/readme.txt', line: 0, count: 1, details: { recognised: 'text' } },
    ])
  })

  it('makes one book of chapters in files of their own, in a format that mostly has whole books', async () => {
    const { edition, report } = await run({
      'a.xml': osis('Gen', '<verse osisID="Gen.1.1">A</verse>'),
      'b.xml': osis('Gen', '<verse osisID="Gen.2.1">B</verse>'),
      'c.xml': osis('Gen', '<verse osisID="Gen.2.1">B</verse>'),
    })
    const chapters = edition.books.flatMap((book) => book.chapters)
    expect(chapters.map(({ verses }) => verses.map(({ content }) => content))).toEqual([['A'], ['B']])
    expect(report.leftOut).toMatchObject([{ kind: 'book-duplicate', file: 'c.xml' }])
  })

  it('takes the first of two Bibles in an archive and names the other', async () => {
    const zip = zipSync({
      'a.xml': strToU8(zefania(bibleBook(1, 'Genesis', 'first') + bibleBook(2, 'Exodus', 'first'))),
      'b.xml': strToU8(zefania(bibleBook(1, 'Genesis', 'second') + bibleBook(3, 'Leviticus', 'new'))),
    })
    const { edition, report } = await run(zip)
    expect(
      edition.books.flatMap((book) =>
        book.chapters.flatMap((chapter) => chapter.verses.map((verse) => verse.content)),
      ),
    ).toEqual(['first', 'first', 'new'])
    expect(report.leftOut).toMatchObject([{ kind: 'book-duplicate', file: 'b.xml' }])
  })

  it('leaves a broken file out, with nothing of it remaining, and names line and reason', async () => {
    const good = osis('Gen', '<verse osisID="Gen.1.1">A</verse>')
    const broken = osis('Exod', '<verse osisID="Exod.1.1">B</verse>').replace('</chapter>', '\n</p>')
    const { edition, report } = await run({ 'gen.xml': good, 'exod.xml': broken })
    expect(edition.books.map((book) => book.number)).toEqual([1])
    expect(report.leftOut).toMatchObject([
      { kind: 'file-damaged', file: 'exod.xml', details: { reason: 'line 2: unexpected close tag.' } },
    ])
  })

  it('refuses when every file is broken', async () => {
    expect(await errorOf(run({ 'a.xml': '<osis>', 'b.xml': '<osis>\n' }))).toMatchObject({
      code: 'file-damaged',
      file: 'a.xml',
    })
  })
})

describe('encodings', () => {
  it('reads UTF-16 and guesses Windows-1252, which is reported', async () => {
    const text = zefania(bibleBook(1, 'Genesis', 'schön'))
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    ])
    const old = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)))
    for (const [bytes, reports] of [
      [wide, 0],
      [old, 1],
    ] as const) {
      const { edition, report } = await run(bytes)
      expect(edition.books[0]?.chapters[0]?.verses[0]?.content).toBe('schön')
      expect(report.doubts.filter((entry) => entry.kind === 'character-replaced')).toHaveLength(reports)
    }
  })
})

describe('what is no edition', () => {
  it('is refused by what it is', async () => {
    expect(await errorOf(run(''))).toEqual({ code: 'file-empty', file: 'test.xml' })
    expect(await errorOf(run('<html><body/></html>'))).toEqual({
      code: 'file-format',
      file: 'test.xml',
      recognised: 'html',
    })
    expect(await errorOf(run('{"verses": []}'))).toMatchObject({ code: 'file-format', recognised: 'json' })
    expect(await errorOf(run('<dictionary/>'))).toMatchObject({
      code: 'file-format',
      recognised: 'xml dictionary',
    })
    expect(await errorOf(run('<osis><osisText/></osis>'))).toEqual({
      code: 'file-no-verses',
      file: 'test.xml',
    })
    expect(await errorOf(run(zefania(bibleBook(76, 'Manasse', 'a'))))).toMatchObject({
      code: 'file-no-verses',
    })
  })

  it('is refused when it is hostile', async () => {
    const bomb = `<!DOCTYPE osis [<!ENTITY a "b">]>${osis('Gen', '<verse osisID="Gen.1.1">&a;</verse>')}`
    expect(await errorOf(run(bomb))).toMatchObject({ code: 'file-entities', line: 1 })
    expect(await errorOf(run(`<osis>${'<p>'.repeat(10_000)}`))).toMatchObject({ code: 'file-depth' })
    expect(await errorOf(run(osis('Gen', '').slice(0, -5)))).toMatchObject({ code: 'file-damaged', line: 1 })
  })

  it('is refused when the abbreviation asked for cannot be one', async () => {
    const text = osis('Gen', '<verse osisID="Gen.1.1">A</verse>')
    expect(await errorOf(run(text, { abbreviation: 'search' }))).toEqual({
      code: 'abbreviation-invalid',
      abbreviation: 'search',
    })
  })
})
