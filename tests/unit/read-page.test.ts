import { beforeAll, describe, expect, it } from 'vitest'
import { furtherChapters, furtherNodes } from '#core/scripture/reading/further-chapters'
import type { PageSource } from '#core/scripture/reading/page-source'
import { readingTitle } from '#core/scripture/reading/page-title'
import { type PageReading, readPage } from '#core/scripture/reading/read-page'
import { readingNode } from '#core/scripture/reading/reading-node'
import { wholeCode } from '#core/scripture/reading/whole-code'
import { printHtml } from '#core/scripture/text/node'
import words from '../../core/languages/en/scripture.json'
import { starterSource } from '../support/editions/starter-source'

let source: PageSource

beforeAll(async () => {
  source = await starterSource(['SDE', 'SEN', 'SAR', 'SHE'])
})

const read = (abbreviations: string, passage?: string, locale = 'de') =>
  readPage(source, { abbreviations: abbreviations.split('.'), passage, locale }, wholeCode)
const addressOf = (reading: PageReading) => (reading.kind === 'found' ? reading.data.address : undefined)

describe('readPage', () => {
  it.each([
    ['SDE', 'Joh3,16', '/SDE/Joh3,16', 43_003_000],
    ['sde', 'Joh 3,16', '/SDE/Joh3,16', 43_003_000],
    ['SDE', 'John3:16-18', '/SDE/Joh3,16-18', 43_003_000],
    ['SDE', '43003016', '/SDE/Joh3,16', 43_003_000],
    ['SDE', '43003000', '/SDE/Joh3', 43_003_000],
    ['SDE', 'Joh3', '/SDE/Joh3', 43_003_000],
    ['SDE', undefined, '/SDE/1Mo1', 1_001_000],
    ['SEN', 'Joh3,16', '/SEN/John3:16', 43_003_000],
    ['SEN.SDE', 'Jonah 2', '/SEN.SDE/Jonah2', 32_002_000],
    ['SDE', 'Joh3,16a', '/SDE/Joh3,16a', 43_003_000],
    ['SDE', 'Joh 3,16b-17a', '/SDE/Joh3,16b-17a', 43_003_000],
    ['SDE', 'Joh 3,16b.18a; Mk 4,1c', '/SDE/Joh3,16b.18a;Mk4,1c', 43_003_000],
    ['SDE', 'Philipper', '/SDE/Phil1', 50_001_000],
  ])('reads %s %s as %s', async (abbreviations, passage, path, chapter) => {
    const address = addressOf(await read(abbreviations, passage))
    expect(address?.path).toBe(path)
    expect(address?.chapter).toBe(chapter)
  })

  it('marks the verses of the first place and offers the other places', async () => {
    const address = addressOf(await read('SDE', 'Joh 3,16-18.20; Mk 4,1'))
    expect(address?.marked).toEqual([
      { from: 43_003_016, to: 43_003_018 },
      { from: 43_003_020, to: 43_003_020 },
    ])
    expect(address?.others).toEqual([{ from: 41_004_001, to: 41_004_001 }])
    expect(address?.path).toBe('/SDE/Joh3,16-18.20;Mk4,1')
  })

  it('names the code it lacks, and turns chapters without the parser', async () => {
    const bare = (abbreviations: string, passage: string) =>
      readPage(source, { abbreviations: abbreviations.split('.'), passage, locale: 'de' }, {})
    expect(await bare('SDE', 'Joh3')).toEqual(await read('SDE', 'Joh3'))
    expect(await bare('SDE', 'Joh 3')).toEqual({ kind: 'code-missing', part: 'resolveAnywhere' })
    expect(await bare('SDE.SEN', 'Joh3')).toEqual({ kind: 'code-missing', part: 'comparing' })
  })

  it('brings the chapters other numberings put the same text in', async () => {
    const reading = await read('SDE.SEN', 'Jona2')
    const chapters =
      reading.kind === 'found'
        ? reading.data.chapters.map(({ abbreviation, chapter }) => [abbreviation, chapter.canonical])
        : []
    expect(chapters).toEqual([
      ['SDE', 32_002_000],
      ['SEN', 32_001_000],
      ['SEN', 32_002_000],
    ])
  })

  it('says which editions lack the text', async () => {
    const reading = await read('SDE.SAR', 'Mk3')
    expect(reading.kind === 'found' && reading.absent).toEqual(['SAR'])
  })

  it('says what is missing on the device', async () => {
    const bare = await starterSource(['SDE'], () => false)
    const reading = await readPage(bare, { abbreviations: ['SDE'], passage: 'Joh1', locale: 'de' }, wholeCode)
    expect(reading.kind === 'found' && reading.missing).toEqual([
      { abbreviation: 'SDE', canonical: 43_001_000 },
    ])
  })

  it('reads a passage in every language, and says whose names are not here', async () => {
    expect(addressOf(await read('SAR', 'Joh1', 'ar'))?.path).toBe('/SAR/يو1')
    expect(addressOf(await read('SHE', 'Giovanni 1,2', 'he'))?.chapter).toBe(43_001_000)
    const names: PageSource['names'] = async (locale) =>
      ['ar', 'en', 'fr'].includes(locale) ? source.names(locale) : undefined
    const readHere = (passage: string) =>
      readPage({ ...source, names }, { abbreviations: ['SAR'], passage, locale: 'ar' }, wholeCode)
    expect(addressOf(await readHere('Jn1'))?.path).toBe('/SAR/يو1')
    expect(await readHere('Johannes1')).toMatchObject({
      kind: 'passage-unknown',
      locales: ['de', 'es', 'pt', 'it', 'fa', 'he'],
    })
    expect(await read('SAR', 'Liebe und Licht', 'ar')).not.toHaveProperty('locales')
  })

  it('offers the nearest place for one that does not exist', async () => {
    expect(await read('SDE', 'Joh 22')).toEqual({
      kind: 'passage-unknown',
      passage: 'Joh 22',
      nearest: '/SDE/Joh21',
      understood: 'Johannes 21',
    })
  })

  it('answers words that are no passage, and unknown editions', async () => {
    expect((await read('SDE', 'Liebe und Licht')).kind).toBe('passage-unknown')
    expect(await read('XYZ', 'Joh1')).toEqual({ kind: 'edition-unknown', abbreviation: 'XYZ' })
  })

  it('never throws, whatever an address holds', async () => {
    for (const passage of [
      '%',
      '\ud800',
      'x'.repeat(2000),
      '0',
      '99999999',
      '..',
      'Joh' + '9'.repeat(400),
      '<script>',
    ]) {
      expect(['passage-unknown', 'found']).toContain((await read('SDE', passage)).kind)
    }
  })
})

