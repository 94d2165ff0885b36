/**
 * Imports the real editions beside the repository (../shared/texts) and compares counts with its VALIDATION.md section 1 and
 * every verse with the characters of the file, read in another way. Nothing of those texts stands here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Verse } from '../../contract/chapter'
import type { Edition, ImportReport } from './edition'
import { importEdition } from './import-edition'
import type { ReportEntry } from './sink'

const folder = fileURLToPath(new URL('../../../../shared/texts/', import.meta.url))

const decode = (label: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

interface Imported {
  edition: Edition
  report: ImportReport
}

const imported = new Map<string, Promise<Imported>>()

function importFile(path: string): Promise<Imported> {
  const known = imported.get(path)
  if (known) return known
  const options = { fileName: path, interfaceLocale: 'de', taken: new Set<string>() }
  const result = importEdition({ name: path, bytes: bytesOf(path) }, options, { decode })
  imported.set(path, result)
  return result
}

function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(folder + path))
}

/** The documents of a packed file. */
function documentsOf(path: string): string[] {
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  if (path.endsWith('.gz')) return [text(gunzipSync(bytesOf(path)))]
  return Object.values(unzipSync(bytesOf(path))).map(text)
}

function verseAt(edition: Edition, canonical: number): Verse | undefined {
  const chapter = edition.books
    .flatMap((book) => book.chapters)
    .find((one) => one.canonical === canonical - (canonical % 1000))
  return chapter?.verses.find((verse) => verse.verse === canonical % 1000)
}

function countOf(entries: readonly ReportEntry[], kind: string): number {
  return entries.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + entry.count, 0)
}

/**
 * VALIDATION.md section 1: books, chapters and verses of the 66, verses of the books 90-96 we show, numbering, language, and what
 * has to be reported. Explanations of what differs from the plain count of elements:
 * Luther: of ten further books Greek Esther, Greek Daniel and Manasseh have no number here; Sirach 7:16 is numbered 1.
 * Menge OSIS: 77 of the 79 verses that hold only a title are text: psalm titles that are verses of their own.
 * Menge Zefania: 48 elements are halves, 15 of them the only one with their number.
 * KJVA: 1 Chr 4 and Hos 14 are absent; of fourteen further books seven have a number here.
 * SVD: counted by position; 30928 verses with the labels of the file. HEBM: captions repeat 64 verses.
 * WEB: books without a number here, front matter and glossary; the letter of Jeremiah is Baruch 6. BSB: 16 verses are not in its text;
 * the older export has 31051 verses with a number of their own, 34 first verses without and one glued to its number.
 * CUV: 1 Chr 22 begins one verse late, so its missing last verse does not show.
 */
const table = `
deu-luther1912ap/luther1912ap.zefania.xml.gz 73 1189 31171 4332 org de book-unknown=3 verse-duplicate=1
deu-elb1905/elb1905.osis-books.zip           66 1189 31172    0 org de verse-empty=1
deu-menge1939/menge1939.osis.xml.gz          73 1189 31165 4022 org de book-unknown=3 verse-empty=2
deu-menge1939/menge1939.zefania.xml.gz       73 1189 31168 3995 org de book-unknown=3 verse-empty=1 verse-half=33
eng-kjv/kjv.osis.xml.gz                      66 1189 31102    0 eng en
eng-kjva/kjva.zefania.xml.gz                 73 1187 31053 4046 eng en chapter-absent=2 book-unknown=7 verse-duplicate=1
eng-asv/asv.osis.xml.gz                      66 1189 31102    0 eng en verse-empty=16
eng-oeb-us/oeb-us.osis.xml.gz                42  491 11722    0 eng en verse-empty=19
fra-lsg1910/lsg1910.zefania.xml.gz           66 1189 31102    0 eng fr
por-blivre/blivre.osis.xml.gz                66 1189 31102    0 eng pt verse-absent=1
ita-diodati1649/diodati1649.zefania.xml.gz   66 1189 31102    0 eng it
ara-svd/svd.zefania.xml.gz                   66 1189 31102    0 eng ar book-renumbered=2 book-name-replaced=65
heb-modern/hebm.zefania.xml.gz               66 1189 31102    0 eng he verse-repeated=64 book-name-replaced=66
hbo-wlc/wlc.osis-books.zip                   39  929 23213    0 org he file-skipped=1
zho-cuv/cuv.usfx.xml.gz                      66 1189 31100    0 eng zh-Hant verse-absent=3
mya-judson/judson.osis.xml.gz                66 1189 31088    0 eng my verse-absent=14
eng-web/web-classic.usfm.zip                 73 1189 31103 4104 eng en book-unknown=12 book-parts-merged=1
eng-webp/webp.usfm.zip                       66 1189 31103    0 eng en book-unknown=2
eng-webp/webp-3books.usx.zip                  3   80  2760    0 eng en
eng-bsb/bsb.usfm.zip                         66 1189 31086    0 eng en verse-absent=16
eng-bsb/bsb-older.usfm.zip                   66 1189 31086    0 eng en verse-implicit=34 verse-glued=1 verse-absent=16
spa-rv1909/rv1909.usfm.zip                   66 1189 31102    0 eng es verse-empty=18 verse-absent=0
grc-tcgnt/tcgnt.usfm.zip                     27  260  7953    0 eng grc verse-absent=4`

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
  .map(([file = '', books, chapters, verses, others, base, locale, ...reported]) => ({
    file,
    expected: {
      books: Number(books),
      chapters: Number(chapters),
      verses: Number(verses),
      others: Number(others),
      base,
      locale,
    },
    reported: reported
      .map((one) => one.split('='))
      .map(([kind = '', count]) => ({ kind, count: Number(count) })),
  }))

describe.runIf(!existsSync(folder))('without the shared texts', () => {
  it('there is nothing to import', () => {
    expect(existsSync(folder)).toBe(false)
  })
})

describe.runIf(existsSync(folder))('the shared texts', () => {
  it.each(rows)(
    '$file has the books, chapters and verses it should have',
    async ({ file, expected, reported }) => {
      const { edition, report } = await importFile(file)
      const canon = report.perBook.filter((book) => book.number <= 66)
      const verses = canon.reduce((sum, book) => sum + book.verses, 0)
      expect(file).toContain(report.format)
      expect({
        books: report.books,
        chapters: canon.reduce((sum, book) => sum + book.chapters, 0),
        verses,
        others: report.verses - verses,
        base: edition.numbering.base,
        locale: edition.locale,
      }).toEqual(expected)
      const entries = [...report.repaired, ...report.leftOut, ...report.doubts]
      expect(reported.map(({ kind }) => ({ kind, count: countOf(entries, kind) }))).toEqual(reported)
    },
  )

  it('the sum of all elements is accounted for: 71 merged verses in the Judson Bible', async () => {
    const { edition } = await importFile('mya-judson/judson.osis.xml.gz')
    const verses = edition.books.flatMap((book) => book.chapters).flatMap((chapter) => chapter.verses)
    expect(verses.filter((verse) => verse.verse_end !== undefined)).toHaveLength(71)
    expect(verses).toHaveLength(30963)
  })

  const vers = /<VERS [^>]*?(?:\/>|>(.*?)<\/VERS>)/gs
  it.each([
    // One verse number stands twice (Sirach 7:16 as 1): the two texts are one verse here.
    {
      path: 'deu-luther1912ap/luther1912ap.zefania.xml.gz',
      verse: vers,
      left: /<NOTE.*?<\/NOTE>/gs,
      joined: 1,
    },
    { path: 'fra-lsg1910/lsg1910.zefania.xml.gz', verse: vers, left: /$^/g, joined: 0 },
    { path: 'ara-svd/svd.zefania.xml.gz', verse: vers, left: /\*/g, joined: 0 },
    {
      path: 'deu-elb1905/elb1905.osis-books.zip',
      verse: /<verse [^>]*>(.*?)<\/verse>/gs,
      left: /<note.*?<\/note>/gs,
      joined: 0,
    },
    {
      path: 'eng-kjv/kjv.osis.xml.gz',
      verse: /<verse [^>]*sID[^>]*>(.*?)<verse eID/gs,
      left: /<(note|div)\b.*?<\/\1>/gs,
      joined: 0,
    },
    {
      path: 'hbo-wlc/wlc.osis-books.zip',
      verse: /<verse osisID[^>]*>(.*?)<\/verse>/gs,
      left: /<note.*?<\/note>|(?<!<)\/(?!>)/gs,
      joined: 0,
    },
    { path: 'zho-cuv/cuv.usfx.xml.gz', verse: /<v id[^>]*>(.*?)<ve\/>/gs, left: /$^/g, joined: 0 },
  ])('$path: every character of every verse is that of the file', async ({ path, verse, left, joined }) => {
    const { edition } = await importFile(path)
    const ours = edition.books.flatMap((book) => book.chapters.flatMap((chapter) => chapter.verses))
    const letters = ours.map((one) => lettersOf(one.content.replace(/[*\u2217]/g, '')))
    const theirs = documentsOf(path).flatMap((xml) =>
      [...xml.matchAll(verse)].map(([, text]) => lettersOf((text ?? '').replace(left, ''))),
    )
    const known = new Set(theirs)
    expect(letters.filter((text) => !known.has(text))).toHaveLength(joined)
    if (joined === 0) expect(letters.sort()).toEqual(theirs.sort())
  })

  it('Elberfelder Acts 15:34 is only a note', async () => {
    const { edition } = await importFile('deu-elb1905/elb1905.osis-books.zip')
    const verse = verseAt(edition, 44_015_034)
    expect(verse?.content).toBe('*')
    expect(verse?.footnotes).toHaveLength(1)
  })

  it('Menge keeps in Judith what stands under the last number of a chapter', async () => {
    const { edition } = await importFile('deu-menge1939/menge1939.osis.xml.gz')
    expect(verseAt(edition, 91_001_012)).toBeUndefined()
    expect(verseAt(edition, 91_001_011)?.content.length).toBeGreaterThan(1000)
  })

  it('Menge counts psalm titles as verses and heads chapters with the headings that stand before them', async () => {
    const { edition } = await importFile('deu-menge1939/menge1939.osis.xml.gz')
    expect(verseAt(edition, 19_003_001)?.content).toMatch(/^\p{L}.{20,80}\.$/u)
    const chapter = edition.books[0]?.chapters[25]
    expect(
      chapter?.blocks.slice(0, 3).map(({ type, level, verse, offset }) => [type, level, verse, offset]),
    ).toEqual([
      ['heading', 3, 1, 0],
      ['heading', 4, 1, 0],
      ['paragraph', undefined, 1, 0],
    ])
  })

  it('the words of Jesus are marked in Matthew 5 of the King James Version, and only they', async () => {
    const { edition } = await importFile('eng-kjv/kjv.osis.xml.gz')
    const red = (canonical: number) =>
      verseAt(edition, canonical)?.marks?.find((mark) => mark.type === 'jesus')
    const length = verseAt(edition, 40_005_003)?.content.length
    expect(red(40_005_003)).toEqual({ type: 'jesus', from: 0, to: length })
    expect([red(40_005_001), red(40_005_002), red(40_004_001)]).toEqual([undefined, undefined, undefined])
  })

  it('the Hebrew text has the written word once and the word to be read in its note', async () => {
    const { edition } = await importFile('hbo-wlc/wlc.osis-books.zip')
    const verse = verseAt(edition, 1_008_017)
    const notes = verse?.footnotes?.map((note) => note.content) ?? []
    expect(notes).toHaveLength(1)
    const read = notes[0]?.replace('Qere: ', '') ?? ''
    expect(read).toMatch(/^[\u0590-\u05FF]+$/)
    expect(verse?.content).not.toContain(read)
    const written = /([\u0590-\u05FF]+)\*/.exec(verse?.content ?? '')?.[1]
    expect(written).toMatch(/^[א-ת]+$/)
    expect(read.replace(/[^א-ת]/g, '')).toContain('י')
  })

  it('no Hebrew verse has a slash of the segmentation left', async () => {
    const { edition } = await importFile('hbo-wlc/wlc.osis-books.zip')
    const verses = edition.books.flatMap((book) => book.chapters).flatMap((chapter) => chapter.verses)
    expect(verses.filter((verse) => verse.content.includes('/'))).toEqual([])
  })

  it('the Arabic Bible has Chronicles and Ezra by their position', async () => {
    const { report } = await importFile('ara-svd/svd.zefania.xml.gz')
    const chapters = report.perBook
      .filter((book) => [13, 14, 15].includes(book.number))
      .map((book) => book.chapters)
    expect(chapters).toEqual([29, 36, 10])
  })

  it('the French text keeps the numbers of the print that stand inside its verses', async () => {
    const { edition } = await importFile('fra-lsg1910/lsg1910.zefania.xml.gz')
    const verses = edition.books.flatMap((book) => book.chapters).flatMap((chapter) => chapter.verses)
    const numbers = verses.flatMap((verse) => verse.content.match(/\(\d+:\d+\)/g) ?? [])
    expect(numbers).toHaveLength(1471)
    expect(verseAt(edition, 19_003_001)?.content).toMatch(/^\(3:1\) .*\(3:2\) /)
  })

  it.each(rows)('$file has a mark in the text for every note', async ({ file }) => {
    const { edition } = await importFile(file)
    const verses = edition.books.flatMap((book) => book.chapters).flatMap((chapter) => chapter.verses)
    const marksOf = (content: string) => content.split('*').length - 1
    expect(verses.filter((verse) => marksOf(verse.content) !== (verse.footnotes?.length ?? 0))).toEqual([])
  })

  it('there is no edition here that the table forgets, but for verse records in JSON', () => {
    const files = readdirSync(folder, { recursive: true }).map(String)
    const ours = files
      .filter((file) => /\.(gz|zip)$/.test(file) && !file.includes('.bolls.'))
      .map((file) => file.replaceAll('\\', '/'))
    expect(ours.sort()).toEqual(rows.map((row) => row.file).sort())
  })
})

/** The characters of a text without markup, white space and entities. */
function lettersOf(xml: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
  return xml
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s/g, '')
}