describe('a passage over several chapters', () => {
  const passage = async (words: string, from: PageSource = source) => {
    const reading = await readPage(from, { abbreviations: ['SDE'], passage: words, locale: 'de' }, wholeCode)
    if (reading.kind !== 'found') throw new Error(reading.kind)
    return reading
  }
  const htmlOf = ({ data }: Awaited<ReturnType<typeof passage>>) =>
    furtherNodes(data, words, 'de').map(printHtml)

  it('brings all of them, and is titled after them', async () => {
    const reading = await passage('Mk4-6')
    expect(reading.data.chapters.map(({ chapter }) => chapter.canonical)).toEqual([41_004_000])
    expect(reading.data.further?.map(({ chapter }) => chapter.canonical)).toEqual([41_005_000, 41_006_000])
    expect(readingTitle(reading.data, 'de')).toBe('Markus 4–6 (SDE)')
    expect(readingTitle((await passage('Mk1,40-2,12')).data, 'de')).toBe('Markus 1,40–2,12 (SDE)')
  })

  it('is drawn without one id twice, with the ways on after the last', async () => {
    const reading = await passage('Mk4-6')
    const first = readingNode(reading.data, words, 'de', wholeCode)
    const html = [first ? printHtml(first) : '', ...htmlOf(reading)]
    expect(html.map((one) => /<h1[^>]*>([^<]*)/.exec(one)?.[1])).toEqual([
      'Markus 4',
      'Markus 5',
      'Markus 6',
      undefined,
    ])
    const ids = [...html.join('').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html.map((one) => one.includes('class="turn"'))).toEqual([false, false, false, true])
    expect(html.at(-1)).toMatch(/href="\/SDE\/Mk3".*href="\/SDE\/Mk7"/)
  })

  it('is a link where a chapter is not here, and nothing is missing for it', async () => {
    const bare = await starterSource(['SDE'], (canonical) => canonical !== 41_005_000)
    const reading = await passage('Mk4-6', bare)
    expect(reading.missing).toEqual([])
    expect(furtherChapters(reading.data, 'de').map(({ state }) => state)).toEqual(['missing', 'here'])
    expect(htmlOf(reading)[0]).toContain('href="/SDE/Mk5"')
  })

  it('says which chapter the edition lacks', async () => {
    const reading = await passage('Mk16-Lk1')
    expect(furtherChapters(reading.data, 'de').map(({ heading, state }) => [heading, state])).toEqual([
      ['Lukas 1', 'absent'],
    ])
  })

  it('marks the verses of its further chapters, and whole chapters not at all', async () => {
    const markedIn = async (words: string) =>
      furtherChapters((await passage(words)).data, 'de').map(({ page }) => page.address.marked)
    expect(await markedIn('Mk1,40-2,12')).toEqual([[{ from: 41_002_001, to: 41_002_012 }]])
    expect(await markedIn('Mk1-2')).toEqual([[]])
  })
})

describe('what is drawn', () => {
  const html = async (abbreviations: string, passage: string) => {
    const reading = await read(abbreviations, passage)
    const node = reading.kind === 'found' && readingNode(reading.data, words, 'en', wholeCode)
    return node ? printHtml(node) : ''
  }

  it('titles a page after its first place', async () => {
    const reading = await read('SDE.SEN', 'Joh3,16')
    expect(reading.kind === 'found' && readingTitle(reading.data, 'de')).toBe('Johannes 3,16 (SDE, SEN)')
  })

  it.each([
    ['SDE', 'Joh1,6.10-11.35', 'Johannes 1,6.10–11.35 (SDE)'],
    ['SEN', 'John1:6,10-11,35', 'John 1:6,10–11,35 (SEN)'],
    ['SHE', 'יוח1:6,10', 'יוחנן 1:6,10 (SHE)'],
    ['SAR', 'يو1:6,10', 'يوحنا ١\u200F:\u200F٦\u200F،\u200F١٠ (SAR)'],
  ])('titles a page of %s after all verses it marks: %s', async (abbreviation, passage, title) => {
    const reading = await read(abbreviation, passage)
    expect(reading.kind === 'found' && readingTitle(reading.data, 'de')).toBe(title)
  })

  it('puts the verse Jonah 1:17 of the English edition beside 2:1 of the German one', async () => {
    const rows =
      (await html('SDE.SEN', 'Jona2')).match(
        /<div class="row" data-kind="text" data-row="1".*?(?=<div class="row")/s,
      )?.[0] ?? ''
    expect(rows).toContain('data-v="1"')
    expect(rows).toContain('id="SEN-v17"')
  })

  it('draws numbers in the digits of the edition', async () => {
    expect(await html('SAR', 'Ps23')).toContain('>٢</a>')
    expect(await html('SHE', 'Ps23')).toContain('>2</a>')
  })

  it('numbers footnotes in running order and links mark and note both ways', async () => {
    const text = await html('SEN', 'John1')
    const marks = [...text.matchAll(/id="fr(\d+)" href="#fn(\d+)"/g)].map(([, mark, note]) => [mark, note])
    expect(marks.length).toBeGreaterThan(2)
    expect(marks).toEqual(marks.map((_, index) => [String(index + 1), String(index + 1)]))
    for (const [mark] of marks) expect(text).toContain(`href="#fr${mark}" role="doc-backlink"`)
  })
})
